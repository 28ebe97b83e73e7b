import type { ReactNode } from "react";
import type { Inputs } from "#contract/input-fields.ts";
import { figuresAddress } from "#web/answer-page/figures-address.ts";
import { cappedDownPayment, defaultInputs } from "#web/answer-page/inputs.ts";
import { inputsText } from "#web/answer-page/numbers.ts";
import { useNumbersOfPage } from "#web/answer-page/numbers-context.ts";
import { usePageOfAnswer } from "#web/answer-page/page-of-answer.ts";
import { rateDecimals } from "#web/components/field/typed-text.ts";

/** To the guide's cost estimator with the price and the down payment as they stand, typed a moment ago or not. */
export function EstimatorLink({ children }: { children: ReactNode }) {
  const { figures } = usePageOfAnswer();
  const { inputs } = useNumbersOfPage();
  const values = { estimatorPrice: inputs.purchasePrice, estimatorDeposit: depositPercent(inputs) };
  return (
    <a
      href={figuresAddress("estimator", values, inputsText(inputs, defaultInputs(figures)))}
      data-track-event="cta_click"
      data-track-name="loan_estimator"
    >
      {children}
    </a>
  );
}

/** In percent of the price, as exact as the estimator's field takes it. */
function depositPercent(inputs: Inputs): number {
  const { purchasePrice } = inputs;
  if (purchasePrice === 0) return 0;
  return Number(((cappedDownPayment(inputs) / purchasePrice) * 100).toFixed(rateDecimals));
}
