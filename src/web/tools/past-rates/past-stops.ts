import { monthAfter } from "#calculations/calendar/months.ts";
import type { PastRatesResult } from "#calculations/tools/past-rates/past-rates.ts";

/** A month of the replay, YYYY-MM, with the instalment that ends it and what is owed after that. */
export type PastStop = { payment: number; month: string; instalment: number; balance: number };

/** Every change of the instalment, each twelfth payment and the last one. */
export function pastStops(result: PastRatesResult, startMonth: string): PastStop[] {
  const { stretches, payments, balances } = result;
  const years = Array.from({ length: Math.floor(payments / 12) }, (_, year) => (year + 1) * 12);
  const wanted = [...stretches.map(({ firstPayment }) => firstPayment), ...years, payments];
  return [...new Set(wanted)]
    .filter((payment) => payment >= 1)
    .sort((a, b) => a - b)
    .map((payment) => ({
      payment,
      month: monthAfter(startMonth, payment - 1),
      instalment: stretches.findLast(({ firstPayment }) => firstPayment <= payment)?.instalment ?? 0,
      balance: balances[payment - 1] ?? 0,
    }));
}
