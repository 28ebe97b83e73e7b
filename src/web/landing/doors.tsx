import { loanDefaults } from "#calculations/loan/loan-amount.ts";
import { toolsBySituation } from "#contract/tools.ts";
import { rand } from "#web/format/rand.ts";
import { type OtherExamples, otherQuestions } from "#web/site/other-questions.tsx";
import { ToolAnswers, type ToolExamples } from "#web/site/tool-answers.tsx";
import styles from "./doors.module.css";
import { HouseLine } from "./house-line.tsx";
import { doors } from "./landing.content.ts";

type DoorsProps = { examples: ToolExamples; others: OtherExamples };

/** Three doors under one roof, one for each situation; behind each are its questions with a worked answer. One is open at a time, on paper all. */
export function Doors({ examples, others }: DoorsProps) {
  const questions = otherQuestions(others);
  return (
    <div className={styles.doors}>
      <HouseLine />
      {toolsBySituation().map(({ group, title, ids }) => (
        <details key={group} name="doors" className={styles.door}>
          <summary data-track-event="nav_click" data-track-name={`door_${group}`}>
            <svg viewBox="0 0 56 88" width="28" height="44" aria-hidden="true">
              <path d="M3 88V3h50v85" />
              <path className={styles.shut} d="M9 88V9h38v79M16 17h24v25H16zm0 33h24v30H16zm26-4v.1" />
              <path className={styles.open} d="M9 88V9l24 9v79L9 88M28 56v.1" />
            </svg>
            <h2>{title}</h2>
            <p>{doors[group]}</p>
          </summary>
          <p>
            Worked out for <span data-rows-for="">{rand(loanDefaults.purchasePrice)}</span>
            <span data-rows-own="" hidden>
              {" "}
              and the numbers you entered
            </span>
            . The tools open with the same.
          </p>
          <ToolAnswers ids={ids} examples={examples}>
            {questions[group]}
          </ToolAnswers>
        </details>
      ))}
    </div>
  );
}
