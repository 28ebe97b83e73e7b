import { amount } from "../inputs/inputs.ts";

const growth = (monthlyRate: number, payments: number): number =>
  Math.expm1(payments * Math.log1p(monthlyRate));

/**
 * What the first of n level payments repays of a loan: loan × r ÷ ((1 + r)^n − 1), or loan ÷ n when r is 0.
 * Each later payment repays (1 + r) times what the one before it did. No payments: 0.
 */
export const firstPrincipal = (loan: number, monthlyRate: number, payments: number): number => {
  if (payments <= 0) return 0;
  return amount(loan) / (monthlyRate > 0 ? growth(monthlyRate, payments) / monthlyRate : payments);
};

/**
 * The level monthly payment in rand that repays a loan: loan × r ÷ (1 − (1 + r)^−n), or loan ÷ n when r is 0.
 * `monthlyRate` is a fraction (0.01 = 1 %), `payments` a count; no payments or no loan: 0. The annuity formula.
 */
export const monthlyPayment = (loan: number, monthlyRate: number, payments: number): number =>
  payments <= 0 ? 0 : firstPrincipal(loan, monthlyRate, payments) + amount(loan) * Math.max(0, monthlyRate);

/**
 * What level monthly payments are worth today in rand: instalment × (1 − (1 + r)^−n) ÷ r.
 * Instalment × n when r is 0 or less, and 0 when the instalment is. The annuity formula.
 */
export const presentValue = (instalment: number, monthlyRate: number, payments: number): number => {
  if (payments <= 0) return 0;
  if (monthlyRate <= 0) return amount(instalment) * payments;
  return amount(instalment) * (-growth(monthlyRate, -payments) / monthlyRate);
};

/**
 * The share of a loan still owed after some of its level payments: 1 − ((1 + r)^paid − 1) ÷ ((1 + r)^n − 1).
 * It is exactly 0 after the last. Both powers have negative exponents, so that no rate or term overflows a double.
 */
export const shareOwed = (monthlyRate: number, payments: number, paid: number): number => {
  if (paid >= payments) return 0;
  if (monthlyRate <= 0) return 1 - paid / payments;
  const discount = Math.exp((paid - payments) * Math.log1p(monthlyRate));
  return 1 - (discount * growth(monthlyRate, -paid)) / growth(monthlyRate, -payments);
};

/**
 * What is still owed of a loan in rand after k of its n level payments: loan × ((1 + r)^n − (1 + r)^k) ÷ ((1 + r)^n − 1).
 * loan × (1 − k ÷ n) when r is 0; 0 after the last.
 */
export const owedAfter = (loan: number, monthlyRate: number, payments: number, paid: number): number =>
  amount(loan) * shareOwed(monthlyRate, payments, paid);
