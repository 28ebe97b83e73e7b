import { amount, percent } from "../inputs/inputs.ts";
import { bankQuote } from "../loan/bank-quote.ts";
import { affordabilityDefaults } from "./affordability-defaults.ts";
import { incomeNeeded } from "./income-needed.ts";

/** A home of two owners, and the bond that one of them takes over. */
export const takenOverDefaults = {
  value: 1_500_000,
  owed: 900_000,
  sharePercent: 50,
  interestRate: 10.75,
  loanTerm: 20,
} as const;

/** What one of two owners pays to take over the home, and what the bank asks for the new bond; in rand. */
export type BondTakenOver = {
  readonly paidOut: number;
  readonly bond: number;
  /** A month, as a bank would quote it. */
  readonly instalment: number;
  /** What must be earned a month before tax. */
  readonly grossIncome: number;
};

/**
 * What it takes to take over the other owner's part of a home, if the new bond pays for that too.
 *
 * Paid out: (value − owed) × the other's share, at least 0. Bond: owed + paid out, to the rand. Income: `incomeNeeded` for the
 * bank's quote of that bond, with no other expenses. Amounts in rand, share and rate in percent, term in years.
 */
export const bondTakenOver = (inputs: {
  readonly value: number;
  readonly owed: number;
  readonly sharePercent: number;
  readonly interestRate: number;
  readonly loanTerm: number;
}): BondTakenOver => {
  const [value, owed] = [amount(inputs.value), amount(inputs.owed)];
  const paidOut = Math.max(0, ((value - owed) * (100 - Math.min(100, percent(inputs.sharePercent)))) / 100);
  const bond = Math.round(owed + paidOut);
  const instalment = bankQuote(bond, inputs.interestRate, inputs.loanTerm);
  const needed = incomeNeeded({ ...affordabilityDefaults, monthlyExpenses: 0, instalment });
  return { paidOut, bond, instalment, grossIncome: needed?.grossIncome ?? 0 };
};
