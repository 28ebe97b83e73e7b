import { expect, test } from "vitest";
import { specifiedFigures } from "#calculations/figures/example-figures.ts";
import { defaultInputs } from "#web/answer-page/inputs.ts";
import { halfYours, termForHalf } from "./half-yours.ts";
import { inputsLoan } from "./inputs-loan.ts";

const today = "2026-11-21";
const inputs = { ...defaultInputs(specifiedFigures), purchasePrice: 2_000_000, interestRate: 10.75 };

const termFor = (wanted: number, others: object = {}) =>
  termForHalf({ ...inputs, ...others }, wanted, today, specifiedFigures);

const halfAfter = (loanTerm: number, others: object = {}) =>
  halfYours(
    inputsLoan({ ...inputs, ...others, loanTerm }, today, specifiedFigures).result.schedule,
    2_000_000,
  )!;

test("the term that is found has the half nearest to the wanted month, of all that one can choose", () => {
  const terms = Array.from({ length: 30 }, (_, index) => index + 1);
  for (const others of [{}, { downPayment: 800_000 }, { interestRate: 0 }])
    for (const wanted of [1, 60, 121, 173, 178, 179, 240, 360]) {
      const distances = terms.map((term) => Math.abs(halfAfter(term, others) - wanted));
      expect(distances[termFor(wanted, others) - 1]).toBe(Math.min(...distances));
    }
});

test("the half of a term is found again by that term, and a year later or sooner by another one", () => {
  for (const term of [2, 10, 20, 29]) {
    expect(termFor(halfAfter(term))).toBe(term);
    expect(termFor(halfAfter(term) + 12)).toBeGreaterThan(term);
    expect(termFor(halfAfter(term) - 12)).toBeLessThan(term);
  }
  expect([termFor(1), termFor(1200)]).toEqual([1, 30]);
});
