import type { ReactNode } from "react";
import { type ToolId, tools } from "#contract/tools.ts";
import { commaApart } from "#web/format/comma-apart.ts";
import { firstSentence } from "#web/format/first-sentence.ts";
import styles from "./tool-answers.module.css";
import { ToolLink } from "./tool-link.tsx";

/** What a tool answers; without a figure where it has no answer. */
export type ToolExample = { figure: string | undefined; sentence: string };

/** What each tool answers for the numbers that it starts with. */
export type ToolExamples = Readonly<Record<ToolId, ToolExample>>;

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
  /** Questions that another page answers, for numbers of their own. */
  children?: ReactNode;
};

/** Links to decision tools, a row each: its name, and what it answers for the numbers that it starts with. */
export function ToolAnswers({ ids, examples, pictureOf, children }: ToolAnswersProps) {
  return (
    <ul className={styles.answers}>
      {ids.map((id) => (
        <li key={id} data-tool={id}>
          <ToolLink tool={id}>
            <ToolAnswer id={id} example={examples[id]}>
              {pictureOf?.(id)}
            </ToolAnswer>
          </ToolLink>
          {notes[id] && <p>{notes[id]}</p>}
        </li>
      ))}
      {children}
    </ul>
  );
}

type ToolAnswerProps = {
  id: ToolId;
  example: ToolExample;
  /** A drawing beside the answer. */
  children?: ReactNode;
};

/** What is in the link to a tool. */
export function ToolAnswer({ id, example: { figure, sentence }, children }: ToolAnswerProps) {
  return (
    <>
      <ShortAnswer question={tools[id].name} figure={figure}>
        {figure ? firstSentence(sentence) : tools[id].subtitle}
      </ShortAnswer>
      {children}
    </>
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
