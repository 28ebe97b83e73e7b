import { Part } from "#web/components/part/part.tsx";
import { noBreakSpace } from "#web/format/rand.ts";
import type { Question } from "#web/site/structured-data.ts";
import styles from "./questions.module.css";

/** The questions that people ask about a tool's subject, in one part, and where to go on. */
export function Questions({ questions, links }: AnswerWords) {
  return (
    <section className={`page-width ${styles.words}`} aria-label="Questions and answers">
      <Part title="Questions" result={`${questions.length} answered`}>
        <div className={styles.answers}>
          {questions.map(({ question, answer }) => (
            <div key={question}>
              <h3>{question}</h3>
              <p>{answer}</p>
            </div>
          ))}
        </div>
      </Part>
      {links.length > 0 && (
        <p>
          Go on:{" "}
          {links.map(({ label, path }, index) => (
            <span key={path}>
              {index > 0 && `${noBreakSpace}· `}
              <a href={path}>{label}</a>
            </span>
          ))}
        </p>
      )}
    </section>
  );
}

/** What a tool's page says under the tool, for readers and for search engines. */
export type AnswerWords = {
  questions: readonly Question[];
  /** Where to read more, or to go on. */
  links: readonly { label: string; path: string }[];
};
