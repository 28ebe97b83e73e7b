import { loanDefaults } from "#calculations/loan/loan-amount.ts";
import { toolsBySituation } from "#contract/tools.ts";
import { rand } from "#web/format/rand.ts";
import { type OtherExamples, otherQuestions } from "#web/site/other-questions.tsx";
import { ToolAnswers, type ToolExamples } from "#web/site/tool-answers.tsx";
import styles from "./doors.module.css";
import { doors } from "./landing.content.ts";

type DoorsProps = { examples: ToolExamples; others: OtherExamples };

/** Three doors, one for each situation; behind each are its questions with a worked answer. One is open at a time, on paper all. */
export function Doors({ examples, others }: DoorsProps) {
  const questions = otherQuestions(others);
  return (
    <div className={styles.doors}>
      {toolsBySituation().map(({ group, title, ids }) => (
        <details key={group} name="doors" className={styles.door}>
          <summary data-track-event="nav_click" data-track-name={`door_${group}`}>
            <svg viewBox="0 0 28 46" width="28" height="46" aria-hidden="true">
              <path d="M3 40V3h22v37M0 40h28" />
              <path className={styles.shut} d="M20 22v.1" />
              <path className={styles.open} d="M3 3l12 5v36L3 40M11.5 25v.1" />
            </svg>
            <h2>{title}</h2>
            <p>{doors[group]}</p>
          </summary>
          <p>
            Worked out for <span data-rows-for="">{rand(loanDefaults.purchasePrice)}</span>. The tools open
            with the same price.
          </p>
          <ToolAnswers ids={ids} examples={examples}>
            {questions[group]}
          </ToolAnswers>
        </details>
      ))}
    </div>
  );
}
