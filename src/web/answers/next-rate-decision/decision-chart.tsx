import type { RateDecisionRow } from "#calculations/tools/next-rate-decision/next-rate-decision.ts";
import { ChartFigure } from "#web/components/chart/chart-figure.tsx";
import { linearScale } from "#web/components/chart/linear-scale.ts";
import { Plot, plotHeights } from "#web/components/chart/plot.tsx";
import { Reader } from "#web/components/chart/reader.tsx";
import { middleOf, Stairs } from "#web/components/chart/stairs.tsx";
import { quotedRate } from "#web/format/percent.ts";
import { rand, signedRand } from "#web/format/rand.ts";

type DecisionChartProps = {
  rows: readonly RateDecisionRow[];
  instalment: number;
  /** The row that the answer is about. */
  answered: RateDecisionRow;
};

/** A step down or up from today's instalment for each decision; the table has the rest of the figures. */
export function DecisionChart({ rows, instalment, answered }: DecisionChartProps) {
  const amounts = rows.map((row) => row.instalment);
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  // Around the instalments, not from zero: the steps are to be seen.
  const y = linearScale([low - Math.max(1, high - low) * 0.4, high], [plotHeights.tall, 34]);
  const now = rows.findIndex(({ basisPoints }) => basisPoints === 0);
  return (
    <ChartFigure title="Your instalment after the decision" axis="none">
      <Reader
        label="Your instalment after each decision"
        caption={`Today it is ${rand(instalment)}. Each step is a quarter point of interest.`}
        stops={rows.map((row, index) => ({
          at: middleOf(index, rows.length),
          heights: [y(row.instalment)],
          name: `At ${quotedRate(row.interestRate)}`,
          words: `${rand(row.instalment)} a month, ${index === now ? "as today" : signedRand(row.monthlyChange)}`,
        }))}
        start={now}
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
            steps={rows.map((row, index) => ({
              height: y(row.instalment),
              lines: [index === now ? "now" : signedRand(row.monthlyChange)],
              notice: row === answered,
            }))}
          />
        </Plot>
      </Reader>
    </ChartFigure>
  );
}
