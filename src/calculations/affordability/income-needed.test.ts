import fc from "fast-check";
import { expect, test } from "vitest";
import { affordability } from "./affordability.ts";
import { affordabilityDefaults } from "./affordability-defaults.ts";
import { incomeNeeded } from "./income-needed.ts";

const caps = { dsrGrossCap: 30, dsrNetCap: 40 };

test("R15 000 a month needs R50 000 before deductions by the 30 % rule and R37 500 after by the 40 % rule", () => {
  expect(incomeNeeded({ ...caps, instalment: 15_000, monthlyExpenses: 0 })).toEqual({
    grossIncome: 50_000,
    netIncome: 37_500,
    netRule: "cap",
    expensesLeft: 22_500,
  });
});

test("expenses above what the net rule leaves ask for more, and gross is never below net", () => {
  expect(incomeNeeded({ ...caps, instalment: 15_000, monthlyExpenses: 25_000 })).toMatchObject({
    grossIncome: 50_000,
    netIncome: 40_000,
    netRule: "expenses",
    expensesLeft: 25_000,
  });
  expect(incomeNeeded({ ...caps, instalment: 15_000, monthlyExpenses: 60_000 })).toMatchObject({
    grossIncome: 75_000,
    netIncome: 75_000,
  });
});

test("a cap of 0 allows no instalment, whatever is earned", () => {
  expect(
    incomeNeeded({ instalment: 15_000, monthlyExpenses: 0, dsrGrossCap: 0, dsrNetCap: 40 }),
  ).toBeUndefined();
  expect(
    incomeNeeded({ instalment: 15_000, monthlyExpenses: 0, dsrGrossCap: 30, dsrNetCap: 0 }),
  ).toBeUndefined();
});

/** More of them by hand: `MADE_UP_INPUTS=10000 npx vitest run src/calculations/affordability/income-needed.test.ts`. */
const numRuns = Number(process.env.MADE_UP_INPUTS ?? 1_000);

const rand = (max: number) => fc.integer({ min: 0, max });
const cap = fc.integer({ min: 1, max: 1_000 }).map((tenths) => tenths / 10);

test("the income put into affordability allows exactly the instalment, for any inputs", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000_00 }).map((cents) => cents / 100),
      rand(200_000),
      cap,
      cap,
      (instalment, monthlyExpenses, dsrGrossCap, dsrNetCap) => {
        const inputs = { instalment, monthlyExpenses, dsrGrossCap, dsrNetCap };
        const { grossIncome, netIncome } = incomeNeeded(inputs)!;
        const rows = affordability({ ...affordabilityDefaults, ...inputs, grossIncome, netIncome });
        expect(rows.at(-1)!.allowedInstalment).toBeCloseTo(instalment, 5);
      },
    ),
    { numRuns },
  );
});

test("in whole rand, rounded up, it allows the same whole instalment and never less, for any inputs", () => {
  fc.assert(
    fc.property(rand(1_000_000), rand(200_000), (instalment, monthlyExpenses) => {
      const { grossIncome, netIncome } = incomeNeeded({ ...caps, instalment, monthlyExpenses })!;
      const [gross, net] = [Math.ceil(grossIncome), Math.ceil(netIncome)];
      const whole = {
        ...affordabilityDefaults,
        ...caps,
        monthlyExpenses,
        grossIncome: gross,
        netIncome: net,
      };
      const { allowedInstalment } = affordability(whole).at(-1)!;
      expect(allowedInstalment).toBeGreaterThanOrEqual(instalment - 1e-6);
      expect(Math.round(allowedInstalment)).toBe(instalment);
    }),
    { numRuns },
  );
});
