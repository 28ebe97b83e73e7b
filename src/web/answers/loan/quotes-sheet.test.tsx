import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { bankQuote } from "#calculations/loan/bank-quote.ts";
import { defaultInputs } from "#web/answer-page/inputs.ts";
import { PageOfAnswer } from "#web/answer-page/page-of-answer.ts";
import { rand } from "#web/format/rand.ts";
import { examplePage } from "#web/testing/example-page.ts";
import { inputsLoan } from "./inputs-loan.ts";
import { QuotesSheet } from "./quotes-sheet.tsx";

const inputs = defaultInputs(examplePage.figures);

function sheet(interestRate: number): string {
  const loan = inputsLoan({ ...inputs, interestRate }, examplePage.today, examplePage.figures);
  return renderToStaticMarkup(
    <PageOfAnswer value={examplePage}>
      <QuotesSheet loan={loan} waits={false} />
    </PageOfAnswer>,
  );
}

test("what banks make of the loan is the quote under the answer, and its instalments come to what is paid back", () => {
  const quote = bankQuote(2_000_000, 10.75, 20);
  expect(sheet(10.75)).toContain(`${rand(quote)} as banks count`);
  expect(sheet(10.75)).toContain(`${rand(quote * 240)} as banks count`);
  expect(sheet(0)).not.toContain("as banks count");
});
