import fc from "fast-check";
import { expect, test } from "vitest";
import published from "../../published-examples.json" with { type: "json" };
import { badNumbers } from "../../testing/bad-numbers.ts";
import { differences, vectorsOf } from "../vectors.ts";
import { payOffSooner } from "./pay-off-sooner.ts";
import { type PayOffSoonerInputs, payOffSoonerDefaults } from "./payoff-plan.ts";

const bond: PayOffSoonerInputs = {
  ...payOffSoonerDefaults,
  balance: 1_200_000,
  interestRate: 10.75,
  remainingMonths: 240,
  firstInstalment: "2027-01",
};
const of = (changed: Partial<PayOffSoonerInputs>) => payOffSooner({ ...bond, ...changed });
const cents = (value: number | undefined) => Math.round(value! * 100) / 100;

type Probed = PayOffSoonerInputs & { readonly probeMonths?: readonly number[] };

test.each(vectorsOf("pay-off-sooner"))("$id", ({ inputs, expected }) => {
  const { probeMonths = [], ...given } = inputs as Probed;
  const result = payOffSooner(given);
  const balances = Object.fromEntries(
    probeMonths.map((month) => [month, result.rows[month - 1]?.balance ?? 0]),
  );
  expect(differences({ ...result, balances }, expected)).toEqual([]);
});

test.each([
  ["R1,000 a month", { monthlyExtra: 1_000 }, 190, 425_947.19],
  [
    "R100,000 in December 2027, term shortened",
    { lumpSums: [{ month: "2027-12", amount: 100_000 }] },
    191,
    509_019.78,
  ],
  ["R15,000 every December", { annualExtra: { amount: 15_000, calendarMonth: 12 } }, 183, 470_236.06],
])("%s", (_, changed, months, interestSaved) => {
  const result = of(changed);
  expect([result.months, cents(result.interestSaved)]).toEqual([months, interestSaved]);
});

test("R1,000 a month ends the bond in October 2042 and is like earning 17.65 % before tax", () => {
  const result = of({ monthlyExtra: 1_000, marginalPercent: 36 });
  expect(result.payoffMonth).toBe("2042-10");
  expect(result.equalsEarningPercent).toBeCloseTo(11.2958, 4);
  expect(result.equalsEarningBeforeTaxPercent).toBeCloseTo(17.6497, 4);
});

test("a lump sum may lower the instalment instead of the term", () => {
  const result = of({ lumpSums: [{ month: "2027-12", amount: 100_000 }], afterLumpSum: "lower" });
  expect([result.months, cents(result.lastInstalment), cents(result.interestSaved)]).toEqual([
    240, 11_152, 135_010.26,
  ]);
});

test("a withdrawal costs its interest, and more than was paid ahead is refused", () => {
  const lumpSums = [{ month: "2027-06", amount: 200_000 }];
  const drawn = of({ lumpSums, withdrawals: [{ month: "2029-06", amount: 150_000 }] });
  expect([drawn.months, cents(drawn.interestSaved), cents(drawn.costOfWithdrawals)]).toEqual([
    197, 474_078.73, 393_830.98,
  ]);
  const refused = of({ monthlyExtra: 1_000, withdrawals: [{ month: "2028-12", amount: 60_000 }] });
  expect([refused.months, cents(refused.totalWithdrawn), cents(refused.withdrawalRefused)]).toEqual([
    199, 26_642.85, 33_357.15,
  ]);
});

test("the amount that can be withdrawn was paid ahead of the contract, and is 0 for a repaid bond", () => {
  const { rows } = of({ lumpSums: [{ month: "2027-06", amount: 200_000 }] });
  expect(rows[4]!.availableToDraw).toBe(0);
  expect(rows[5]!.availableToDraw).toBeCloseTo(200_000, 2);
  expect(rows[6]!.availableToDraw).toBeGreaterThan(200_000);
  expect(rows.at(-1)!.availableToDraw).toBe(0);
});

