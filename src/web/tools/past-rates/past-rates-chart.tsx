import { monthAfter } from "#calculations/calendar/months.ts";
import type { PastRatesResult } from "#calculations/tools/past-rates/past-rates.ts";
import { type Column, ResultsTable } from "#web/components/results-table/results-table.tsx";
import { longMonth } from "#web/format/day.ts";
import { rand } from "#web/format/rand.ts";
import styles from "../charts.module.css";
import { CurvesChart } from "../curves-chart.tsx";
import { type PastStop, pastStops } from "./past-stops.ts";

type PastRatesChartProps = { result: PastRatesResult; startMonth: string };

const columns: Column<PastStop>[] = [
  { header: "Month", cell: ({ month }) => longMonth(month), words: true },
  { header: "Instalment", cell: ({ instalment }) => rand(instalment) },
  { header: "Owed after it", cell: ({ balance }) => rand(balance) },
];

/** The instalment in steps, and under it what is owed. */
export function PastRatesChart({ result, startMonth }: PastRatesChartProps) {
  const stops = pastStops(result, startMonth);
  const [startYear, start] = startMonth.split("-").map(Number);
  const at = (payment: number) => (startYear ?? 0) + ((start ?? 1) - 2 + payment) / 12;
  const x = { format: String, ticks: yearTicks(at(1), at(result.payments)) };
  const { highestSince, highestInstalment } = result;
  const highest = stops.find(({ instalment }) => instalment === highestInstalment);
  return (
    <div className={styles.charts}>
      <CurvesChart
        id="past-instalments"
        title="Your instalment as the rates came"
        caption={caption(result)}
        curves={[{ name: "Instalment", step: true }]}
        filled
        stops={untilNow(stops, result).map(({ payment, month, instalment }) => ({
          x: at(payment),
          name: longMonth(month),
          heights: [instalment],
        }))}
        x={x}
        mark={
          highest && highestSince && result.changes > 0
            ? { x: at(highest.payment), height: highest.instalment, label: rand(highest.instalment) }
            : undefined
        }
      />
      <CurvesChart
        id="past-balance"
        title="What you would owe"
        caption={
          result.repaid ? "The bond has been repaid." : `${rand(result.balance)} would still be owed today.`
        }
        curves={[{ name: "Owed" }]}
        filled
        stops={stops.map(({ payment, month, balance }) => ({
          x: at(payment),
          name: longMonth(month),
          heights: [balance],
        }))}
        x={x}
        table={
          <ResultsTable
            caption="The instalment and what is owed after it"
            columns={columns}
            rows={stops}
            rowKey={({ payment }) => payment}
          />
        }
      />
    </div>
  );
}

/** The last instalment is that of the month that has begun, too: a step of the last month would have no width. */
function untilNow(stops: readonly PastStop[], { repaid }: PastRatesResult): readonly PastStop[] {
  const last = stops.at(-1);
  if (repaid || !last) return stops;
  return [...stops, { ...last, payment: last.payment + 1, month: monthAfter(last.month, 1) }];
}

/** Whole years between two, four or five of them at most. */
function yearTicks(from: number, to: number): number[] {
  const [first, last] = [Math.ceil(from), Math.floor(to)];
  const step = Math.max(1, Math.ceil((last - first) / 4));
  return Array.from(
    { length: Math.max(0, Math.floor((last - first) / step) + 1) },
    (_, index) => first + index * step,
  );
}

function caption({ changes, extraInterest, interestHadRateStayed }: PastRatesResult): string {
  if (changes === 0) return "The rate did not change in this time.";
  const times = changes === 1 ? "once" : `${changes} times`;
  const differs = `${rand(Math.abs(extraInterest))} ${extraInterest > 0 ? "more" : "less"}`;
  return `The rate changed ${times}. You would have paid ${differs} interest than the ${rand(interestHadRateStayed)} at the first rate.`;
}
