import type { SiteInfo } from "#contract/page-context.ts";
import { ContactButton } from "#web/lead-form/contact-button.tsx";
import { partnerTitle } from "#web/site/partner-title.ts";
import styles from "./contact.module.css";

/** At the end of the first chapter: the way to the partner. */
export function ReadyToStart({ site }: { site: SiteInfo }) {
  return (
    <section className={styles.ready} aria-labelledby="ready-to-get-started">
      <h2 id="ready-to-get-started">Ready to Get Started?</h2>
      <p>
        {site.partnerName} is a {partnerTitle(site)}: one application goes to several banks, at no cost to
        you. You leave your details, and somebody calls you back.
      </p>
      <ContactButton
        variant="guide"
        site={site}
        label="Get Property Financing Help"
        name="edu_ready_open_contact"
        look="primary"
      />
    </section>
  );
}
