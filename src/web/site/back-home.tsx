import { links } from "./addresses.ts";
import styles from "./header.module.css";

type BackHomeProps = {
  /** The name of a press in analytics. */
  event: "nav_click" | "edu_header_click";
  /** Whether all phones have room for "Back" only, not just the narrowest. */
  short?: boolean;
};

/** The link home in the header of the calculators, the tools and the guide. */
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
