import type { ExtraPaymentResult } from "#calculations/extra-payments/extra-payments.ts";
import { type Bar, Bars } from "#web/components/chart/bars.tsx";
import { ChartFigure } from "#web/components/chart/chart-figure.tsx";
import { KeptCurve } from "#web/components/chart/kept-curve.tsx";
import { Plot } from "#web/components/chart/plot.tsx";
import type { Point } from "#web/components/chart/point.ts";
import { Reader } from "#web/components/chart/reader.tsx";
import { owedScale, Slopes, soonerLines } from "#web/components/chart/slopes.tsx";
import { yearAxis } from "#web/components/chart/year-axis.ts";
import { Part } from "#web/components/part/part.tsx";
import { type Column, ResultsTable } from "#web/components/results-table/results-table.tsx";
import { payoffTime } from "#web/format/payoff-time.ts";
import { percent } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import styles from "./extra-payments.module.css";
import type { BalancePoint } from "./inputs-extra-payments.ts";

const timeOf = ({ years }: BalancePoint) => payoffTime(Math.round(years * 12));

const columns: Column<BalancePoint>[] = [
  { header: "After", cell: timeOf, words: true },
  { header: "Without", cell: ({ without }) => rand(without) },
  { header: "With extra", cell: ({ withExtra }) => rand(withExtra) },
];

type Curves = readonly BalancePoint[];

/** `kept` are the curves of the answer that is kept to compare with. */
type BalanceCurvesChartProps = { curves: Curves; result: ExtraPaymentResult; kept: Curves | undefined };

/** What is owed over the years without and with the extra payments; the door stands where the shorter one ends. */
export function BalanceCurvesChart({ curves, result, kept = [] }: BalanceCurvesChartProps) {
  const end = result.withExtra.payoffTime;
  const { timeSaved } = result.savings;
  const x = yearAxis(Math.max(curves.at(-1)?.years ?? 0, kept.at(-1)?.years ?? 0));
  const y = owedScale(Math.max(curves[0]?.without ?? 0, kept[0]?.without ?? 0));
  const curve = (points: Curves, of: "without" | "withExtra") =>
    points.map((point): Point => [x.scale(point.years), y(point[of])]);
  const withExtra = curve(curves, "withExtra");
  const keptPoints = kept.slice(0, kept.findIndex((point) => point.withExtra === 0) + 1);
  const stops = curves.map((point) => ({
    at: x.scale(point.years),
    heights: [y(point.without), y(point.withExtra)],
    name: point.years === 0 ? "Start" : `After ${timeOf(point)}`,
    words: `${rand(point.without)} owed without, ${rand(point.withExtra)} with extra`,
  }));
  return (
    <ChartFigure
      title="What is still owed"
      axis="none"
      table={
        <ResultsTable
          caption="Balance with and without extra payments"
          columns={columns}
          rows={curves}
          rowKey={({ years }) => years}
        />
      }
    >
      <Reader
        label="Read both balances year by year"
        caption={sentence(result)}
        stops={stops}
        start={curves.findIndex(({ years }) => years * 12 === end)}
      >
        <Plot label="Balance without and with extra payments" x={x}>
          <Slopes
            id="balance"
            slope={withExtra}
            without={
              timeSaved > 0 || result.savings.totalExtraPaid > 0 ? curve(curves, "without") : undefined
            }
            owed={rand(curves[0]?.without ?? 0)}
            end={x.scale(end / 12)}
            lines={soonerLines(timeSaved)}
          >
            {keptPoints.length > 0 && (
              <KeptCurve
                points={curve(keptPoints, "withExtra")}
                now={withExtra}
                nameAt={(keptPoints.at(-1)?.years ?? 0) < end / 12 ? 0.45 : 0.75}
              />
            )}
          </Slopes>
        </Plot>
      </Reader>
    </ChartFigure>
  );
}

function sentence({ base, withExtra, savings }: ExtraPaymentResult): string {
  if (savings.totalExtraPaid === 0)
    return `Without extra payments the loan takes ${payoffTime(base.payoffTime)}. Enter an amount to see the second curve.`;
  return `With extra payments the loan is paid off after ${payoffTime(withExtra.payoffTime)}.`;
}

type PaymentImpactProps = { result: ExtraPaymentResult };

/** Two pairs of bars, the interest and the time, without and with the extra payments. */
export function PaymentImpact({ result }: PaymentImpactProps) {
  const { base, withExtra } = result;
  return (
    <Part title="Payment Impact Visualization">
      <div className={styles.pairs}>
        <BarPair
          id="interest-paid"
          title="Interest Paid Comparison"
          write={rand}
          {...both("totalInterest")}
        />
        <BarPair id="loan-term" title="Loan Term Comparison" write={payoffTime} {...both("payoffTime")} />
      </div>
    </Part>
  );

  function both(figure: "totalInterest" | "payoffTime") {
    return { standard: base[figure], reduced: withExtra[figure] };
  }
}

type BarPairProps = {
  id: string;
  title: string;
  standard: number;
  reduced: number;
  write: (amount: number) => string;
};

/** Bar width = with extra ÷ base. The amount that is saved is in the answer; here is its share. */
function BarPair({ id, title, standard, reduced, write }: BarPairProps) {
  const bars: Bar[] = [
    { name: "Standard", amount: standard, value: write(standard), tone: "soft" },
    { name: "With Extra Payments", amount: reduced, value: write(reduced) },
  ];
  const share = standard === 0 ? 0 : ((standard - reduced) / standard) * 100;
  return (
    <ChartFigure
      title={title}
      caption={
        Math.round(standard - reduced) > 0
          ? `${percent(share, 1)} less than the standard schedule.`
          : "The same as the standard schedule."
      }
    >
      <Bars id={id} label={title} bars={bars} />
    </ChartFigure>
  );
}
