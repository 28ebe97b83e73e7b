import { useMemo } from "react";
import { Compare, type ComparisonRow } from "#web/compare/compare.tsx";
import type { Tool, ToolAnswer } from "./tool.ts";
import type { ToolFields } from "./tool-fields.ts";
import { valuesOfText } from "./tool-text.ts";
import { toolValues } from "./tool-values.ts";
import { linkText, type useTool } from "./use-tool.ts";

type ToolComparisonProps<Fields extends ToolFields, Result> = {
  tool: Tool<Fields, Result>;
  state: ReturnType<typeof useTool<Fields, Result>>;
  /** The text of the numbers that are kept, if any are, and the way to keep others. */
  kept: { text: string | undefined; keep: (text: string | undefined) => void };
};

/** The answer next to the one that the visitor kept: the sentences of both, then figure by figure. */
export function ToolComparison<Fields extends ToolFields, Result>({
  tool,
  state,
  kept: { text, keep },
}: ToolComparisonProps<Fields, Result>) {
  const { inputs, context, fields, answer, usable } = state;
  const kept = useMemo(() => {
    if (text === undefined) return undefined;
    const { values } = toolValues(tool, valuesOfText(text, fields), inputs, context);
    return tool.answer(tool.calculate(values, context), values, context);
  }, [text, tool, fields, inputs, context]);
  const now = usable ? answer : { ...answer, figure: undefined };
  const present = () => linkText(tool.fields, state);
  return (
    <Compare
      comparison={kept && { sentence: bothSentences(kept, now), rows: rowsOf(kept, now) }}
      answered={now.figure !== undefined}
      onKeep={() => keep(present())}
      onForget={() => keep(undefined)}
      onSwap={() => {
        const before = present();
        if (text !== undefined) state.openText(text);
        keep(before);
      }}
    />
  );
}

const said = ({ figure, sentence }: ToolAnswer) =>
  figure === undefined ? "no answer" : `${figure} ${sentence}`;

function bothSentences(kept: ToolAnswer, now: ToolAnswer): string {
  const same = said(kept) === said(now);
  return same
    ? "The numbers that you kept give the same answer."
    : `You kept: ${said(kept)}. Now: ${said(now)}.`;
}

/** The cards of both, in the order of the present ones; a figure that one of them lacks is a dash. */
function rowsOf(kept: ToolAnswer, now: ToolAnswer): ComparisonRow[] {
  if (kept.figure === undefined || now.figure === undefined) return [];
  const labels = [...new Set([...now.cards, ...kept.cards].map(({ label }) => label))];
  const shown = ({ cards }: ToolAnswer, wanted: string) =>
    cards.find(({ label }) => label === wanted)?.value ?? "–";
  return labels.map((label) => ({ label, kept: shown(kept, label), now: shown(now, label) }));
}
