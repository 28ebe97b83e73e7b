import type { PayOffSoonerResult } from "#calculations/tools/pay-off-sooner/pay-off-sooner.ts";
import { rand } from "#web/format/rand.ts";
import type { CalendarDay } from "../calendar-file.ts";
import { payoffMonths } from "./payoff-years.ts";

/** A bonus once a year for many years would fill a calendar: these many reminders are enough. */
const mostDays = 36;

/** The first of each month in which a lump sum is paid in or money drawn, and of the month of the last instalment. */
export function payoffCalendar(result: PayOffSoonerResult, first: string): CalendarDay[] {
  const days = payoffMonths(result, first).flatMap(({ period, lumpSums, drawn }) => [
    ...(lumpSums > 0
      ? [{ date: `${period}-01`, title: `Pay ${rand(lumpSums)} into your bond this month` }]
      : []),
    ...(drawn > 0 ? [{ date: `${period}-01`, title: `Draw ${rand(drawn)} from your bond this month` }] : []),
  ]);
  const end = result.payoffMonth
    ? [{ date: `${result.payoffMonth}-01`, title: "Last bond instalment this month" }]
    : [];
  return [...days.slice(0, mostDays), ...end];
}
