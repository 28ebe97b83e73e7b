import type { Inputs } from "#contract/input-fields.ts";
import type { CompareProps, ComparisonRow } from "#web/compare/compare.tsx";
import { useInputsOfPage } from "#web/inputs/inputs-context.ts";
import { useComparison } from "./comparison-context.ts";

/** A figure of both sides, by its label and how it is written. */
export type Compared<Of> = readonly (readonly [label: string, text: (of: Of) => string])[];

type Answers<Answer> = {
  /** The answers to the inputs of now and to the kept ones; nothing where they give none. */
  now: Answer | undefined;
  kept: Answer | undefined;
  /** What was entered: shown only where it differs. */
  given: Compared<Inputs>;
  /** What a tab finds: always shown. */
  found: Compared<Answer>;
  /** The difference in a sentence. */
  difference: (kept: Answer, now: Answer) => string;
  /** The most telling part of it in about thirty letters, for the answer's bar. */
  short: (kept: Answer, now: Answer) => string;
};

const nothingKept =
  "The numbers you kept give no answer here. Take them back to change them, or stop comparing.";
const nothingNow = "These numbers give no answer to compare with the one you kept.";
const nothingChanged = "Kept. Change a number to see the difference.";

/** The comparison of a tab, from its answers to both inputs. */
export function useCompared<Answer>(answers: Answers<Answer>): CompareProps {
  const { inputs } = useInputsOfPage();
  const { kept, keep, forget, swap } = useComparison();
  return {
    comparison: kept && compared(answers, kept.inputs, inputs),
    answered: answers.now !== undefined,
    onKeep: keep,
    onForget: forget,
    onSwap: swap,
  };
}

function compared<Answer>(
  { now, kept, given, found, difference, short }: Answers<Answer>,
  keptInputs: Inputs,
  inputs: Inputs,
) {
  if (kept === undefined) return { sentence: nothingKept, rows: [] };
  if (now === undefined) return { sentence: nothingNow, rows: [] };
  const entered = rowsOf(given, keptInputs, inputs).filter(differs);
  const answers = rowsOf(found, kept, now);
  const changed = entered.length > 0 || answers.some(differs);
  const rows = [...entered, ...answers];
  if (!changed) return { sentence: nothingChanged, rows };
  return { sentence: difference(kept, now), short: short(kept, now), rows };
}

function rowsOf<Of>(figures: Compared<Of>, kept: Of, now: Of): ComparisonRow[] {
  return figures.map(([label, text]) => ({ label, kept: text(kept), now: text(now) }));
}

const differs = ({ kept, now }: ComparisonRow) => kept !== now;
