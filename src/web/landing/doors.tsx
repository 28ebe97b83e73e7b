import { toolsBySituation } from "#contract/tools.ts";
import { ToolAnswers, type ToolExamples } from "#web/site/tool-answers.tsx";
import styles from "./doors.module.css";
import { doors } from "./landing.content.ts";

/** Three doors, one for each situation; behind each are its questions with a worked answer. On paper all are open. */
export function Doors({ examples }: { examples: ToolExamples }) {
  return (
    <div className={styles.doors}>
      {toolsBySituation().map(({ group, title, ids }) => (
        <details key={group} className={styles.door}>
          <summary data-track-event="nav_click" data-track-name={`door_${group}`}>
            <svg viewBox="0 0 28 46" width="28" height="46" aria-hidden="true">
              <path d="M3 40V3h22v37M0 40h28" />
              <path className={styles.shut} d="M20 22v.1" />
              <path className={styles.open} d="M3 3l12 5v36L3 40M11.5 25v.1" />
            </svg>
            <h2>{title}</h2>
            <p>{doors[group]}</p>
          </summary>
          <ToolAnswers ids={ids} examples={examples} />
        </details>
      ))}
    </div>
  );
}
