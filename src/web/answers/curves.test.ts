import { expect, test } from "vitest";
import { specifiedFigures } from "#calculations/figures/example-figures.ts";
import type { Inputs } from "#contract/input-fields.ts";
import { answerCurves } from "#web/answer-page/curves/curves.ts";
import { defaultInputs } from "#web/answer-page/inputs.ts";
import { affordability } from "./affordability/affordability.tsx";
import { extraPayments } from "./extra-payments/extra-payments.tsx";
import { loan } from "./loan/loan.tsx";
import { rateSensitivity } from "./rate-sensitivity/rate-sensitivity.tsx";

const inputs = defaultInputs(specifiedFigures);

test.each([affordability, loan, rateSensitivity, extraPayments])(
  "$id: every slider has a curve of its answer, and some input matters",
  ({ curve, fields }) => {
    const answer = curve!(inputs);
    const curves = answerCurves(answer, fields, inputs);
    const sliders = Object.entries(fields).flatMap(([name, field]) => ("slider" in field ? [name] : []));
    const answers = [...curves.values()].map((each) => each.answers);
    expect(answer.of(inputs)).toBeGreaterThan(0);
    expect([...curves.keys()]).toEqual(sliders);
    expect(sliders.length).toBeGreaterThan(1);
    expect(answers.flat().every((one) => Number.isFinite(one) && one >= 0)).toBe(true);
    expect(answers.some((each) => new Set(each).size > 1)).toBe(true);
  },
);

test("the curves are of the figures that the calculators show", () => {
  expect(Math.round(loan.curve!(inputs).of(inputs))).toBe(19_638);
  expect(Math.round(extraPayments.curve!(inputs).of(inputs))).toBe(244_531);
  expect(Math.round(rateSensitivity.curve!(inputs).of(inputs))).toBe(1_225);
});

test("without an income they are those of the example, and say so", () => {
  const largest = (values: Inputs) => affordability.curve!(values);
  const nothing = largest(inputs);
  expect(nothing.said).toBe("Largest loan in the example");
  const own = { ...inputs, grossIncome: 60_000, netIncome: 45_000, monthlyExpenses: 1 };
  expect(largest(own).said).toBe("Largest loan");
  expect(largest(own).of(own)).toBeGreaterThan(nothing.of(inputs));
});
