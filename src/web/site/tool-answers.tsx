import { type ToolId, tools } from "#contract/tools.ts";
import styles from "./tool-answers.module.css";
import { ToolLink } from "./tool-link.tsx";

/** What each tool answers for the numbers that it starts with. */
export type ToolExamples = Readonly<Record<ToolId, { figure: string | undefined; sentence: string }>>;

/** Where another page answers the same question with another figure: why. */
const notes: Partial<Record<ToolId, string>> = {
  "pay-off-sooner":
    "It counts interest as banks do, so it saves more than Extra Payments, which uses the effective rate.",
};

/** Links to decision tools, a row each: its name, and what it answers for the numbers that it starts with. */
export function ToolAnswers({ ids, examples }: { ids: readonly ToolId[]; examples: ToolExamples }) {
  return (
    <ul className={styles.answers}>
      {ids.map((id) => {
        const { figure, sentence } = examples[id];
        return (
          <li key={id}>
            <ToolLink tool={id}>
              <strong>{tools[id].name}</strong>
              {figure ? (
                <span className="figures">
                  <b>{figure}</b> {firstSentence(sentence)}
                </span>
              ) : (
                <span>{tools[id].subtitle}</span>
              )}
            </ToolLink>
            {notes[id] && <p>{notes[id]}</p>}
          </li>
        );
      })}
    </ul>
  );
}

const firstSentence = (text: string): string => text.split(". ")[0] ?? text;
