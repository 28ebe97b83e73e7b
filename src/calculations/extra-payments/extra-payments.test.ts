import fc from "fast-check";
import { expect, test } from "vitest";
import { specifiedFigures } from "../figures/example-figures.ts";
import { loan } from "../loan/loan.ts";
import { loanDefaults } from "../loan/loan-amount.ts";
import { yearlyExtraPaymentRows } from "./extra-payment-rows.ts";
import { extraPayments } from "./extra-payments.ts";

const inputs = {
  loanAmount: 1_000_000,
  interestRate: 10.75,
  loanTerm: 20,
  extraPayment: 1_000,
  extraPaymentDuration: 0,
};

test("the base is the loan calculator's loan", () => {
  const { base } = extraPayments({ ...inputs, loanAmount: 2_000_000 });
  const same = loan({ ...loanDefaults, interestRate: 10.75, today: "2025-08-15", figures: specifiedFigures });
  expect(base).toEqual({
    monthlyPayment: same.monthlyPayment,
    totalPayments: same.totalPayments,
    totalInterest: same.totalInterest,
    payoffTime: 240,
  });
});

test("an extra payment saves months and interest, and the summary agrees with the rows", () => {
  const { base, withExtra, savings, schedule } = extraPayments(inputs);
  const sum = (field: "extraPayment" | "interest" | "totalPayment" | "principal") =>
    schedule.reduce((total, row) => total + row[field], 0);
  expect(withExtra.monthlyPayment).toBe(base.monthlyPayment + 1_000);
  expect(withExtra.payoffTime).toBe(schedule.length);
  expect(savings.timeSaved).toBe(240 - schedule.length);
  expect(savings.timeSaved).toBeGreaterThan(36);
  expect(sum("principal")).toBeCloseTo(1_000_000, 5);
  expect(withExtra.totalInterest).toBeCloseTo(sum("interest"), 5);
  expect(withExtra.totalPayments).toBeCloseTo(sum("totalPayment"), 5);
  expect(savings.totalExtraPaid).toBeCloseTo(sum("extraPayment"), 6);
  expect(savings.interestSaved).toBeCloseTo(base.totalInterest - withExtra.totalInterest, 6);
  expect(savings.effectiveReturn).toBeCloseTo((savings.interestSaved / savings.totalExtraPaid) * 100, 8);
});

// R1,000 without interest over 10 months, so R100 a month; what the last payment owes is the rest.
test.each([
  { extraPayment: 40, paymentNumber: 8, basePayment: 20, lastExtra: 0 },
  { extraPayment: 80, paymentNumber: 6, basePayment: 100, lastExtra: 0 },
  { extraPayment: 425, paymentNumber: 2, basePayment: 100, lastExtra: 375 },
])("with R$extraPayment extra the last payment is only what is owed, base first", (given) => {
  const { extraPayment, lastExtra, ...last } = given;
  const tenMonths = { loanAmount: 1_000, interestRate: 0, loanTerm: 10 / 12, extraPaymentDuration: 0 };
  const { schedule } = extraPayments({ ...tenMonths, extraPayment });
  expect(schedule.at(-1)).toMatchObject({ ...last, extraPayment: lastExtra, balance: 0 });
});

test("a duration ends the extra payments, 0 never does", () => {
  const { schedule, savings } = extraPayments({ ...inputs, extraPaymentDuration: 12 });
  expect(schedule.filter((row) => row.extraPayment > 0)).toHaveLength(12);
  expect(schedule[12]!.extraPayment).toBe(0);
  expect(savings.totalExtraPaid).toBe(12_000);
  const whole = extraPayments(inputs).schedule;
  expect(whole.at(-2)!.extraPayment).toBe(1_000);
});

test("nothing extra saves nothing", () => {
  const { savings, withExtra, base } = extraPayments({ ...inputs, extraPayment: 0 });
  expect(savings).toEqual({ timeSaved: 0, interestSaved: 0, totalExtraPaid: 0, effectiveReturn: 0 });
  expect(withExtra).toEqual(base);
});

test("more extra never costs more interest or time", () => {
  const extras = fc.integer({ min: 0, max: 50_000 });
  const rates = fc.double({ min: 0, max: 25, noNaN: true });
  const months = fc.integer({ min: 0, max: 300 });
  fc.assert(
    fc.property(extras, extras, rates, months, (one, other, interestRate, extraPaymentDuration) => {
      const of = (extraPayment: number) =>
        extraPayments({ ...inputs, interestRate, extraPayment, extraPaymentDuration }).withExtra;
      const less = of(Math.min(one, other));
      const more = of(Math.max(one, other));
      expect(more.totalInterest).toBeLessThanOrEqual(less.totalInterest + 1e-6);
      expect(more.payoffTime).toBeLessThanOrEqual(less.payoffTime);
    }),
  );
});

test("years sum twelve payments and keep the last balance", () => {
  const { schedule, withExtra, savings } = extraPayments(inputs);
  const years = yearlyExtraPaymentRows(schedule);
  expect(years).toHaveLength(Math.ceil(schedule.length / 12));
  expect(years[0]!.balance).toBe(schedule[11]!.balance);
  expect(years[0]!.extraPayment).toBe(12_000);
  expect(years.at(-1)!.balance).toBe(0);
  expect(years.reduce((sum, row) => sum + row.payment, 0)).toBeCloseTo(withExtra.totalPayments, 5);
  expect(years.reduce((sum, row) => sum + row.extraPayment, 0)).toBeCloseTo(savings.totalExtraPaid, 6);
  expect(years.reduce((sum, row) => sum + row.principal, 0)).toBeCloseTo(1_000_000, 5);
  expect(years.reduce((sum, row) => sum + row.interest, 0)).toBeCloseTo(withExtra.totalInterest, 5);
});

test("no loan or no term gives zeros and no rows", () => {
  for (const missing of [{ loanAmount: 0 }, { loanTerm: 0 }]) {
    const result = extraPayments({ ...inputs, ...missing });
    expect(result.schedule).toEqual([]);
    expect(result.withExtra).toEqual({
      monthlyPayment: 0,
      totalPayments: 0,
      totalInterest: 0,
      payoffTime: 0,
    });
  }
});
