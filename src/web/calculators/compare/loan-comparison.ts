import { useMemo } from "react";
import { bankQuote } from "#calculations/loan/bank-quote.ts";
import type { Inputs } from "#contract/input-fields.ts";
import { shortDay } from "#web/format/day.ts";
import { quotedRate } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import { cappedDownPayment } from "#web/inputs/inputs.ts";
import { type InputsLoan, inputsLoan } from "../loan/inputs-loan.ts";
import { yearsText } from "../years-text.ts";
import { useKept } from "./comparison-context.ts";
import { loanDifference, loanDifferenceInShort } from "./loan-difference.ts";
import { type Compared, useCompared } from "./use-compared.ts";

const dateText = (date: string) => (date ? shortDay(date) : "none");

const given: Compared<Inputs> = [
  ["Purchase price", ({ purchasePrice }) => rand(purchasePrice)],
  ["Property value", ({ propertyValue }) => rand(propertyValue)],
  ["Down payment", (inputs) => rand(cappedDownPayment(inputs))],
  ["Interest rate", ({ interestRate }) => quotedRate(interestRate)],
  ["Loan term", ({ loanTerm }) => yearsText(loanTerm)],
  ["Offer signed on", ({ offerDate }) => dateText(offerDate)],
  ["Transfer date", ({ transferDate }) => dateText(transferDate)],
  ["First payment date", ({ firstPaymentDate }) => dateText(firstPaymentDate)],
];

const found: Compared<InputsLoan> = [
  ["Monthly payment", ({ result }) => rand(result.monthlyPayment)],
  [
    "Banks would quote",
    ({ inputs, result }) => rand(bankQuote(result.loanAmount, inputs.interestRate, inputs.loanTerm)),
  ],
  ["Total interest", ({ result }) => rand(result.totalInterest)],
  ["Total repayment", ({ result }) => rand(result.totalPayments)],
  [
    "Down payment and costs",
    ({ inputs, result }) => rand(cappedDownPayment(inputs) + result.fees.grandTotal),
  ],
];

/** The loan of the kept inputs, while some are kept. */
export function useKeptLoan(): InputsLoan | undefined {
  const kept = useKept();
  return useMemo(() => kept && answered(inputsLoan(kept.inputs, kept.today, kept.figures)), [kept]);
}

/** A loan to compare: one that is repaid, or none that is needed. */
function answered(loan: InputsLoan): InputsLoan | undefined {
  const { usable, inputs, result } = loan;
  return usable && inputs.purchasePrice > 0 && !result.neverRepaid ? loan : undefined;
}

/** The loan tab's two answers next to each other. */
export function useLoanComparison(loan: InputsLoan) {
  const [now, kept] = [answered(loan), useKeptLoan()];
  return useCompared({ now, kept, given, found, difference: loanDifference, short: loanDifferenceInShort });
}
