import fc from "fast-check";
import { expect, test } from "vitest";
import { loanAmount } from "../loan/loan-amount.ts";
import { monthlyPayment, presentValue } from "../loan/monthly-payment.ts";
import { effectiveMonthlyRate } from "../loan/monthly-rate.ts";
import { sameCent, solve } from "./solve.ts";

const whole = { low: 0, high: 1_000_000_000, perOne: 1 };

/** More of them by hand: `MADE_UP_INPUTS=10000 npx vitest run src/calculations/solve/solve.test.ts`. */
const numRuns = Number(process.env.MADE_UP_INPUTS ?? 1_000);
const runs = { numRuns };

type Loan = { price: number; deposit: number; years: number; rate: number };

const instalment = ({ price, deposit, years, rate }: Loan): number =>
  monthlyPayment(loanAmount(price, Math.min(deposit, price)), effectiveMonthlyRate(rate), years * 12);

/** Each field of the loan with its grid, and which end of what can be paid is meant. */
const fields = {
  price: { find: "most", grid: whole },
  deposit: { find: "least", grid: whole },
  years: { find: "least", grid: { low: 1, high: 40, perOne: 1 } },
  rate: { find: "most", grid: { low: 0, high: 40, perOne: 100 } },
} as const;

type Name = keyof typeof fields;

const names = Object.keys(fields) as Name[];

/** The field's value at which the loan costs no more than what can be paid, to the cent. */
const solved = (loan: Loan, name: Name, wanted: number): number | undefined =>
  solve(
    (value) => instalment({ ...loan, [name]: value }) < wanted + sameCent,
    fields[name].find,
    name === "deposit" ? { ...whole, high: loan.price } : fields[name].grid,
  );

const anyLoan = fc.record({
  price: fc.integer({ min: 1, max: 20_000_000 }),
  deposit: fc.integer({ min: 0, max: 5_000_000 }),
  years: fc.integer({ min: 1, max: 40 }),
  rate: fc.integer({ min: 0, max: 4_000 }).map((hundredths) => hundredths / 100),
});
const canPay = fc.integer({ min: 1, max: 200_000 });

test("an instalment that a field can give comes back to the cent, for price, deposit, term and rate of any loan", () => {
  fc.assert(
    fc.property(anyLoan, (loan) => {
      const wanted = instalment(loan);
      for (const name of names) {
        const value = solved(loan, name, wanted);
        expect(value).toBeDefined();
        expect(Math.abs(instalment({ ...loan, [name]: value! }) - wanted)).toBeLessThan(sameCent);
      }
    }),
    runs,
  );
});

test("of any instalment the unrounded loan gives it to the cent, and the price and deposit found are its whole rand", () => {
  fc.assert(
    fc.property(anyLoan, canPay, (loan, wanted) => {
      const monthlyRate = effectiveMonthlyRate(loan.rate);
      const exact = presentValue(wanted, monthlyRate, loan.years * 12);
      expect(Math.abs(monthlyPayment(exact, monthlyRate, loan.years * 12) - wanted)).toBeLessThan(sameCent);
      const halfCent = presentValue(wanted + sameCent, monthlyRate, loan.years * 12) - exact;
      const price = solved(loan, "price", wanted)!;
      expect(price - loan.deposit - exact).toBeGreaterThan(halfCent - 1 - 1e-4);
      expect(price - loan.deposit - exact).toBeLessThan(halfCent + 1e-4);
      const deposit = solved(loan, "deposit", wanted)!;
      if (deposit > 0) {
        expect(loan.price - deposit - exact).toBeGreaterThan(halfCent - 1 - 1e-4);
        expect(loan.price - deposit - exact).toBeLessThan(halfCent + 1e-4);
      }
    }),
    runs,
  );
});

test("a solved price costs what was wanted in whole rand, and to the cent where a rand of price is less than a cent a month", () => {
  let toTheCent = 0;
  fc.assert(
    fc.property(anyLoan, canPay, (loan, wanted) => {
      const cost = instalment({ ...loan, price: solved(loan, "price", wanted)! });
      expect(Math.round(cost)).toBe(wanted);
      const oneRand = instalment({ ...loan, price: 1, deposit: 0 });
      if (oneRand > 0.01) return;
      toTheCent++;
      expect(Math.abs(cost - wanted)).toBeLessThan(sameCent + 1e-9);
    }),
    runs,
  );
  expect(toTheCent).toBeGreaterThan(numRuns / 20);
});

test("what is found can be paid and the next step cannot, or there is nothing to find at the field's own end", () => {
  fc.assert(
    fc.property(anyLoan, canPay, fc.constantFrom(...names), (loan, wanted, name) => {
      const { find } = fields[name];
      const { low, high, perOne } = name === "deposit" ? { ...whole, high: loan.price } : fields[name].grid;
      const costs = (value: number) => instalment({ ...loan, [name]: value });
      const value = solved(loan, name, wanted);
      if (value === undefined) {
        expect(costs(find === "most" ? low : high)).toBeGreaterThanOrEqual(wanted + sameCent);
        return;
      }
      expect(costs(value)).toBeLessThan(wanted + sameCent);
      expect(Number.isInteger(Math.round(value * perOne * 1e6) / 1e6)).toBe(true);
      if (value !== (find === "most" ? high : low))
        expect(costs(value + (find === "most" ? 1 : -1) / perOne)).toBeGreaterThanOrEqual(wanted + sameCent);
    }),
    runs,
  );
});

test("R15 000 a month at 10.75 % over 20 years pays for R1 527 626, and nothing pays R2m back at R5 000", () => {
  const loan = { price: 2_000_000, deposit: 0, years: 20, rate: 10.75 };
  expect(solved(loan, "price", 15_000)).toBe(1_527_626);
  expect(solved(loan, "deposit", 15_000)).toBe(472_374);
  expect(solved(loan, "rate", 5_000)).toBeUndefined();
  expect(solved(loan, "years", 5_000)).toBeUndefined();
});

test("both ends count, and without a value between them there is no answer", () => {
  expect(solve((value) => value <= 2.5, "most", { low: 1, high: 2, perOne: 1 })).toBe(2);
  expect(solve((value) => value >= 0.29, "least", { low: 0, high: 1, perOne: 100 })).toBe(0.29);
  expect(solve(() => true, "least", { low: 5, high: 9, perOne: 1 })).toBe(5);
  expect(solve(() => true, "most", { low: 5, high: 4, perOne: 1 })).toBeUndefined();
});
