import type { PayOffSoonerResult } from "#calculations/tools/pay-off-sooner/pay-off-sooner.ts";
import { type Column, ResultsTable } from "#web/components/results-table/results-table.tsx";
import { longMonth } from "#web/format/day.ts";
import { payoffTime } from "#web/format/payoff-time.ts";
import { rand } from "#web/format/rand.ts";
import { CurvesChart } from "../curves-chart.tsx";
import { type OwedPoint, owedPoints, paymentsOf } from "./payoff-curves.ts";
import { datedAmounts, type PayoffValues } from "./payoff-values.ts";

type PayOffSoonerChartProps = { result: PayOffSoonerResult; values: PayoffValues; first: string };

const columns: Column<OwedPoint>[] = [
  { header: "After", cell: ({ month }) => payoffTime(month), words: true },
  { header: "Without", cell: ({ alone }) => rand(alone) },
  { header: "With extra", cell: ({ withExtra }) => rand(withExtra) },
];

/** What is owed over the years, with the instalment alone and as planned; lump sums, withdrawals and the end are marked. */
export function PayOffSoonerChart({ result, values, first }: PayOffSoonerChartProps) {
  const lumps = paymentsOf(datedAmounts(values, "lumpSums"), first);
  const drawn = values.accessBond ? paymentsOf(datedAmounts(values, "withdrawals"), first) : [];
  const dated = [...lumps, ...drawn];
  const points = owedPoints(result, { ...values, dated });
  const extra = result.totalExtra >= 0.5;
  const end = result.payoffMonth;
  const dots = dated
    .filter((month) => month < result.rows.length)
    .map((month) => ({ x: month / 12, height: result.rows[month - 1]!.balance }));
  return (
    <CurvesChart
      id="owed-with-extras"
      title="What you still owe"
      caption={caption(result)}
      curves={extra ? [{ name: "With extra" }, { name: "Without", dashed: true }] : [{ name: "Owed" }]}
      stops={points.map(({ month, alone, withExtra }) => ({
        x: month / 12,
        name: month === 0 ? "Today" : `After ${payoffTime(month)}`,
        heights: extra ? [withExtra, alone] : [withExtra],
      }))}
      start={points.findIndex(({ month }) => month === (result.months ?? 0))}
      x={{ format: String, unit: "Year" }}
      mark={
        end === undefined ? dots : [...dots, { x: result.rows.length / 12, height: 0, label: longMonth(end) }]
      }
      table={
        <ResultsTable
          caption="Owed with and without what you pay in extra"
          columns={columns}
          rows={points.slice(1)}
          rowKey={({ month }) => month}
        />
      }
    />
  );
}

function caption({ months, baseMonths, totalExtra }: PayOffSoonerResult): string {
  if (months === undefined) return "The debt never ends: what you pay does not keep up with the interest.";
  const plan = `The bond is repaid after ${payoffTime(months)}`;
  if (totalExtra < 0.5) return `${plan}. Pay something in to see a second line.`;
  return baseMonths === undefined
    ? `${plan}. With the instalment alone it never would be.`
    : `${plan}; with the instalment alone that takes ${payoffTime(baseMonths)}.`;
}
