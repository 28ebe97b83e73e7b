import { useMemo } from "react";
import type { Inputs } from "#contract/input-fields.ts";
import { quotedRate } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import { inputsLoanAmount } from "#web/inputs/inputs.ts";
import { inputsSensitivity } from "../rate-sensitivity/inputs-sensitivity.ts";
import type { SensitivityRows } from "../rate-sensitivity/sensitivity-rows.ts";
import { yearsText } from "../years-text.ts";
import { useKept } from "./comparison-context.ts";
import { moreOrLess, randBetween } from "./difference.ts";
import { type Compared, useCompared } from "./use-compared.ts";

const given: Compared<Inputs> = [
  ["Loan amount", (inputs) => rand(inputsLoanAmount(inputs))],
  ["Loan term", ({ loanTerm }) => yearsText(loanTerm)],
  ["Interest rate", ({ interestRate }) => quotedRate(interestRate)],
];

const found: Compared<SensitivityRows> = [
  ["Monthly payment", ({ base }) => rand(base.monthlyPayment)],
  ["If the rate rises by 1 point", (answer) => rand(paymentAt(answer, 1))],
  ["If it rises by 5 points", (answer) => rand(paymentAt(answer, 5))],
];

/** The payment after a change of the rate, in points. */
function paymentAt({ rows, base }: SensitivityRows, rateChange: number): number {
  return (rows.find((row) => row.rateChange === rateChange) ?? base).monthlyPayment;
}

/** The sensitivity of the kept inputs' loan, while some are kept. */
export function useKeptSensitivity(): SensitivityRows | undefined {
  const kept = useKept();
  return useMemo(() => kept && inputsSensitivity(kept.inputs).answer, [kept]);
}

/** The rate sensitivity tab's two answers next to each other. */
export function useSensitivityComparison(answer: SensitivityRows | undefined) {
  const [now, kept] = [answer, useKeptSensitivity()];
  return useCompared({
    ...{ now, kept, given, found },
    difference: sensitivityDifference,
    short: (before) => `instead of ${rand(rise(before))}`,
  });
}

/** "You pay R1 283 less a month, and a rise of 1 percentage point adds R1 105 instead of R1 225." */
function sensitivityDifference(kept: SensitivityRows, now: SensitivityRows): string {
  const monthly = randBetween(kept.base.monthlyPayment, now.base.monthlyPayment);
  const [before, after] = [kept, now].map((side) => rand(rise(side)));
  const adds = before === after ? `still adds ${after}` : `adds ${after} instead of ${before}`;
  return `You pay ${moreOrLess(monthly)} a month, and a rise of 1 percentage point ${adds}.`;
}

const rise = (side: SensitivityRows) => randBetween(side.base.monthlyPayment, paymentAt(side, 1));
