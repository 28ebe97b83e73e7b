import { ButtonLink } from "#web/components/button/button.tsx";
import { links } from "#web/site/addresses.ts";
import { learning } from "./landing.content.ts";
import styles from "./learning.module.css";

/** The section on the Buyer Guide, with its chapters. */
export function Learning() {
  return (
    <section className={styles.learning} aria-labelledby="learning-title">
      <div className={styles.words}>
        <h2 id="learning-title">{learning.title}</h2>
        <p>{learning.text}</p>
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
      <ol className={styles.chapters} aria-label="Chapters of the Buyer Guide">
        {learning.chapters.map(({ path, label }) => (
          <li key={path}>
            <a href={path}>{label}</a>
          </li>
        ))}
      </ol>
    </section>
  );
}
