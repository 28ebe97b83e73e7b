import { defaultLoanRate, loanRateMargin } from "#calculations/prime-rate/prime-rate.ts";
import { sensitivityBase } from "#calculations/rate-sensitivity/rate-sensitivity.ts";
import type { Inputs } from "#contract/input-fields.ts";
import { input } from "#web/answer-page/fields.ts";
import { cappedDownPayment, inputsLoanAmount } from "#web/answer-page/inputs.ts";
import { usePageOfAnswer } from "#web/answer-page/page-of-answer.ts";
import { primeSentence } from "#web/figures/newer-figures-text.ts";
import { quotedRate } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";

/** The loan on its own: changing it moves the purchase price that all answers share, the down payment stays. */
export const loanAmount = input("loanAmount", "Loan Amount (R)");

/** Under that field, of which price and which down payment it is. */
export function loanHint(hint: string, inputs: Inputs): string {
  const downPayment = cappedDownPayment(inputs);
  return downPayment > 0 ? `${hint} (${rand(inputs.purchasePrice)} − ${rand(downPayment)})` : hint;
}

/** The rate of the loan, with where it starts. */
export const loanRate = input("interestRate", "Interest Rate (% per annum)", { hint: <RateNote /> });

/** From when the prime rate is, and what it is now. */
export function PrimeNote() {
  return <p>{primeSentence(usePageOfAnswer().figures)}</p>;
}

/** Where the rate's default comes from. */
function RateNote() {
  const { figures } = usePageOfAnswer();
  return (
    <>
      Defaulted to current prime + {loanRateMargin}% ({quotedRate(defaultLoanRate(figures.prime))})
    </>
  );
}

/** What the loan of the inputs costs a month, in rand. */
export const instalment = (inputs: Inputs): number =>
  sensitivityBase({ ...inputs, loanAmount: inputsLoanAmount(inputs) }).monthlyPayment;

/** A sentence begins with a capital letter. */
export function sentenceOf(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
