import type { RateDecisionRow } from "#calculations/tools/next-rate-decision/next-rate-decision.ts";
import { ChartFigure } from "#web/components/chart/chart-figure.tsx";
import { linearScale } from "#web/components/chart/linear-scale.ts";
import { Plot, plotHeights } from "#web/components/chart/plot.tsx";
import { Stairs } from "#web/components/chart/stairs.tsx";
import { quotedRate } from "#web/format/percent.ts";
import { rand, signedRand } from "#web/format/rand.ts";

type DecisionChartProps = {
  rows: readonly RateDecisionRow[];
  instalment: number;
  /** The row that the answer is about. */
  chosen: RateDecisionRow;
};

/** A step for each decision, for paper and for a letter: on the screen the curve of the change says it. */
export function DecisionChart({ rows, instalment, chosen }: DecisionChartProps) {
  const amounts = rows.map((row) => row.instalment);
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  // Around the instalments, not from zero: the steps are to be seen.
  const y = linearScale([low - Math.max(1, high - low) * 0.4, high], [plotHeights.tall, 34]);
  return (
    <ChartFigure
      title="Your instalment after the decision"
      caption={`Today it is ${rand(instalment)}.`}
      axis="none"
    >
      <Plot
        label="Your instalment after each decision"
        x={{
          scale: linearScale([0, rows.length], [0, 1]),
          ticks: rows.map((_, index) => index + 0.5),
          format: (at) => quotedRate(rows[Math.floor(at)]!.interestRate),
        }}
      >
        <Stairs
          id="decision"
          fill="hatch"
          steps={rows.map((row) => ({
            height: y(row.instalment),
            lines: [row.basisPoints === 0 ? "now" : signedRand(row.monthlyChange)],
            notice: row === chosen,
          }))}
        />
      </Plot>
    </ChartFigure>
  );
}
