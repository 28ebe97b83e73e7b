import type { SiteInfo } from "#contract/page-context.ts";
import { ContactButton } from "#web/lead-form/contact-button.tsx";
import styles from "./contact.module.css";

type HelpBoxProps = {
  site: SiteInfo;
  /** In the sidebar; only there, where the chapter itself ends with the same button; or in a row of the guide's front. */
  place: keyof typeof places;
};

const places = {
  sidebar: styles.help,
  wide: `${styles.help} ${styles.wide}`,
  row: `${styles.help} ${styles.row}`,
} as const;

/** On every page of the guide: the way to the partner. */
export function HelpBox({ site, place }: HelpBoxProps) {
  return (
    <aside className={places[place]} aria-labelledby="expert-help">
      <p id="expert-help" className={styles.title}>
        Need Expert Help?
      </p>
      <p>Connect with professional loan originators</p>
      <ContactButton
        variant="guide"
        site={site}
        label="Get Property Financing Help"
        name="edu_sidebar_open_contact"
        look="secondary"
      />
    </aside>
  );
}
