import styles from "./features.module.css";
import { features } from "./landing.content.ts";

/** What the site offers, a line each with a link. */
export function Features() {
  return (
    <section id="features" aria-labelledby="features-title">
      <h2 id="features-title">Six tools for one decision</h2>
      <ul className={styles.lines}>
        {features.map(({ title, name, text, href, leaf, clay }) => (
          <li key={title}>
            <svg viewBox="0 0 64 40" width="48" height="30" aria-hidden="true">
              <path d={leaf} />
              <path className={styles.clay} d={clay} />
            </svg>
            <h3>{title}</h3>
            <p>{text}</p>
            {/* The whole line can be pressed; a screen reader hears one short link. */}
            <a href={href} data-track-event="feature_click" data-track-name={name}>
              Explore<span className="visually-hidden"> {title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
