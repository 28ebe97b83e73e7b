import { defaultInputs } from "#web/answer-page/inputs.ts";
import { useNumbersOfPage } from "#web/answer-page/numbers-context.ts";
import { usePageOfAnswer } from "#web/answer-page/page-of-answer.ts";
import { rand } from "#web/format/rand.ts";
import { affordableLoan, loanValues } from "./affordable.ts";

/** As long as the price is still ours: the loan that the visitor's own income pays for, and the way to count with it. */
export function AffordableNote() {
  const { inputs, enter } = useNumbersOfPage();
  const { figures } = usePageOfAnswer();
  if (inputs.purchasePrice !== defaultInputs(figures).purchasePrice) return null;
  const loanAmount = affordableLoan(inputs)?.loanAmount;
  if (!loanAmount) return null;
  return (
    <p className="note">
      This is our example. Your income could pay for a loan of {rand(loanAmount)}.{" "}
      <button type="button" className="as-link" onClick={() => enter(loanValues(inputs, loanAmount))}>
        Use that
      </button>
    </p>
  );
}
