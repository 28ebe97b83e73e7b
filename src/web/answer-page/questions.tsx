import { Disclosure, Question } from "#web/components/disclosure/disclosure.tsx";
import { noBreakSpace } from "#web/format/rand.ts";
import type { Question as Asked } from "#web/site/structured-data.ts";
import styles from "./questions.module.css";

/** The questions that people ask about a tool's subject, and where to go on. */
export function Questions({ questions, links }: AnswerWords) {
  return (
    <section className={`page-width ${styles.words}`} aria-label="Questions and answers">
      <h2>Questions</h2>
      <div>
        {questions.map(({ question, answer }) => (
          <Disclosure key={question} summary={<Question>{question}</Question>} printed="nothing">
            <p>{answer}</p>
          </Disclosure>
        ))}
      </div>
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
  questions: readonly Asked[];
  /** Where to read more, or to go on. */
  links: readonly { label: string; path: string }[];
};
