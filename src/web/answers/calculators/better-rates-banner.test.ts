import { expect, test } from "vitest";
import { specifiedFigures } from "#calculations/figures/example-figures.ts";
import type { Inputs } from "#contract/input-fields.ts";
import { defaultInputs } from "#web/answer-page/inputs.ts";
import { enteredLoan } from "./better-rates-banner.tsx";

const defaults = defaultInputs(specifiedFigures);
const own = (values: Partial<Inputs>) => enteredLoan({ ...defaults, ...values }, defaults);

test("as long as nothing was entered, no calculation goes along", () => {
  expect(own({})).toBeUndefined();
});

test("what goes along is the loan of price and down payment", () => {
  const values = { purchasePrice: 941_363, downPayment: 100_000, interestRate: 10.5, loanTerm: 25 };
  expect(own(values)).toEqual({ loanAmount: 841_363, currentRate: 10.5, loanTerm: 25 });
});

test("what makes no sense is not sent", () => {
  expect(own({ loanTerm: 0 })).toBeUndefined();
  expect(own({ purchasePrice: 2_000_000_000 })).toBeUndefined();
  expect(own({ downPayment: 2_000_000 })).toBeUndefined();
});
