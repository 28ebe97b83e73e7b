import type { Inputs } from "#contract/input-fields.ts";
import { Compare, type ComparisonRow } from "#web/compare/compare.tsx";
import { useInputsOfPage } from "#web/inputs/inputs-context.ts";
import { useComparison } from "./comparison-context.ts";

/** A figure of both sides, by its label and how it is written. */
export type Compared<Of> = readonly (readonly [label: string, text: (of: Of) => string])[];

type CompareAnswersProps<Answer> = {
  /** The answers to the inputs of now and to the kept ones; nothing where they give none. */
  now: Answer | undefined;
  kept: Answer | undefined;
  /** What was entered: shown only where it differs. */
  given: Compared<Inputs>;
  /** What a tab finds: always shown. */
  found: Compared<Answer>;
  /** The difference in a sentence. */
  difference: (kept: Answer, now: Answer) => string;
};

const nothingKept =
  "The numbers you kept give no answer here. Take them back to change them, or stop comparing.";
const nothingNow = "These numbers give no answer to compare with the one you kept.";
const nothingChanged = "Kept. Change a number to see the difference.";

/** The comparison of a tab, from its answers to both inputs. */
export function CompareAnswers<Answer>(props: CompareAnswersProps<Answer>) {
  const { now } = props;
  const { inputs } = useInputsOfPage();
  const { kept, keep, forget, swap } = useComparison();
  return (
    <Compare
      comparison={kept && compared(props, kept.inputs, inputs)}
      answered={now !== undefined}
      onKeep={keep}
      onForget={forget}
      onSwap={swap}
    />
  );
}

function compared<Answer>(
  { now, kept, given, found, difference }: CompareAnswersProps<Answer>,
  keptInputs: Inputs,
  inputs: Inputs,
) {
  if (kept === undefined) return { sentence: nothingKept, rows: [] };
  if (now === undefined) return { sentence: nothingNow, rows: [] };
  const entered = rowsOf(given, keptInputs, inputs).filter(differs);
  const answers = rowsOf(found, kept, now);
  const changed = entered.length > 0 || answers.some(differs);
  return { sentence: changed ? difference(kept, now) : nothingChanged, rows: [...entered, ...answers] };
}

function rowsOf<Of>(figures: Compared<Of>, kept: Of, now: Of): ComparisonRow[] {
  return figures.map(([label, text]) => ({ label, kept: text(kept), now: text(now) }));
}

const differs = ({ kept, now }: ComparisonRow) => kept !== now;
