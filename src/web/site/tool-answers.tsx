import type { ReactNode } from "react";
import { type ToolId, tools } from "#contract/tools.ts";
import { commaApart } from "#web/format/comma-apart.ts";
import { firstSentence } from "#web/format/first-sentence.ts";
import styles from "./tool-answers.module.css";
import { ToolLink } from "./tool-link.tsx";

/** What each tool answers for the numbers that it starts with. */
export type ToolExamples = Readonly<Record<ToolId, { figure: string | undefined; sentence: string }>>;

/** Where another page answers the same question with another figure: why. */
const notes: Partial<Record<ToolId, string>> = {
  "pay-off-sooner":
    "It counts interest as banks do, so it saves more than Extra Payments, which uses the effective rate.",
};

type ToolAnswersProps = {
  ids: readonly ToolId[];
  examples: ToolExamples;
  /** A drawing beside the answer. */
  pictureOf?: (id: ToolId) => ReactNode;
  /** Questions that another page answers: before the tools, and after them. */
  before?: ReactNode;
  after?: ReactNode;
};

/** Links to decision tools, a row each: its name, and what it answers for the numbers that it starts with. */
export function ToolAnswers({ ids, examples, pictureOf, before, after }: ToolAnswersProps) {
  return (
    <ul className={styles.answers}>
      {before}
      {ids.map((id) => {
        const { figure, sentence } = examples[id];
        return (
          <li key={id}>
            <ToolLink tool={id}>
              <ShortAnswer question={tools[id].name} figure={figure}>
                {figure ? firstSentence(sentence) : tools[id].subtitle}
              </ShortAnswer>
              {pictureOf?.(id)}
            </ToolLink>
            {notes[id] && <p>{notes[id]}</p>}
          </li>
        );
      })}
      {after}
    </ul>
  );
}

type ShortAnswerProps = { question: string; figure?: string | undefined; children: string };

/** A question with its answer in a line, which may begin with a figure. */
export function ShortAnswer({ question, figure, children }: ShortAnswerProps) {
  const [amount, comma] = commaApart(figure ?? "");
  return (
    <>
      <strong>{question}</strong>
      <span className="figures">
        {amount && <b>{amount}</b>}
        {comma && <span>{comma}</span>} {children}
      </span>
    </>
  );
}
