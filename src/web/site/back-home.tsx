import { links } from "./addresses.ts";
import styles from "./header.module.css";

/** The name of a press in analytics. */
export type BackEvent = "nav_click" | "edu_header_click";

/** The quiet link home of the calculators, the tools and the guide: a phone has room for "Home". */
export function BackHome({ event }: { event: BackEvent }) {
  return (
    <a className={styles.back} href={links.home} data-track-event={event} data-track-name="back_home">
      <span aria-hidden="true">←</span>
      <span>
        <span className={styles.backTo}>Back to </span>Home
      </span>
    </a>
  );
}
