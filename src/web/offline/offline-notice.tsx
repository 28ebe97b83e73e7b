import { day } from "#web/format/day.ts";
import styles from "./offline-notice.module.css";

/**
 * Stands in every page and shows only in one that was kept on the device: the service worker marks it. So a
 * kept page carries its own date, and no script is needed to say it.
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
