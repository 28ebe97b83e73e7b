import { useMemo } from "react";
import { monthAfter } from "#calculations/calendar/months.ts";
import { Schedule, type ScheduleView } from "#web/answer-page/schedule-table.tsx";
import { Button } from "#web/components/button/button.tsx";
import { ShowHide } from "#web/components/disclosure/show-hide.tsx";
import { Actions } from "#web/components/part/part.tsx";
import {
  csvRows,
  minor,
  randColumn,
  type SavedColumn,
  wordsColumn,
} from "#web/components/results-table/columns.ts";
import { type CalendarDay, downloadCalendar } from "#web/export/calendar-file.ts";
import { longMonth } from "#web/format/day.ts";
import { rand } from "#web/format/rand.ts";
import type { Payoff } from "./pay-off-sooner.words.ts";

/** The months of a bond, in rand, by their calendar months (YYYY-MM). */
export const payoffMonths = ({ rows, inputs }: Payoff) =>
  rows.map(({ paymentNumber, payment, extra, lump, drawn, interest, balance, availableToDraw }) => ({
    period: monthAfter(inputs.firstInstalment, paymentNumber - 1),
    instalments: payment,
    extra,
    lumpSums: lump,
    ...{ drawn, interest, balance, availableToDraw },
  }));

/** A month or a calendar year of the bond; the balance and what could be drawn are those at its end. */
type PayoffPeriod = ReturnType<typeof payoffMonths>[number];

/** The same by calendar year (YYYY). */
export function payoffYears(months: readonly PayoffPeriod[]): PayoffPeriod[] {
  const years: PayoffPeriod[] = [];
  for (const month of months) {
    const period = month.period.slice(0, 4);
    const year = years.at(-1);
    if (year?.period !== period) {
      years.push({ ...month, period });
      continue;
    }
    for (const sum of ["instalments", "extra", "lumpSums", "drawn", "interest"] as const)
      year[sum] += month[sum];
    year.balance = month.balance;
    year.availableToDraw = month.availableToDraw;
  }
  return years;
}

const drawing: readonly SavedColumn<PayoffPeriod>[] = [
  randColumn("Drawn", ({ drawn }) => drawn, minor),
  randColumn("Could be drawn", ({ availableToDraw }) => availableToDraw, minor),
];

const columnsOf = (view: ScheduleView, canDraw: boolean): readonly SavedColumn<PayoffPeriod>[] => [
  view === "monthly"
    ? wordsColumn("Month", ({ period }) => period, { shown: ({ period }) => longMonth(period) })
    : wordsColumn("Year", ({ period }) => period),
  randColumn("Instalments", ({ instalments }) => instalments),
  randColumn("Extra", ({ extra }) => extra, minor),
  randColumn("Lump sums", ({ lumpSums }) => lumpSums, minor),
  ...(canDraw ? drawing : []),
  randColumn("Interest", ({ interest }) => interest, { minor: view === "monthly" }),
  randColumn("Balance", ({ balance }) => balance),
];

/** The bond as planned, by calendar year or month by month; one that is never repaid for the contract's term. */
export function PayoffSchedule({ result }: { result: Payoff }) {
  const { accessBond, remainingMonths } = result.inputs;
  const months = useMemo(
    () => payoffMonths(result).slice(0, result.neverRepaid ? remainingMonths : undefined),
    [result, remainingMonths],
  );
  const years = useMemo(() => payoffYears(months), [months]);
  const [byMonth, byYear] = [columnsOf("monthly", accessBond), columnsOf("yearly", accessBond)];
  const rowKey = ({ period }: PayoffPeriod) => Number(period.replace("-", ""));
  return (
    <ShowHide title="The bond as you plan it" result={`${months.length} months`}>
      <Schedule
        name="pay-off-sooner-schedule"
        file="pay-off-sooner"
        first="yearly"
        rows={{ monthly: () => csvRows(byMonth, months), yearly: () => csvRows(byYear, years) }}
        monthly={{ caption: "The bond month by month", columns: byMonth, rows: months, rowKey }}
        yearly={{ caption: "The bond by calendar year", columns: byYear, rows: years, rowKey }}
      />
    </ShowHide>
  );
}

/** The way to have the months in which something is to be done in a calendar. */
export function PayoffCalendar({ result, today }: { result: Payoff; today: string }) {
  const days = payoffCalendar(result);
  if (days.length < 2) return null;
  return (
    <Actions>
      <Button onClick={() => downloadCalendar("pay-off-sooner", days, today)}>
        Add the months to your calendar
      </Button>
    </Actions>
  );
}

/** A bonus once a year for many years would fill a calendar: these many reminders are enough. */
const mostDays = 36;

/** The first of each month in which a lump sum is paid in or money drawn, and of the month of the last instalment. */
export function payoffCalendar(result: Payoff): CalendarDay[] {
  const days = payoffMonths(result).flatMap(({ period, lumpSums, drawn }) => [
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
