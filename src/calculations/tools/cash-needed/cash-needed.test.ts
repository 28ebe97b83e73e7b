import fc from "fast-check";
import { expect, test } from "vitest";
import { isUsableDate } from "../../calendar/calendar.ts";
import { isWorkingDay } from "../../calendar/working-days.ts";
import { currentFigures, specifiedFigures } from "../../figures/example-figures.ts";
import { badNumbers } from "../../testing/bad-numbers.ts";
import { startingFees } from "../tool-defaults.ts";
import { differences, vectorsOf } from "../vectors.ts";
import { type CashNeededInputs, cashNeeded } from "./cash-needed.ts";
import { cashNeededDefaults, usualOccupationalRent } from "./cash-needed-defaults.ts";

const purchase: CashNeededInputs = {
  ...cashNeededDefaults,
  lodgementFee: 0,
  serviceFee: startingFees(specifiedFigures).serviceFee,
  today: "2027-01-18",
  price: 1_500_000,
  deposit: 150_000,
  interestRate: 10.5,
  termYears: 20,
  ratesAndTaxes: 1_200,
  occupationalRent: 0,
};

const of = (changed: Partial<CashNeededInputs>) => cashNeeded({ ...purchase, ...changed }, specifiedFigures);
const paid = (result: ReturnType<typeof of>, key: string) =>
  result.events
    .filter((event) => event.key === key)
    .map(({ date, amount }) => [date, Math.round(amount * 100) / 100]);

test.each(vectorsOf("cash-needed"))("$id", ({ inputs, expected }) => {
  expect(differences(of(inputs), expected)).toEqual([]);
});

test("by the current tariffs the costs of the transfer are R2,530 more, and those of the bond R2,374", () => {
  // Transfer: 26,275 + 3 × 2,120 = 32,635, with VAT 37,530, deeds office 1,738. Bond: 30,515, with VAT 35,092, and 1,738.
  const current = cashNeeded(purchase, currentFigures);
  expect([paid(current, "transferCosts"), paid(current, "bondCosts")]).toEqual([
    [["2027-03-02", 39_268]],
    [["2027-03-02", 36_830]],
  ]);
  expect(current.total - of({}).total).toBeCloseTo(2_530 + 2_374, 6);
});

test("a subsidy is paid on registration, and the part that is not needed for costs lowers the loan", () => {
  const home = {
    price: 600_000,
    deposit: 0,
    moving: 5_000,
    connections: 2_000,
    ratesAndTaxes: 0,
    insurance: 2_050,
  };
  const result = of({ ...home, subsidy: 60_000 });
  expect(result.mostCash).toBeCloseTo(55_125.5, 2);
  expect(result.total).toBeCloseTo(9_050, 2);
  expect(result.subsidyToLoan).toBeCloseTo(13_924.5, 2);
  expect(result.events.at(-1)).toMatchObject({
    key: "subsidy",
    date: result.registration,
    amount: -46_075.5,
  });
  expect(result.firstInstalment).toBeLessThan(of(home).firstInstalment!);
});

test("a cash buyer pays the price, waits for no bank, and has no instalment", () => {
  const result = of({ deposit: 2_000_000 });
  expect(paid(result, "deposit")).toEqual([["2027-01-25", 1_500_000]]);
  expect(result.costsDue).toBe("2027-02-08");
  expect([paid(result, "bondCosts"), paid(result, "initiationFee")]).toEqual([[], []]);
  expect(result).toMatchObject({
    approvalBy: undefined,
    firstInstalmentDate: undefined,
    firstInstalment: undefined,
  });
});

test("registration asked for too early waits for the steps before it", () => {
  const result = of({ registrationDays: 10 });
  expect(result).toMatchObject({ registration: "2027-03-16", registrationHeldBack: true });
  expect(of({}).registrationHeldBack).toBe(false);
  expect(result.lodged).toBe(result.costsDue);
});

