import type { ReactNode } from "react";
import type { Inputs } from "#contract/input-fields.ts";
import { rateDecimals } from "#web/components/field/typed-text.ts";
import { cappedDownPayment, defaultInputs } from "#web/inputs/inputs.ts";
import { useInputsOfPage } from "#web/inputs/inputs-context.ts";
import { inputsText } from "#web/inputs/inputs-text.ts";
import { figuresAddress } from "#web/site/figures-address.ts";
import { useCalculator } from "./calculator-context.ts";

/** To the guide's cost estimator with the price and the down payment as they stand, typed a moment ago or not. */
export function EstimatorLink({ children }: { children: ReactNode }) {
  const { figures } = useCalculator();
  const { inputs } = useInputsOfPage();
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
