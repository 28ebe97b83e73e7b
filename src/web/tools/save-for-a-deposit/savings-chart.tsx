import { monthAfter, monthOf } from "#calculations/calendar/months.ts";
import type { SaveForADepositResult } from "#calculations/tools/save-for-a-deposit/save-for-a-deposit.ts";
import { longMonth } from "#web/format/day.ts";
import { rand } from "#web/format/rand.ts";
import { CurvesChart } from "../curves-chart.tsx";

type SavingsChartProps = {
  result: SaveForADepositResult;
  /** What is saved a month. */
  saving: number;
  today: string;
};

/** More stops than these are too close together to be read. */
const mostStops = 60;
/** Up to this many months the axis counts months, then years. */
const longestInMonths = 24;

/** What is saved and what is needed, until the one reaches the other. */
export function SavingsChart({ result, saving, today }: SavingsChartProps) {
  const { rows, months, month, saved, need } = result;
  const last = rows.length - 1;
  const inMonths = last <= longestInMonths;
  const every = Math.ceil(rows.length / mostStops);
  const across = (monthNumber: number) => (inMonths ? monthNumber : monthNumber / 12);
  const end = rows[last]!;
  const reached = months !== undefined && month !== undefined && saved !== undefined && need !== undefined;
  return (
    <CurvesChart
      id="savings"
      title="Your savings and what you need"
      caption={
        reached
          ? `At ${rand(saving)} a month, in ${longMonth(month)} your savings of ${rand(saved)} reach the ${rand(need)} that you need.`
          : `After 50 years you have saved ${rand(end.saved)}, and need ${rand(end.need)}.`
      }
      curves={[{ name: "Saved" }, { name: "Needed", dashed: true }]}
      stops={rows
        .filter(({ monthNumber }) => monthNumber % every === 0 || monthNumber === last)
        .map((row) => ({
          x: across(row.monthNumber),
          name: longMonth(monthAfter(monthOf(today), row.monthNumber)),
          heights: [row.saved, row.need],
        }))}
      x={{ format: String, unit: inMonths ? "Month" : "Year" }}
      mark={reached ? { x: across(months), height: saved, label: longMonth(month) } : undefined}
    />
  );
}
