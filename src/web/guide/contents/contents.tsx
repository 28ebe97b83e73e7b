import { firstSentence } from "#web/format/first-sentence.ts";
import { chapters } from "../chapters.ts";
import { Illustration } from "../illustration/illustration.tsx";
import type { ChapterId } from "../section-text.ts";
import type { ChapterAnswers } from "./chapter-answers.ts";
import styles from "./contents.module.css";

/** The front of the guide: its chapters in order, each with its drawing and with what it says first. */
export function Contents({ answers }: { answers: ChapterAnswers }) {
  return (
    <section className={styles.contents} aria-labelledby="contents-title">
      <h1 id="contents-title">The Buyer Guide in six chapters</h1>
      <p className={styles.lead}>
        Begin with the first, or open the one you need. Below them are{" "}
        <a href="#articles">articles by topic</a>.
      </p>
      <ol className={styles.chapters}>
        {chapters.map(({ id, path, label }) => {
          const { figure, words } = answers[id as ChapterId];
          return (
            <li key={id}>
              <a href={path} data-track-event="edu_nav_click" data-track-name={id}>
                <Illustration id={id} />
                <strong>{label}</strong>
                <span>
                  <b className="figures">{figure}</b> {firstSentence(words)}
                </span>
              </a>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
