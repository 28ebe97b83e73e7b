import { monthAfter } from "#calculations/calendar/months.ts";
import type { PayOffSoonerResult } from "#calculations/tools/pay-off-sooner/pay-off-sooner.ts";

/** A month or a calendar year of the bond, in rand; the balance and what could be drawn are those at its end. */
export type PayoffPeriod = {
  /** YYYY-MM or YYYY. */
  period: string;
  instalments: number;
  extra: number;
  lumpSums: number;
  drawn: number;
  interest: number;
  balance: number;
  availableToDraw: number;
};

/** The bond month by month, `first` (YYYY-MM) the month of the first instalment. */
export const payoffMonths = ({ rows }: Pick<PayOffSoonerResult, "rows">, first: string): PayoffPeriod[] =>
  rows.map(({ paymentNumber, payment, extra, lump, drawn, interest, balance, availableToDraw }) => ({
    period: monthAfter(first, paymentNumber - 1),
    instalments: payment,
    extra,
    lumpSums: lump,
    ...{ drawn, interest, balance, availableToDraw },
  }));

/** The same by calendar year. */
export function payoffYears(months: readonly PayoffPeriod[]): PayoffPeriod[] {
  const years: PayoffPeriod[] = [];
  for (const month of months) {
    const period = month.period.slice(0, 4);
    const year = years.at(-1);
    if (year?.period !== period) {
      years.push({ ...month, period });
      continue;
    }
    year.instalments += month.instalments;
    year.extra += month.extra;
    year.lumpSums += month.lumpSums;
    year.drawn += month.drawn;
    year.interest += month.interest;
    year.balance = month.balance;
    year.availableToDraw = month.availableToDraw;
  }
  return years;
}
