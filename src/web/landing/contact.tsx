import type { ReactNode } from "react";
import type { SiteInfo } from "#contract/page-context.ts";
import { ButtonLink } from "#web/components/button/button.tsx";
import { additionalServices } from "#web/lead-form/lead-variants.ts";
import { Services } from "#web/lead-form/services.tsx";
import { links } from "#web/site/addresses.ts";
import { partnerTitle } from "#web/site/partner-title.ts";
import styles from "./contact.module.css";
import { contact } from "./landing.content.ts";

type ContactProps = {
  site: SiteInfo;
  /** The button that opens the contact dialog. */
  children: ReactNode;
};

/** The last section: continue alone, or ask the partner. */
export function Contact({ site, children }: ContactProps) {
  return (
    <section id="contact" className={styles.contact} aria-labelledby="contact-title">
      <h2 id="contact-title">{contact.title}</h2>
      <p>
        {site.partnerName} is a {partnerTitle(site)} that applies to several banks at no cost to you.
      </p>
      <div className={styles.calls}>
        {children}
        <ButtonLink
          look="quiet"
          href={links.calculators}
          data-track-event="cta_click"
          data-track-name="use_free_calculators"
        >
          Use Free Calculators
        </ButtonLink>
      </div>
      <p>
        Or write to <a href={`mailto:${site.email}`}>{site.email}</a>.
      </p>
      <Services services={additionalServices} />
    </section>
  );
}
