import { monthlyDates } from "../../calendar/calendar.ts";
import { isUsableMonth, monthAfter, monthOf, monthsBetween } from "../../calendar/months.ts";
import { amount, paymentsOfTerm } from "../../inputs/inputs.ts";
import { monthlyRateBy, type RateConvention } from "../../loan/monthly-rate.ts";
import type { PrimeRateEntry } from "../../prime-rate/prime-rate.table.ts";
import { primeRateAt } from "../../prime-rate/prime-rate.ts";
import { ratePercent } from "../tool-inputs.ts";
import { type Instalments, instalmentsOf, type RateStretch } from "./rate-stretches.ts";
import { ratesReplay } from "./rates-replay.ts";

/** The loan in rand, the term in years, the margin to prime in points; `startMonth` YYYY-MM, `asOf` YYYY-MM-DD. */
export type PastRatesInputs = {
  readonly loan: number;
  readonly termYears: number;
  readonly startMonth: string;
  readonly margin: number;
  readonly asOf: string;
  readonly convention?: RateConvention | undefined;
};

/** A loan at the real rates, in rand; without a payment so far it has no instalments. */
export type PastRatesResult = Partial<Instalments> & {
  readonly payments: number;
  readonly repaid: boolean;
  /** How often the rate changed. */
  readonly changes: number;
  readonly interestPaid: number;
  readonly totalPaid: number;
  readonly balance: number;
  /** The balance after each payment. */
  readonly balances: readonly number[];
  readonly interestHadRateStayed: number;
  /** Negative if the real rates cost less than the first one would have. */
  readonly extraInterest: number;
  readonly stretches: readonly RateStretch[];
};

/**
 * A loan replayed at the real prime rate (`primeRates`, newest first), and the same loan at its first rate throughout.
 *
 * The loan begins on the first day of its month, d0; payment m falls on dm, m months later, while m ≤ n and dm ≤ `asOf`.
 * The rate of month m is max(0, prime on the day d(m−1) + margin), so a change within a month counts from the next one.
 * A month or a date that is not usable, or in the future, gives a loan without payments. Numbers that are not finite count as 0.
 * Source: the table of prime rates.
 */
export const pastRates = (
  inputs: PastRatesInputs,
  primeRates: readonly PrimeRateEntry[],
): PastRatesResult => {
  const loan = amount(inputs.loan);
  const term = paymentsOfTerm(inputs.termYears);
  const { startMonth } = inputs;
  const asOf = monthOf(inputs.asOf);
  const usable = loan > 0 && isUsableMonth(startMonth) && isUsableMonth(asOf);
  const payments = usable ? Math.max(0, Math.min(term, monthsBetween(startMonth, asOf))) : 0;
  const margin = Number.isFinite(inputs.margin) ? inputs.margin : 0;
  const days = payments === 0 ? [] : monthlyDates(`${startMonth}-01`, payments);
  const rates = days.map((day) => ratePercent(primeRateAt(day, primeRates) + margin));
  const rateOf = (rate: number) => monthlyRateBy(inputs.convention ?? "nominal", rate);
  const monthlyRates = rates.map(rateOf);
  const replay = ratesReplay(loan, term, monthlyRates);
  const stayed = ratesReplay(
    loan,
    term,
    monthlyRates.map(() => monthlyRates[0]!),
  );
  const stretches = replay.runs.map(({ firstPayment, instalment, balanceBefore }) => ({
    since: monthAfter(startMonth, firstPayment - 1),
    firstPayment,
    interestRate: rates[firstPayment - 1]!,
    instalment,
    balanceBefore,
  }));
  const balance = replay.balances.at(-1) ?? loan;
  return {
    ...instalmentsOf(stretches, payments),
    payments,
    repaid: payments > 0 && payments === term,
    changes: Math.max(0, stretches.length - 1),
    interestPaid: replay.interest,
    totalPaid: loan - balance + replay.interest,
    balance,
    balances: replay.balances,
    interestHadRateStayed: stayed.interest,
    extraInterest: replay.interest - stayed.interest,
    stretches,
  };
};
