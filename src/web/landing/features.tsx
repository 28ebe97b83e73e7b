import { SmallCurveDrawing } from "#web/components/chart/small-curve.tsx";
import type { FeatureAnswers } from "#web/site/feature-answers.ts";
import styles from "./features.module.css";
import { features } from "./landing.content.ts";

/** What the site offers: each with what it answers, and a link. */
export function Features({ answers }: { answers: FeatureAnswers }) {
  return (
    <section id="features" aria-labelledby="features-title">
      <div className={styles.head}>
        <h2 id="features-title">Six tools for one decision</h2>
        <p>For {answers.price}, or what each tool opens with.</p>
      </div>
      <ul className={styles.tools}>
        {features.map(({ title, name, text, more, href }) => (
          <li key={title}>
            <h3>{title}</h3>
            <b className="figures">{answers[name].figure}</b>
            <p>
              <span>
                {text(answers[name].also ?? "")}
                <span className={styles.more}>{more(answers[name].also ?? "")}</span>
              </span>{" "}
              {/* The whole row can be pressed; a screen reader hears one short link. */}
              <a href={href} data-track-event="feature_click" data-track-name={name}>
                Explore<span className="visually-hidden"> {title}</span>
              </a>
            </p>
            <SmallCurveDrawing {...answers[name].curve} />
          </li>
        ))}
      </ul>
    </section>
  );
}
