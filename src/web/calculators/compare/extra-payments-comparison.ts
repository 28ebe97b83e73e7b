import { useMemo } from "react";
import type { Inputs } from "#contract/input-fields.ts";
import { payoffTime } from "#web/format/payoff-time.ts";
import { quotedRate } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import { inputsLoanAmount } from "#web/inputs/inputs.ts";
import { type InputsExtraPayments, inputsExtraPayments } from "../extra-payments/inputs-extra-payments.ts";
import { yearsText } from "../years-text.ts";
import { useKept } from "./comparison-context.ts";
import { extraPaymentsDifference, extraPaymentsDifferenceInShort } from "./extra-payments-difference.ts";
import { type Compared, useCompared } from "./use-compared.ts";

const given: Compared<Inputs> = [
  ["Loan amount", (inputs) => rand(inputsLoanAmount(inputs))],
  ["Interest rate", ({ interestRate }) => quotedRate(interestRate)],
  ["Loan term", ({ loanTerm }) => yearsText(loanTerm)],
  ["Extra payment", ({ extraPayment }) => rand(extraPayment)],
  [
    "Extra payment for",
    ({ extraPaymentDuration: months }) => (months === 0 ? "the whole term" : payoffTime(months)),
  ],
];

const found: Compared<InputsExtraPayments> = [
  ["Monthly payment with extra", ({ result }) => rand(result.withExtra.monthlyPayment)],
  ["Interest saved", ({ result }) => rand(result.savings.interestSaved)],
  ["Total interest", ({ result }) => rand(result.withExtra.totalInterest)],
  ["Paid off after", ({ result }) => payoffTime(result.withExtra.payoffTime)],
];

/** The extra payments of the kept inputs, while some are kept. */
export function useKeptExtraPayments(): InputsExtraPayments | undefined {
  const kept = useKept();
  return useMemo(() => kept && answered(inputsExtraPayments(kept.inputs)), [kept]);
}

function answered(answer: InputsExtraPayments): InputsExtraPayments | undefined {
  return answer.result.base.payoffTime > 0 ? answer : undefined;
}

/** The extra payments tab's two answers next to each other. */
export function useExtraPaymentsComparison(answer: InputsExtraPayments) {
  const [now, kept] = [answered(answer), useKeptExtraPayments()];
  return useCompared({
    ...{ now, kept, given, found },
    difference: extraPaymentsDifference,
    short: extraPaymentsDifferenceInShort,
  });
}
