import { expect, test } from "vitest";
import { extraPayments } from "#calculations/extra-payments/extra-payments.ts";
import { balanceCurves } from "./inputs-extra-payments.ts";

const inputs = {
  loanAmount: 2_000_000,
  interestRate: 10.75,
  loanTerm: 20,
  extraPayment: 2000,
  extraPaymentDuration: 0,
};

test("both curves start at the loan and end at nothing, the one with extra payments first", () => {
  const curves = balanceCurves(inputs, extraPayments(inputs));
  expect(curves[0]).toEqual({ month: 0, without: 2_000_000, withExtra: 2_000_000 });
  expect(curves.find(({ withExtra }) => withExtra === 0)?.month).toBe(184);
  expect(curves.at(-1)).toEqual({ month: 240, without: 0, withExtra: 0 });
  for (const { without, withExtra } of curves) expect(withExtra).toBeLessThanOrEqual(without);
});

test("the curve without extra payments is the schedule without them", () => {
  const plain = extraPayments({ ...inputs, extraPayment: 0 });
  for (const { month, without } of balanceCurves(inputs, plain).slice(1)) {
    expect(without).toBeCloseTo(plain.schedule[month - 1]?.balance ?? 0, 4);
  }
});

test("without a loan or a term there is nothing to draw", () => {
  const none = { ...inputs, loanTerm: 0 };
  expect(balanceCurves(none, extraPayments(none))).toEqual([]);
});
