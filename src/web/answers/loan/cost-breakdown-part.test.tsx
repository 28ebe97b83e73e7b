import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { specifiedFigures } from "#calculations/figures/example-figures.ts";
import { changedInputs, defaultInputs } from "#web/answer-page/inputs.ts";
import { sharedFields } from "#web/answer-page/numbers.ts";
import { NumbersContext } from "#web/answer-page/numbers-context.ts";
import { PageOfAnswer } from "#web/answer-page/page-of-answer.ts";
import { useNumbers } from "#web/answer-page/use-numbers.ts";
import { examplePage } from "#web/testing/example-page.ts";
import { inputsLoan } from "../loan/inputs-loan.ts";
import { CostBreakdownPart } from "./cost-breakdown-part.tsx";

const before = defaultInputs(specifiedFigures);
const typed = changedInputs(before, { purchasePrice: 1_234_567, downPayment: 234_567 });

function CostsOfBefore() {
  const numbers = useNumbers({ fields: sharedFields, starting: typed });
  return (
    <PageOfAnswer value={examplePage}>
      <NumbersContext value={{ ...numbers, values: {}, defaults: {} }}>
        <CostBreakdownPart loan={inputsLoan(before, examplePage.today, specifiedFigures)} />
      </NumbersContext>
    </PageOfAnswer>
  );
}

test("the estimator opens with what was typed last, also while the costs still show the loan before it", () => {
  const html = renderToStaticMarkup(<CostsOfBefore />);
  expect(html).toContain("purchasePrice=1234567&amp;");
  expect(html).toContain("estimatorDeposit=18.999941");
});
