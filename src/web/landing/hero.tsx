import type { ReactNode } from "react";
import styles from "./hero.module.css";
import { hero, trustBadges, ways } from "./landing.content.ts";

type HeroProps = {
  /** The first answer, on its curve. */
  answer?: ReactNode;
  /** The questions of each situation. */
  doors?: ReactNode;
  /** The button that opens the contact dialog. */
  children: ReactNode;
};

/** The first screens: the promise and one working answer over three doors, and in plain lines the ways and the badges. */
export function Hero({ answer, doors, children }: HeroProps) {
  return (
    <section id="home" className={`page-width ${styles.hero}`} aria-labelledby="headline">
      <div className={styles.top}>
        <div className={styles.words}>
          <h1 id="headline">{hero.headline}</h1>
          <p className={styles.lead}>{hero.lead}</p>
        </div>
        {answer}
      </div>
      {doors}
      <nav className={styles.ways} aria-label="Calculators and guides">
        <ul>
          {ways.map(({ label, name, href }) => (
            <li key={href}>
              <a href={href} data-track-event="cta_click" data-track-name={name}>
                {label}
              </a>
            </li>
          ))}
          <li>{children}</li>
        </ul>
      </nav>
      <ul className={styles.badges}>
        {trustBadges.map(({ title, meaning }) => (
          <li key={title}>
            {title}
            {meaning}
          </li>
        ))}
      </ul>
    </section>
  );
}
