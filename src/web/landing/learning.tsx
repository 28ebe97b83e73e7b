import type { ReactNode } from "react";
import { ButtonLink } from "#web/components/button/button.tsx";
import { links } from "#web/site/addresses.ts";
import { learning } from "./landing.content.ts";
import styles from "./learning.module.css";

/** The section on the Buyer Guide; `children` are its chapters. */
export function Learning({ children }: { children?: ReactNode }) {
  return (
    <section className={styles.learning} aria-labelledby="learning-title">
      <div className={styles.words}>
        <h2 id="learning-title">{learning.title}</h2>
        <div className={styles.calls}>
          <ButtonLink
            look="quiet"
            href={links.education}
            data-track-event="cta_click"
            data-track-name="start_learning"
          >
            Start Learning
          </ButtonLink>
          <ButtonLink
            look="quiet"
            href={links.calculators}
            data-track-event="cta_click"
            data-track-name="try_calculators"
          >
            Try Calculators
          </ButtonLink>
        </div>
      </div>
      {children}
    </section>
  );
}
