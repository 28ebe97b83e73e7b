import type { ReactNode } from "react";
import styles from "./hero.module.css";
import { HouseLine } from "./house-line.tsx";
import { hero, trustBadges, ways } from "./landing.content.ts";

type HeroProps = {
  /** The first answer, with its slider. */
  answer?: ReactNode;
  /** The button that opens the contact dialog. */
  children: ReactNode;
};

/** The first screen: the promise, one working answer, and links to everything else. */
export function Hero({ answer, children }: HeroProps) {
  return (
    <section id="home" className={`page-width ${styles.hero}`} aria-labelledby="headline">
      <div className={styles.top}>
        <div className={styles.words}>
          <h1 id="headline">{hero.headline}</h1>
          <p className={styles.lead}>{hero.lead}</p>
        </div>
        {answer}
        <div className={styles.help}>{children}</div>
        <HouseLine />
      </div>
      <nav aria-label="Calculators and guides">
        <ul className={styles.ways}>
          {ways.map(({ question, label, name, href }) => (
            <li key={href}>
              <a href={href} data-track-event="cta_click" data-track-name={name}>
                <span className={styles.question}>{question}</span>
                <span className={styles.label}>{label}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <dl className={styles.badges}>
        {trustBadges.map(({ title, meaning }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
