import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { specifiedFigures } from "#calculations/figures/example-figures.ts";
import { defaultInputs } from "#web/inputs/inputs.ts";
import { InputsContext } from "#web/inputs/inputs-context.ts";
import { site } from "#web/site/example-site.ts";
import { CalculatorContext } from "./calculator-context.ts";
import { CostBreakdownPart } from "./loan/cost-breakdown-part.tsx";
import { inputsLoan } from "./loan/inputs-loan.ts";

test("the estimator opens with what was typed last, also while the costs still show the loan before it", () => {
  const today = "2026-11-21";
  const figures = specifiedFigures;
  const before = defaultInputs(figures);
  const inputs = { ...before, purchasePrice: 1_234_567, downPayment: 234_567 };
  const page = { site, today, figures };
  const html = renderToStaticMarkup(
    <CalculatorContext value={page}>
      <InputsContext value={{ inputs, dispatch: () => {} }}>
        <CostBreakdownPart loan={inputsLoan(before, today, figures)} />
      </InputsContext>
    </CalculatorContext>,
  );
  expect(html).toContain("estimatorPrice=1234567&amp;estimatorDeposit=18.999941");
});