test("a bond that is repaid is closed: a later withdrawal is refused", () => {
  const result = of({
    lumpSums: [{ month: "2027-02", amount: 5_000_000 }],
    withdrawals: [{ month: "2030-01", amount: 7_000 }],
  });
  expect([result.months, result.totalWithdrawn, result.withdrawalRefused]).toEqual([2, 0, 7_000]);
});

test("the amount for a goal is found, on top of all other extras", () => {
  const goal = { kind: "date", month: "2038-12" } as const;
  expect(of({ goal }).goal).toMatchObject({ monthlyExtra: 2_683, months: 144 });
  expect(of({ goal, annualExtra: { amount: 15_000, calendarMonth: 12 } }).goal!.monthlyExtra).toBe(1_494);
  const saved = of({ goal: { kind: "interest", interestSaved: 500_000 } }).goal!;
  expect([saved.monthlyExtra, saved.months]).toEqual([1_259, 181]);
});

test("no amount saves more interest than there is, nor ends a bond before it begins", () => {
  const unreached = { monthlyExtra: undefined, months: undefined, interestSaved: undefined };
  expect(of({ goal: { kind: "interest", interestSaved: 1_723_860 } }).goal).toEqual(unreached);
  expect(of({ goal: { kind: "date", month: "2026-12" } }).goal).toEqual(unreached);
  expect(of({ goal: { kind: "date", month: "soon" } }).goal).toEqual(unreached);
  expect(of({ goal: { kind: "date", month: "2046-12" } }).goal!.monthlyExtra).toBe(0);
});

test("an instalment below the interest never repays the bond, and the lowest one that would is given", () => {
  const result = of({ instalment: 10_000 });
  expect(result).toMatchObject({
    neverRepaid: true,
    months: undefined,
    interestSaved: undefined,
    payoffMonth: undefined,
  });
  expect(of({ instalment: result.leastInstalment! }).neverRepaid).toBe(false);
  expect(of({ instalment: result.leastInstalment! - 1 }).neverRepaid).toBe(true);
});

test("a yearly extra grows each time, and starts in its own month", () => {
  const { rows } = of({ annualExtra: { amount: 10_000, calendarMonth: 3, growth: 10 } });
  const lumps = rows
    .filter(({ lump }) => lump > 0)
    .map(({ paymentNumber, lump }) => [paymentNumber, cents(lump)]);
  expect(lumps.slice(0, 3)).toEqual([
    [3, 10_000],
    [15, 11_000],
    [27, 12_100],
  ]);
});

test("a thirteenth lump sum is not counted", () => {
  const lumpSums = Array.from({ length: 13 }, (_, index) => ({ month: `20${28 + index}-01`, amount: 1_000 }));
  expect(of({ lumpSums }).totalExtra).toBe(12_000);
});

test("FNB's published saving is matched to the cent", () => {
  const published = of({ balance: 500_000, interestRate: 10.25, monthlyExtra: 1_000 });
  expect(cents(published.interestSaved)).toBe(286_571.73);
});

const extras = published.filter(({ kind }) => kind === "extraPayment");

test.each(extras)(
  "$id: published results of extra payments are matched",
  ({ inputs, expected, tolerance }) => {
    const { pv, r, n, extraPerPeriod } = inputs as Record<string, number>;
    const given = {
      balance: pv!,
      interestRate: r! * 1200,
      remainingMonths: n!,
      monthlyExtra: extraPerPeriod!,
    };
    const result = of(given);
    const shown: Record<string, number> = {
      payment: result.instalment,
      months: result.months!,
      years: result.months! / 12,
      monthsSaved: result.monthsSaved!,
      interestSaved: result.interestSaved!,
      interest: result.interest!,
      totalInterest: result.interest!,
      totalPaid: result.interest! + pv!,
    };
    for (const [name, figure] of Object.entries(expected as Record<string, number>)) {
      const allowed =
        typeof tolerance === "number" ? tolerance : (tolerance as Record<string, number>)[name]!;
      expect(Math.abs(shown[name]! - figure), name).toBeLessThanOrEqual(allowed + 1e-9);
    }
  },
);