test("an approval in calendar days moves to the next working day", () => {
  expect(of({ approvalDays: 30, approvalDaysKind: "calendar" }).approvalBy).toBe("2027-02-17");
  expect(of({ approvalDays: 62, approvalDaysKind: "calendar" }).approvalBy).toBe("2027-03-23");
});

test("moving in on the 31st counts months from the 31st, and the last one by its days", () => {
  const result = of({ occupation: "2027-01-31", occupationalRent: 9_000 });
  expect(paid(result, "occupationalRent")).toEqual([
    ["2027-01-31", 9_000],
    ["2027-02-28", 9_000],
    ["2027-03-31", 3_600],
  ]);
});

test("moving in after registration costs no rent, and before the offer counts from it", () => {
  const late = of({ occupation: "2027-06-01", occupationalRent: 9_000 });
  expect(paid(late, "occupationalRent")).toEqual([]);
  expect(paid(late, "moving")).toEqual([[late.registration, 5_000]]);
  expect(paid(of({ occupation: "1990-01-01", occupationalRent: 9_000 }), "occupationalRent")[0]![0]).toBe(
    "2027-01-18",
  );
});

test("a usual occupational rent is 0.8 % of the price", () => {
  expect(usualOccupationalRent(1_500_000)).toBe(12_000);
});

test("the day on which most is paid is named", () => {
  expect(of({}).mostOnOneDay).toEqual({ date: "2027-01-25", amount: 150_000 });
  expect(of({ deposit: 0 }).mostOnOneDay).toEqual({ date: "2027-03-02", amount: 82_176 });
});

test("an offer of 31 March 2025 pays the older duty", () => {
  expect(paid(of({ offerAccepted: "2025-03-31", price: 2_000_000 }), "transferDuty")[0]![1]).toBe(41_625);
});

const days = fc.oneof(fc.integer({ min: 0, max: 200 }), fc.double());
const number = fc.oneof(fc.integer({ min: 0, max: 5_000_000 }), fc.double());
const someDate = fc
  .date({ min: new Date("2020-01-01"), max: new Date("2040-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const anyDate = fc.oneof(
  { weight: 4, arbitrary: someDate },
  { weight: 1, arbitrary: fc.constantFrom("", "soon", "1900-01-01", "2199-12-31") },
);

test("no deadline falls on a weekend or a holiday, days follow each other, and every figure is a number", () => {
  const anyPurchase = fc.record({
    offerAccepted: anyDate,
    occupation: anyDate,
    declaredHolidays: fc.array(someDate, { maxLength: 4 }),
    ...{
      depositDays: days,
      approvalDays: days,
      costsDays: days,
      registrationDays: days,
      lodgementDays: days,
    },
    approvalDaysKind: fc.constantFrom("working" as const, "calendar" as const),
    ...{
      price: number,
      deposit: number,
      fairValue: number,
      interestRate: number,
      termYears: number,
      subsidy: number,
    },
    ...{ serviceFee: number, occupationalRent: number, moving: number, levy: number, monthsAhead: number },
  });
  fc.assert(
    fc.property(anyPurchase, (changed) => {
      const result = of(changed);
      const { depositDue, approvalBy, costsDue, lodged, registration } = result;
      for (const date of [depositDue, approvalBy ?? depositDue, costsDue, lodged, registration]) {
        expect(isWorkingDay(date, changed.declaredHolidays), date).toBe(true);
      }
      expect(costsDue <= lodged && lodged <= registration).toBe(true);
      expect(badNumbers(result)).toEqual([]);
      const dates = result.events.map(({ date }) => date);
      expect(dates).toEqual(dates.toSorted());
      expect(dates.filter((date) => !/^\d{4}-\d\d-\d\d$/.test(date))).toEqual([]);
      expect(result.events.every(({ cumulative }) => cumulative > -0.01)).toBe(true);
      expect(isUsableDate(changed.offerAccepted) || result.depositDue >= purchase.today).toBe(true);
    }),
    { numRuns: 60 },
  );
});
