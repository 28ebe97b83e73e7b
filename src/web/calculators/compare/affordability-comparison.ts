import { useMemo } from "react";
import {
  type AffordabilityInputs,
  type AffordabilityRow,
  affordability,
} from "#calculations/affordability/affordability.ts";
import type { Inputs } from "#contract/input-fields.ts";
import { quotedRate } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import { termProblem } from "#web/inputs/input-field.tsx";
import { useInputsOfPage } from "#web/inputs/inputs-context.ts";
import { amountsUsable } from "../input-problems.ts";
import { yearsText } from "../years-text.ts";
import { useKept } from "./comparison-context.ts";
import { moreOrLess, randBetween } from "./difference.ts";
import { type Compared, useCompared } from "./use-compared.ts";

const yesOrNo = (ticked: boolean) => (ticked ? "yes" : "no");

const given: Compared<Inputs> = [
  ["Gross income", ({ grossIncome }) => rand(grossIncome)],
  ["Net income", ({ netIncome }) => rand(netIncome)],
  ["Monthly expenses", ({ monthlyExpenses }) => rand(monthlyExpenses)],
  ["Interest rate", ({ affordabilityRate }) => quotedRate(affordabilityRate)],
  ["Loan term", ({ affordabilityTerm }) => yearsText(affordabilityTerm)],
  ["Rate ÷ 12, as banks do", ({ nominal }) => yesOrNo(nominal)],
  ["Cap on gross income", ({ dsrGrossCap }) => quotedRate(dsrGrossCap)],
  ["Cap on net income", ({ dsrNetCap }) => quotedRate(dsrNetCap)],
];

/** What the three methods allow; the last row is the smallest of them. */
type Answer = { methods: readonly AffordabilityRow[]; most: AffordabilityRow };

const method = (index: number) => (answer: Answer) => rand(answer.methods[index]?.maxBondOffered ?? 0);

const found: Compared<Answer> = [
  ["A careful limit", ({ most }) => rand(most.maxBondOffered)],
  ["A month", ({ most }) => rand(most.allowedInstalment)],
  ["Loan by your own budget", method(0)],
  ["Loan by gross income", method(1)],
  ["Loan by net income", method(2)],
];

/** The affordability tab's two answers next to each other; `incomeOf` takes this tab's own inputs out of all. */
export function useAffordabilityComparison(incomeOf: (inputs: Inputs) => AffordabilityInputs) {
  const { inputs } = useInputsOfPage();
  const kept = useKept();
  const keptAnswer = useMemo(() => kept && answerOf(incomeOf(kept.inputs)), [kept, incomeOf]);
  return useCompared({
    ...{ now: answerOf(incomeOf(inputs)), kept: keptAnswer, given, found },
    difference: affordabilityDifference,
    short: ({ most: before }, { most: after }) =>
      `${moreOrLess(randBetween(before.maxBondOffered, after.maxBondOffered))} to borrow`,
  });
}

/** An answer is a loan above R0 from incomes and a term that make sense. */
function answerOf(income: AffordabilityInputs): Answer | undefined {
  const { grossIncome, netIncome, monthlyExpenses, termYears } = income;
  const rows = affordability(income);
  const most = rows.at(-1);
  const usable = !termProblem(termYears) && amountsUsable(grossIncome, netIncome, monthlyExpenses);
  if (!usable || !most || Math.round(most.maxBondOffered) === 0) return undefined;
  return { methods: rows.slice(0, -1), most };
}

/** "You could borrow R120 000 more, at R1 200 more a month." */
function affordabilityDifference({ most: before }: Answer, { most: after }: Answer): string {
  const loan = moreOrLess(randBetween(before.maxBondOffered, after.maxBondOffered));
  const monthly = moreOrLess(randBetween(before.allowedInstalment, after.allowedInstalment));
  return `You could borrow ${loan}, at ${monthly} a month.`;
}
