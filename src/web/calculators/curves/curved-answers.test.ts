import { expect, test } from "vitest";
import { specifiedFigures } from "#calculations/figures/example-figures.ts";
import { defaultInputs } from "#web/inputs/inputs.ts";
import { calculatorTabs } from "#web/site/addresses.ts";
import { curvedAnswer } from "./curved-answers.ts";
import { answerCurves } from "./curves.ts";

const inputs = defaultInputs(specifiedFigures);
const tabs = Object.keys(calculatorTabs) as (keyof typeof calculatorTabs)[];

test.each(tabs)("%s: every slider has a curve of its answer, and some input matters", (tab) => {
  const answer = curvedAnswer(tab, inputs);
  const curves = [...answerCurves(answer, inputs).values()];
  expect(answer.of(inputs)).toBeGreaterThan(0);
  expect(curves.length).toBe(answer.sliders.length);
  expect(curves.flatMap(({ answers }) => answers).every((one) => Number.isFinite(one) && one >= 0)).toBe(
    true,
  );
  expect(curves.some(({ answers }) => new Set(answers).size > 1)).toBe(true);
});

test("the curves are of the figures that the calculators show", () => {
  const rounded = (tab: (typeof tabs)[number]) => Math.round(curvedAnswer(tab, inputs).of(inputs));
  expect(rounded("calculator")).toBe(19_638);
  expect(rounded("extra-payment")).toBe(244_531);
});

test("without an income they are those of the example, and say so", () => {
  const nothing = curvedAnswer("affordability", inputs);
  expect(nothing.said).toBe("Largest loan in the example");
  const own = { ...inputs, grossIncome: 60_000, netIncome: 45_000, monthlyExpenses: 1 };
  const answer = curvedAnswer("affordability", own);
  expect(answer.said).toBe("Largest loan");
  expect(answer.of(own)).toBeGreaterThan(nothing.of(inputs));
});
