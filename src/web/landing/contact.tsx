import type { ReactNode } from "react";
import type { SiteInfo } from "#contract/page-context.ts";
import { ButtonLink } from "#web/components/button/button.tsx";
import { noBreakSpace } from "#web/format/rand.ts";
import { additionalServices } from "#web/lead-form/lead-variants.ts";
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
      <div className={styles.notes}>
        <p>You can also ask about: {additionalServices.join(`${noBreakSpace}· `)}.</p>
        <p>
          Or write to <a href={`mailto:${site.email}`}>{site.email}</a>. A pre-approval is a preliminary
          assessment, not a final grant, and often expires, for example after 60–90 days.
        </p>
      </div>
    </section>
  );
}
