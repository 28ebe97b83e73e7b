import { monthAfter } from "#calculations/calendar/months.ts";
import { CurvesChart } from "#web/answer-page/curves-chart.tsx";
import { type Column, ResultsTable } from "#web/components/results-table/results-table.tsx";
import { longMonth } from "#web/format/day.ts";
import { rand } from "#web/format/rand.ts";
import styles from "../charts.module.css";
import type { PastLoan } from "./past-rates.words.ts";

/** A month of the replay, YYYY-MM, with the instalment that ends it and what is owed after that. */
type PastStop = { payment: number; month: string; instalment: number; balance: number };

const columns: Column<PastStop>[] = [
  { header: "Month", cell: ({ month }) => longMonth(month), words: true },
  { header: "Instalment", cell: ({ instalment }) => rand(instalment) },
  { header: "Owed after it", cell: ({ balance }) => rand(balance) },
];

/** The instalment in steps, and under it what is owed. */
export function PastRatesChart({ result }: { result: PastLoan }) {
  const stops = pastStops(result);
  const [startYear, start] = result.startMonth.split("-").map(Number);
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

/** Every change of the instalment, each twelfth payment and the last one. */
export function pastStops({ stretches, payments, balances, startMonth }: PastLoan): PastStop[] {
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

/** The last instalment is that of the month that has begun, too: a step of the last month would have no width. */
function untilNow(stops: readonly PastStop[], { repaid }: PastLoan): readonly PastStop[] {
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

function caption({ changes, extraInterest, interestHadRateStayed }: PastLoan): string {
  if (changes === 0) return "The rate did not change in this time.";
  const times = changes === 1 ? "once" : `${changes} times`;
  const differs = `${rand(Math.abs(extraInterest))} ${extraInterest > 0 ? "more" : "less"}`;
  return `The rate changed ${times}. You would have paid ${differs} interest than the ${rand(interestHadRateStayed)} at the first rate.`;
}
