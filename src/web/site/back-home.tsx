import { links } from "./addresses.ts";
import styles from "./header.module.css";

type BackHomeProps = {
  /** What analytics call a press. */
  event: "nav_click" | "edu_header_click";
  /** Whether any phone has room for "Back" only, and not just the narrowest. */
  short?: boolean;
};

/** The way home in the header of the calculators, the tools and the guide. */
export function BackHome({ event, short = false }: BackHomeProps) {
  return (
    <a className={styles.back} href={links.home} data-track-event={event} data-track-name="back_home">
      <span aria-hidden="true">←</span>
      <span>
        Back<span className={short ? styles.home : styles.longHome}> to Home</span>
      </span>
    </a>
  );
}
