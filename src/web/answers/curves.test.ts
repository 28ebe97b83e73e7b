import { expect, test } from "vitest";
import { answerCurves, curveSource } from "#web/answer-page/answer-curves.tsx";
import type { Answer } from "#web/answer-page/described.ts";
import type { Entered, Fields } from "#web/answer-page/fields.ts";
import { everyAnswer } from "#web/testing/every-answer.ts";
import { shownWith } from "#web/testing/example-page.ts";
import { affordability } from "./affordability/affordability.tsx";
import { extraPayments } from "./extra-payments/extra-payments.tsx";
import { loan } from "./loan/loan.tsx";
import { pastRates } from "./past-rates/past-rates.tsx";
import { rateSensitivity } from "./rate-sensitivity/rate-sensitivity.tsx";
import { rentOrBuy } from "./rent-or-buy/rent-or-buy.tsx";

/** The curved figure of an answer with some numbers, and what it is called. */
function curvedOf<All extends Fields, R>(answer: Answer<All, R>, values: Entered = {}) {
  const shown = shownWith(answer, values);
  const curved = answer.curve!(shown);
  return { curved, shown, figure: curved.of(() => shown.result, shown.values, shown.context, "") };
}

test.each(everyAnswer)(
  "$id: every field in sight with a slider has a curve, and some field matters",
  (answer) => {
    const { shown } = curvedOf(answer);
    const curves = answerCurves(curveSource(answer, { ...shown, entered: {} })!);
    const answers = [...curves.values()].map((each) => each.answers);
    expect(curves.size).toBeGreaterThan(0);
    expect(answers.flat().every(Number.isFinite)).toBe(true);
    expect(answers.some((each) => new Set(each).size > 1)).toBe(true);
    if (answer.movedBy) expect([...curves.keys()]).toContain(answer.movedBy);
  },
);

test("the curves are of the figures that the answers show", () => {
  const figureOf = <All extends Fields, R>(answer: Answer<All, R>) => Math.round(curvedOf(answer).figure);
  expect(figureOf(loan)).toBe(19_638);
  expect(figureOf(extraPayments)).toBe(244_531);
  expect(figureOf(rateSensitivity)).toBe(1_225);
  expect(figureOf(rentOrBuy)).toBe(-408_833);
});

test("without an income they are those of the example, and say so", () => {
  const nothing = curvedOf(affordability);
  expect(nothing.curved.said).toBe("Largest loan in the example");
  const { answers } = answerCurves(curveSource(affordability, { ...nothing.shown, entered: {} })!).get(
    "grossIncome",
  )!;
  expect(Math.round(answers.at(-1)!)).toBe(751_217);
  const own = curvedOf(affordability, { grossIncome: 60_000, netIncome: 45_000, monthlyExpenses: 1 });
  expect(own.curved.said).toBe("Largest loan");
  expect(own.figure).toBeGreaterThan(nothing.figure);
});

test("the month of the purchase is divided into more parts than a field of even slope: rates fell and rose within it", () => {
  const { shown } = curvedOf(pastRates);
  const curves = answerCurves(curveSource(pastRates, { ...shown, entered: {} })!);
  expect([...curves.keys()]).toEqual(["startMonth"]);
  const usual = curves.get("startMonth")!;
  const { answers } = usual;
  expect(answers).toHaveLength(91);
  expect(Math.min(...answers)).toBeLessThan(-100_000);
  expect(Math.max(...answers)).toBeGreaterThan(200_000);
  const { shown: early } = curvedOf(pastRates, { startMonth: "2002-01" });
  const longer = answerCurves(curveSource(pastRates, { ...early, entered: {} })!).get("startMonth")!;
  expect(Math.min(...longer.answers)).toBeLessThan(-1_000_000);
  for (const startMonth of ["", "0002-11", "2026-10"]) {
    const { shown: other } = curvedOf(pastRates, { startMonth });
    const same = answerCurves(curveSource(pastRates, { ...other, entered: {} })!).get("startMonth")!;
    expect([same.min, same.max], startMonth).toEqual([usual.min, usual.max]);
  }
});
