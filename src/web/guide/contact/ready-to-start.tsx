import type { SiteInfo } from "#contract/page-context.ts";
import { ContactButton } from "#web/lead-form/contact-button.tsx";
import styles from "./contact.module.css";

/** At the end of the first chapter: the way to the partner. */
export function ReadyToStart({ site: { partnerName } }: { site: SiteInfo }) {
  return (
    <section className={styles.ready} aria-labelledby="ready-to-get-started">
      <h2 id="ready-to-get-started">Ready to Get Started?</h2>
      <p>
        {partnerName} is a registered bond originator: one application goes to several banks, at no cost to
        you. You leave your details, and somebody calls you back.
      </p>
      <ContactButton
        variant="guide"
        partnerName={partnerName}
        label="Get Property Financing Help"
        name="edu_ready_open_contact"
        look="primary"
      />
    </section>
  );
}
