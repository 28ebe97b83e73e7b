import { firstPrincipal } from "../../loan/monthly-payment.ts";

/** A run of instalments at one rate. `firstPayment` counts from 1; the rate is a fraction a month, amounts are in rand. */
type RateRun = {
  readonly firstPayment: number;
  readonly monthlyRate: number;
  readonly instalment: number;
  readonly balanceBefore: number;
};

/** A loan repaid at changing rates: its runs, the balance after each payment and the interest of them all, in rand. */
type RatesReplay = {
  readonly runs: readonly RateRun[];
  readonly balances: readonly number[];
  readonly interest: number;
};

/**
 * A loan of n level payments whose instalment is recalculated whenever the rate changes: A(balance, r, payments left).
 * `monthlyRates` are those of the payments made so far, as fractions; at most n of them. The last of the n repays what is left.
 *
 * Each payment at one rate repays (1 + r) times the principal of the one before, as in the amortization of a level loan:
 * balance × (1 + r) − payment would multiply its rounding at each step.
 */
export const ratesReplay = (loan: number, payments: number, monthlyRates: readonly number[]): RatesReplay => {
  const runs: RateRun[] = [];
  const balances: number[] = [];
  let balance = loan;
  let principal = 0;
  let interest = 0;
  for (const [index, monthlyRate] of monthlyRates.entries()) {
    if (monthlyRate === monthlyRates[index - 1]) {
      principal *= 1 + monthlyRate;
    } else {
      principal = firstPrincipal(balance, monthlyRate, payments - index);
      const instalment = principal + balance * monthlyRate;
      runs.push({ firstPayment: index + 1, monthlyRate, instalment, balanceBefore: balance });
    }
    interest += balance * monthlyRate;
    balance = index + 1 === payments ? 0 : Math.max(0, balance - principal);
    balances.push(balance);
  }
  return { runs, balances, interest };
};
