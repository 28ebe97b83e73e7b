import type { SiteInfo } from "#contract/page-context.ts";
import { ContactButton } from "#web/lead-form/contact-button.tsx";
import styles from "./contact.module.css";

type HelpBoxProps = {
  site: SiteInfo;
  /** Where the chapter itself ends with the page's one filled button: on a phone that one is enough. */
  quiet?: boolean;
};

/** Beside every chapter: the way to the partner. */
export function HelpBox({ site, quiet }: HelpBoxProps) {
  return (
    <aside className={quiet ? `${styles.help} ${styles.quiet}` : styles.help} aria-labelledby="expert-help">
      <p id="expert-help" className={styles.title}>
        Need Expert Help?
      </p>
      <p>Connect with professional loan originators</p>
      <ContactButton
        variant="guide"
        site={site}
        label="Get Property Financing Help"
        name="edu_sidebar_open_contact"
        look={quiet ? "secondary" : "primary"}
      />
    </aside>
  );
}
