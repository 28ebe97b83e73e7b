import { expect, test } from "vitest";
import { monthAfter, monthOf } from "#calculations/calendar/months.ts";
import { answerCurves, curveSource, stepsOf } from "#web/answer-page/answer-curves.tsx";
import type { Answer } from "#web/answer-page/described.ts";
import type { Entered, Fields } from "#web/answer-page/fields.ts";
import { monthOfNumber, numberOfMonth } from "#web/components/date-field/month-number.ts";
import { everyAnswer } from "#web/testing/every-answer.ts";
import { shownWith } from "#web/testing/example-page.ts";
import { affordability } from "./affordability/affordability.tsx";
import { buyToLet } from "./buy-to-let/buy-to-let.tsx";
import { extraPayments } from "./extra-payments/extra-payments.tsx";
import { loan } from "./loan/loan.tsx";
import { nextRateDecision } from "./next-rate-decision/next-rate-decision.tsx";
import { pastRates } from "./past-rates/past-rates.tsx";
import { rateSensitivity } from "./rate-sensitivity/rate-sensitivity.tsx";
import { rentOrBuy } from "./rent-or-buy/rent-or-buy.tsx";
import { switchYourBond } from "./switch-your-bond/switch-your-bond.tsx";

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

test("what a step of a field changes is said in the words of the answer, where it changes something", () => {
  const stepsIn = <All extends Fields, R>(answer: Answer<All, R>) => {
    const { shown } = curvedOf(answer);
    const steps = stepsOf(curveSource(answer, { ...shown, entered: {} })!);
    return Object.values(steps).map((words) => words.replaceAll("\u00a0", " "));
  };
  expect(stepsIn(loan)).toEqual([
    "+R100 000: R982 more a month",
    "+R100 000: R982 less a month",
    "+1 year: R280 less a month",
    "+1 point: R1 225 more a month",
  ]);
  // In the example the other numbers follow an income in proportion.
  expect(stepsIn(affordability)[0]).toBe("+R1 000: R25 041 more to borrow");
  expect(stepsIn(rentOrBuy).slice(0, 2)).toEqual(["+R1 000: R219 678 to buy", "+R100 000: R40 444 to rent"]);
  expect(stepsIn(buyToLet)[0]).toBe("+R1 000: R850 better a month");
  expect(stepsIn(switchYourBond)).toHaveLength(3);
  expect(stepsIn(pastRates)).toEqual([]);
});

test("without an income they are those of the example, and say so", () => {
  const nothing = curvedOf(affordability);
  expect(nothing.curved.said).toBe("Largest loan in the example");
  const { answers } = answerCurves(curveSource(affordability, { ...nothing.shown, entered: {} })!).get(
    "grossIncome",
  )!;
  expect(Math.round(answers.at(-1)!)).toBe(2 * 751_217);
  const own = curvedOf(affordability, { grossIncome: 60_000, netIncome: 45_000, monthlyExpenses: 1 });
  expect(own.curved.said).toBe("Largest loan");
  expect(own.figure).toBeGreaterThan(nothing.figure);
});

test("along the month of the purchase is the rate of each month, to the last one that the field takes", () => {
  const { shown } = curvedOf(pastRates);
  const curves = answerCurves(curveSource(pastRates, { ...shown, entered: {} })!);
  expect([...curves.keys()]).toEqual(["startMonth"]);
  const usual = curves.get("startMonth")!;
  const last = monthAfter(monthOf(shown.context.today), -1);
  expect([usual.min, usual.max]).toEqual(["2011-01", last].map(numberOfMonth));
  expect(usual.answers).toHaveLength(usual.max - usual.min + 1);
  expect([Math.min(...usual.answers), Math.max(...usual.answers)]).toEqual([7, 11.75]);
  const { shown: early } = curvedOf(pastRates, { startMonth: "2002-01" });
  const longer = answerCurves(curveSource(pastRates, { ...early, entered: {} })!).get("startMonth")!;
  expect(Math.max(...longer.answers)).toBe(17);
  for (const startMonth of ["", "0002-11", last]) {
    const { shown: other } = curvedOf(pastRates, { startMonth });
    const same = answerCurves(curveSource(pastRates, { ...other, entered: {} })!).get("startMonth")!;
    expect([same.min, same.max], startMonth).toEqual([usual.min, usual.max]);
  }
});

test("what is marked in the picture of a bond from the past is its first instalment, what it is now, and at worst", () => {
  const { curved } = curvedOf(pastRates, { startMonth: "2020-08", loan: 1_000_000 });
  const marked = curved.marks!.startMonth!.map(({ value, lines }) => [
    monthOfNumber(value),
    ...lines.map((line) => line.replaceAll("\u00a0", " ")),
  ]);
  expect(marked).toEqual([
    ["2020-08", "R7 753 then"],
    ["2026-10", "R9 998", "now"],
    ["2023-06", "R10 586 at worst"],
  ]);
});

test("the hint of a decision says how often such a one came since 2014", () => {
  const said = (change: number) => {
    const { shown } = curvedOf(nextRateDecision, { change });
    return nextRateDecision.hints!.change!(shown);
  };
  expect(said(0.25)).toBe("11 rises of this size since 2014.");
  expect(said(0.5)).toBe("5 rises of this size since 2014.");
  expect(said(-0.25)).toBe("11 falls of this size since 2014.");
  expect(said(-0.5)).toBe("1 fall of this size since 2014.");
  expect(said(1.5)).toBe("No rise of this size since 2014.");
  expect(said(0)).toBe("Prime has been where it is since September 2026.");
});
