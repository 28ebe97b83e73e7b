import type { ReactNode } from "react";
import { type ToolId, tools } from "#contract/tools.ts";
import { commaApart } from "#web/format/comma-apart.ts";
import { firstSentence } from "#web/format/first-sentence.ts";
import styles from "./tool-answers.module.css";
import { ToolLink } from "./tool-link.tsx";

/** What a tool answers; without a figure where it has no answer. Below 0 it is lost, above it gained. */
export type ToolExample = { figure: string | undefined; sentence: string; gain: number };

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
  /** Questions that another page answers, for numbers of their own. */
  children?: ReactNode;
};

/** Links to decision tools, a row each: its name, and what it answers for the numbers that it starts with. */
export function ToolAnswers({ ids, examples, children }: ToolAnswersProps) {
  return (
    <ul className={styles.answers}>
      {ids.map((id) => (
        <li key={id} data-tool={id}>
          <ToolLink tool={id}>
            <ToolAnswer id={id} example={examples[id]} />
          </ToolLink>
          {notes[id] && <p>{notes[id]}</p>}
        </li>
      ))}
      {children}
    </ul>
  );
}

/** Of a figure that is lost, neither, or gained. */
const tones = [styles.lost, undefined, styles.gained];

type ToolAnswerProps = {
  id: ToolId;
  example: ToolExample;
};

/** What is in the link to a tool. */
export const ToolAnswer = ({ id, example: { figure, sentence, gain } }: ToolAnswerProps) => (
  <ShortAnswer question={tools[id].name} {...{ figure, gain }}>
    {figure ? firstSentence(sentence) : tools[id].subtitle}
  </ShortAnswer>
);

type ShortAnswerProps = {
  question: string;
  figure: string | undefined;
  gain?: number;
  children: string;
};

/** A question with its answer in a line, which may begin with a figure. */
export function ShortAnswer({ question, figure, gain = 0, children }: ShortAnswerProps) {
  const [amount, comma] = commaApart(figure ?? "");
  const [, short, rest] = /^([^,;]*)(.*)$/.exec(children)!;
  return (
    <>
      <strong>{question}</strong>
      <span className="figures">
        {amount && <b className={tones[Math.sign(gain) + 1]}>{amount}</b>}
        {comma && <span>{comma}</span>}{" "}
        <span>
          {short}
          {rest && <span>{rest}</span>}
        </span>
      </span>
    </>
  );
}