const rand = fc.integer({ min: 0, max: 3_000_000 });
const rate = fc.integer({ min: 0, max: 160 }).map((quarters) => quarters / 4);
const month = fc
  .integer({ min: 0, max: 500 })
  .map((count) => `${2020 + Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, "0")}`);
const dated = fc.record({ month, amount: rand });
const loans = fc.record({
  balance: rand,
  interestRate: rate,
  remainingMonths: fc.integer({ min: 1, max: 480 }),
  monthlyExtra: fc.integer({ min: 0, max: 20_000 }),
  extraMonths: fc.integer({ min: 0, max: 480 }),
  lumpSums: fc.array(dated, { maxLength: 12 }),
  afterLumpSum: fc.constantFrom("shorten" as const, "lower" as const),
});

test("an extra payment never costs interest, and a bond with its contract's instalment ends within its term", () => {
  fc.assert(
    fc.property(loans, (given) => {
      const result = of(given);
      expect(result.baseMonths).toBe(given.balance === 0 ? 0 : given.remainingMonths);
      expect(result.monthsSaved).toBeGreaterThanOrEqual(0);
      expect(result.interestSaved).toBeGreaterThanOrEqual(-0.005);
      expect(result.rows.at(-1)?.balance ?? 0).toBe(0);
    }),
    { numRuns: 60 },
  );
});

test("the amount for a goal is the least whole rand that reaches it, and a later goal never asks more", () => {
  const goals = fc.integer({ min: 1, max: 239 });
  fc.assert(
    fc.property(loans, goals, goals, (given, a, b) => {
      const monthOf = (count: number) =>
        `${2027 + Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, "0")}`;
      const plan = { ...given, balance: given.balance + 1_000 };
      const [sooner, later] = [Math.min(a, b), Math.max(a, b)];
      const asked = (count: number) => of({ ...plan, goal: { kind: "date", month: monthOf(count) } }).goal!;
      const { monthlyExtra, months } = asked(sooner);
      expect(months!).toBeLessThanOrEqual(sooner + 1);
      if (monthlyExtra! > 0)
        expect(of({ ...plan, monthlyExtra: monthlyExtra! - 1 }).months!).toBeGreaterThan(sooner + 1);
      expect(asked(later).monthlyExtra!).toBeLessThanOrEqual(monthlyExtra!);
    }),
    { numRuns: 40 },
  );
});

test("whatever is typed, every figure is a number, no balance is negative, and drawing never overtakes the contract", () => {
  const anything = fc.oneof(
    fc.double(),
    fc.integer({ min: 0, max: 2_000_000 }),
    fc.constantFrom(Number.NaN, 1e308, -1),
  );
  const anyMonth = fc.oneof(month, fc.constantFrom("", "soon", "2027-13"));
  const anyDated = fc.array(fc.record({ month: anyMonth, amount: anything }), { maxLength: 14 });
  const anyBond = fc.record({
    ...{ balance: anything, interestRate: anything, remainingMonths: anything, monthlyExtra: anything },
    ...{ extraMonths: anything, instalment: anything, marginalPercent: anything },
    ...{ firstInstalment: anyMonth, lumpSums: anyDated, withdrawals: anyDated },
    annualExtra: fc.record({ amount: anything, calendarMonth: anything, growth: anything }),
    afterLumpSum: fc.constantFrom("shorten" as const, "lower" as const),
    goal: fc.oneof(
      fc.record({ kind: fc.constant("date" as const), month: anyMonth }),
      fc.record({ kind: fc.constant("interest" as const), interestSaved: anything }),
    ),
  });
  fc.assert(
    fc.property(anyBond, (given) => {
      const result = payOffSooner(given);
      expect(badNumbers(result)).toEqual([]);
      expect(result.rows.every(({ balance, drawn }) => balance >= 0 && drawn >= 0)).toBe(true);
      expect(
        result.rows.every(
          ({ balance, drawn }, index) =>
            drawn === 0 ||
            given.instalment > 0 ||
            balance <= result.baseBalances[index]! + 0.01 + result.baseBalances[0]! * 1e-11,
        ),
      ).toBe(true);
    }),
    { numRuns: 60 },
  );
});
