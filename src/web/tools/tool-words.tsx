import { Disclosure, Question } from "#web/components/disclosure/disclosure.tsx";
import type { ToolContent } from "./tool-content.ts";
import styles from "./tool-words.module.css";

/** The questions that people ask about a tool's subject, and where to go on. */
export function ToolWords({ questions, links }: ToolContent) {
  return (
    <section className={`page-width ${styles.words}`} aria-label="Questions and answers">
      <h2>Questions</h2>
      {questions.map(({ question, answer }) => (
        <Disclosure key={question} summary={<Question>{question}</Question>} printed="nothing">
          <p>{answer}</p>
        </Disclosure>
      ))}
      {links.length > 0 && (
        <p>
          Go on:{" "}
          {links.map(({ label, path }, index) => (
            <span key={path}>
              {index > 0 && " · "}
              <a href={path}>{label}</a>
            </span>
          ))}
        </p>
      )}
    </section>
  );
}
