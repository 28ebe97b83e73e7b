import { ButtonLink } from "#web/components/button/button.tsx";
import { links } from "#web/site/addresses.ts";
import { Mark } from "#web/site/mark.tsx";
import styles from "./guide-header.module.css";

/** The head of every page of the guide. */
export function GuideHeader() {
  return (
    <header className={styles.header}>
      <div className={styles.inside}>
        <a
          className={styles.back}
          href={links.home}
          data-track-event="edu_header_click"
          data-track-name="back_home"
        >
          <span aria-hidden="true">←</span>
          <span>
            Back<span className={styles.wide}> to Home</span>
          </span>
        </a>
        <div className={styles.title}>
          <Mark />
          <div>
            <p className={styles.name}>Buyer Guide</p>
            <p className={styles.subtitle}>Complete property investment education</p>
          </div>
        </div>
        <ButtonLink
          className={styles.calculator}
          href={links.calculators}
          data-track-event="edu_header_click"
          data-track-name="calculator_cta"
        >
          Calculator
        </ButtonLink>
      </div>
    </header>
  );
}
