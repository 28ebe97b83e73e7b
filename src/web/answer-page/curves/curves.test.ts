import { expect, test } from "vitest";
import { specifiedFigures } from "#calculations/figures/example-figures.ts";
import { growth, input, money } from "../fields.ts";
import { defaultInputs, inputsLoanAmount } from "../inputs.ts";
import { answerAt, answerCurves, type CurvedAnswer } from "./curves.ts";

const inputs = { ...defaultInputs(specifiedFigures), purchasePrice: 2_000_000, downPayment: 200_000 };
const loanOf: CurvedAnswer = { name: "Loan", of: inputsLoanAmount };
const fields = {
  price: input("purchasePrice", "Price"),
  downPayment: input("downPayment", "Deposit"),
  loanTerm: input("loanTerm", "Term"),
  loanAmount: input("loanAmount", "Loan"),
  grossIncome: input("grossIncome", "Income"),
  rates: money("Rates"),
  priceGrowth: growth("Growth", { slider: { min: 0, max: 10, step: 1, ticks: [0, 10] } }),
};
const curves = answerCurves(loanOf, fields, inputs);

function curve(name: string) {
  const found = curves.get(name);
  if (!found) throw new Error(`No curve of ${name}`);
  return found;
}

test("each slider of an input that all answers share has a curve, by the field's own name, and no other field", () => {
  expect([...curves.keys()]).toEqual(["price", "downPayment", "loanTerm", "loanAmount"]);
});

test("a curve is the answer along its slider while all else stays as it is", () => {
  const price = curve("price").answers;
  expect(price[0]).toBe(0);
  expect(price.at(-1)).toBe(8_000_000 - 200_000);
  const deposit = curve("downPayment").answers;
  expect([deposit[0], deposit.at(-1)]).toEqual([2_000_000, 0]);
});

test("an input that does not matter has a flat curve", () => {
  expect(new Set(curve("loanTerm").answers)).toEqual(new Set([1_800_000]));
});

test("the loan amount is moved as its own field moves it: the price follows", () => {
  const { answers } = curve("loanAmount");
  expect(answers[0]).toBe(0);
  expect(answers.at(-1)).toBe(8_000_000);
});

test("between two places the answer is on the straight line that is drawn, beyond the ends there is none", () => {
  const bent = { min: 0, max: 20, step: 1, ticks: [], answers: [0, 100, 400] };
  expect([0, 5, 10, 15, 20].map((value) => answerAt(bent, value))).toEqual([0, 50, 100, 250, 400]);
  expect([-1, 21, Number.NaN].map((value) => answerAt(bent, value))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
