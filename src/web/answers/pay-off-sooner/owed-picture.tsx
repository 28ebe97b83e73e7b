import { isUsableMonth, monthsBetween } from "#calculations/calendar/months.ts";
import type { DatedAmount } from "#calculations/tools/pay-off-sooner/dated-amounts.ts";
import { ChartFigure } from "#web/components/chart/chart-figure.tsx";
import { Plot } from "#web/components/chart/plot.tsx";
import type { Point } from "#web/components/chart/point.ts";
import { Reader } from "#web/components/chart/reader.tsx";
import { owedScale, Slopes, soonerLines } from "#web/components/chart/slopes.tsx";
import { yearAxis } from "#web/components/chart/year-axis.ts";
import { type Column, ResultsTable } from "#web/components/results-table/results-table.tsx";
import { longMonth } from "#web/format/day.ts";
import { payoffTime } from "#web/format/payoff-time.ts";
import { rand } from "#web/format/rand.ts";
import type { Payoff } from "./pay-off-sooner.words.ts";

/** What is owed in rand after so many instalments, with the instalment alone and with all that is paid in and drawn. */
type OwedPoint = { month: number; alone: number; withExtra: number };

const columns: Column<OwedPoint>[] = [
  { header: "After", cell: ({ month }) => payoffTime(month), words: true },
  { header: "Without", cell: ({ alone }) => rand(alone) },
  { header: "With extra", cell: ({ withExtra }) => rand(withExtra) },
];

/** What is owed over the years, with the instalment alone and as planned; lump sums, withdrawals and the end are marked. */
export function OwedPicture({ result }: { result: Payoff }) {
  const { rows, months, baseMonths, payoffMonth: end } = result;
  const points = owedPoints(result);
  const last = points.at(-1)?.month ?? 12;
  const extra = result.totalExtra >= 0.5;
  const x = yearAxis(last / 12);
  const y = owedScale(Math.max(...points.flatMap(({ alone, withExtra }) => [alone, withExtra])));
  const curve = (of: "alone" | "withExtra") =>
    points.map((point): Point => [x.scale(point.month / 12), y(point[of])]);
  return (
    <ChartFigure
      title="What is still owed"
      axis="none"
      table={
        <ResultsTable
          caption="Owed with and without what you pay in extra"
          columns={columns}
          rows={points.slice(1)}
          rowKey={({ month }) => month}
        />
      }
    >
      <Reader
        label="What is still owed"
        caption={caption(result)}
        stops={points.map(({ month, alone, withExtra }) => ({
          at: x.scale(month / 12),
          heights: extra ? [y(withExtra), y(alone)] : [y(withExtra)],
          name: month === 0 ? "Today" : `After ${payoffTime(month)}`,
          words: extra ? `With extra ${rand(withExtra)}, Without ${rand(alone)}` : rand(withExtra),
        }))}
        start={Math.max(
          0,
          points.findIndex(({ month }) => month === (months ?? 0)),
        )}
      >
        <Plot label="What is still owed" x={x}>
          <Slopes
            id="owed-with-extras"
            slope={curve("withExtra")}
            without={extra ? curve("alone") : undefined}
            owed={rand(result.inputs.balance)}
            end={months === undefined ? undefined : x.scale(months / 12)}
            lines={gained(baseMonths, months, end)}
            dots={datedPayments(result)
              .filter((month) => month < rows.length)
              .map((month): Point => [x.scale(month / 12), y(rows[month - 1]!.balance)])}
          />
        </Plot>
      </Reader>
    </ChartFigure>
  );
}

/** How much sooner, or else when. */
function gained(base: number | undefined, months: number | undefined, end: string | undefined) {
  const sooner = base === undefined || months === undefined ? [] : soonerLines(base - months);
  return sooner.length > 0 || end === undefined ? sooner : ["Yours in", longMonth(end)];
}

function caption({ months, baseMonths, totalExtra }: Payoff): string {
  if (months === undefined) return "The debt never ends: what you pay does not keep up with the interest.";
  const plan = `The bond is repaid after ${payoffTime(months)}`;
  if (totalExtra < 0.5) return `${plan}. Pay something in to see a second line.`;
  return baseMonths === undefined
    ? `${plan}. With the instalment alone it never would be.`
    : `${plan}; with the instalment alone that takes ${payoffTime(baseMonths)}.`;
}

/** Both balances at the start, each year, before and after each dated amount, and at the end. */
export function owedPoints(result: Payoff): OwedPoint[] {
  const { rows, months, baseMonths, baseBalances, neverRepaid, inputs } = result;
  // Until both are repaid, or for the contract's term where one never is.
  const last = Math.max(
    baseMonths ?? inputs.remainingMonths,
    neverRepaid ? inputs.remainingMonths : rows.length,
  );
  const years = Array.from({ length: Math.floor(last / 12) + 1 }, (_, year) => year * 12);
  const ends = [months, baseMonths, last].filter((month) => month !== undefined);
  const wanted = [...years, ...ends, ...datedPayments(result).flatMap((month) => [month - 1, month])];
  const owed = (balance: number | undefined, month: number) =>
    month === 0 ? inputs.balance : (balance ?? 0);
  return [...new Set(wanted)]
    .filter((month) => month >= 0 && month <= last)
    .sort((a, b) => a - b)
    .map((month) => ({
      month,
      alone: owed(baseBalances[month - 1], month),
      withExtra: owed(rows[month - 1]?.balance, month),
    }));
}

/** The instalments, counted from 1, that lump sums and withdrawals follow. */
const datedPayments = ({ inputs: { lumpSums, withdrawals, firstInstalment } }: Payoff): number[] =>
  [...lumpSums, ...withdrawals]
    .filter(({ month, amount }: DatedAmount) => isUsableMonth(month) && amount > 0)
    .map(({ month }) => monthsBetween(firstInstalment, month) + 1)
    .filter((payment) => payment >= 1);
