import { day } from "#web/format/day.ts";
import styles from "./offline-notice.module.css";

/**
 * In every page, but visible only in one that was kept on the device: the service worker marks it. So a
 * kept page has its own date and needs no script to show it.
 */
export function OfflineNotice({ today }: { today: string }) {
  return (
    <aside className={styles.notice} aria-label="Offline">
      <p>
        You seem to be offline. Figures as of {day(today)}.{" "}
        {/* biome-ignore lint/a11y/useValidAnchor: an empty address is this page itself, fetched again */}
        <a href="">Try again</a>
      </p>
    </aside>
  );
}
