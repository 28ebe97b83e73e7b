import type { SwitchYourBondResult } from "#calculations/tools/switch-your-bond/switch-your-bond.ts";
import { ChartFigure } from "#web/components/chart/chart-figure.tsx";
import { Crossing } from "#web/components/chart/crossing.tsx";
import { linearScale } from "#web/components/chart/linear-scale.ts";
import { Plot, plotHeights } from "#web/components/chart/plot.tsx";
import type { Point } from "#web/components/chart/point.ts";
import { yearAxis } from "#web/components/chart/year-axis.ts";
import { Part } from "#web/components/part/part.tsx";
import { type Column, ResultsTable } from "#web/components/results-table/results-table.tsx";
import { payoffTime } from "#web/format/payoff-time.ts";
import { rand, shortRand } from "#web/format/rand.ts";
import type { SwitchValues } from "./switch-your-bond.words.ts";

/** What has been saved by the end of a month, in rand; negative while one is behind. */
type SwitchPoint = { month: number; saving: number };

type SwitchYourBondChartProps = { result: SwitchYourBondResult; values: SwitchValues };

const columns: Column<SwitchPoint>[] = [
  { header: "After", cell: ({ month }) => (month === 0 ? "The switch" : payoffTime(month)), words: true },
  { header: "Ahead or behind", cell: ({ saving }) => rand(saving) },
];

/**
 * What the switch has saved by each month: the door stands where that has paid the costs. For paper and for a letter: on the
 * screen the curve of the years is the picture.
 */
export function SwitchYourBondChart({ result, values }: SwitchYourBondChartProps) {
  const points = switchPoints(result, values.horizonYears);
  const { breakEvenMonth: even } = result;
  const savings = points.map(({ saving }) => saving);
  const x = yearAxis((points.at(-1)?.month ?? 12) / 12);
  const y = linearScale([Math.min(0, ...savings), Math.max(1, ...savings)], [plotHeights.tall, 8], {
    tickCount: 3,
    nice: true,
  });
  return (
    <ChartFigure
      title="How far ahead you are"
      axis="belowZero"
      caption={`${beginText(result)}${paidBack(result, values)}`}
    >
      <Plot label="How far ahead you are" x={x} y={{ scale: y, format: shortRand }}>
        <Crossing
          id="switch-saving"
          points={points.map(({ month, saving }): Point => [x.scale(month / 12), y(saving)])}
          zero={y(0)}
          names={sideNames}
          fill="hatch"
          door={even ? { at: x.scale(even / 12), lines: [payoffTime(even)] } : undefined}
        />
      </Plot>
    </ChartFigure>
  );
}

/** What the line is below zero and above it. */
export const sideNames = ["Behind", "Ahead"] as const;

/** Less than half a cent is no change. */
const halfACent = 0.005;

/** The savings each half year and at the break-even, up to the month after which they no longer change, or the chosen year. */
export function switchPoints(
  { savings, breakEvenMonth }: SwitchYourBondResult,
  horizonYears: number,
): SwitchPoint[] {
  const end = savings.at(-1) ?? 0;
  const changing = savings.findLastIndex((saving) => Math.abs(saving - end) > halfACent);
  const last = Math.min(
    savings.length - 1,
    Math.max(12, horizonYears * 12, Math.ceil((changing + 1) / 12) * 12),
  );
  const wanted = Array.from({ length: Math.floor(last / 6) + 1 }, (_, half) => half * 6);
  if (breakEvenMonth !== undefined && breakEvenMonth <= last) wanted.push(breakEvenMonth);
  return [...new Set([...wanted, last])]
    .sort((a, b) => a - b)
    .map((month) => ({ month, saving: savings[month] ?? end }));
}

/** How far behind one begins, and how far ahead one gets. */
export function beginText({ upFront, breakEvenMonth, savings }: SwitchYourBondResult): string {
  const start = upFront > 0 ? `You begin ${rand(upFront)} behind, with the costs` : "You begin level";
  if (breakEvenMonth === undefined)
    return `${start}, and ${upFront > 0 ? "the switch never makes up for them" : "are never ahead"}.`;
  const most = Math.max(...savings);
  return breakEvenMonth === 0 ? `${start}.` : `${start}, and at best you are ${rand(most)} ahead.`;
}

/** The month up to which the new bank wants back what it paid; 0 where it wants nothing back. */
const clawbackEnd = ({ help }: SwitchYourBondResult, { clawbackMonths }: SwitchValues): number =>
  help >= 0.5 ? clawbackMonths : 0;

/** The line is for those who stay: what the bank wants back of those who leave soon. */
function paidBack(result: SwitchYourBondResult, values: SwitchValues): string {
  const end = clawbackEnd(result, values);
  return end === 0
    ? ""
    : ` If you leave within ${payoffTime(end)}, take off the ${rand(result.help)} that the bank wants back.`;
}

const costColumns: Column<{ name: string; amount: number }>[] = [
  { header: "What it is for", cell: ({ name }) => name, words: true },
  { header: "Amount", cell: ({ amount }) => rand(amount) },
];

/** What switching costs, and what it has saved by then. */
export function CostsAndSavings({ result, values }: SwitchYourBondChartProps) {
  const { costs, penaltyInterest, cancellationCosts, bondCosts, initiationFee, help } = result;
  const rows = [
    { name: "Penalty interest", amount: penaltyInterest },
    { name: "Cancelling the old bond", amount: cancellationCosts },
    { name: "Registering the new bond", amount: bondCosts },
    { name: "Initiation fee", amount: initiationFee },
    ...(help >= 0.5 ? [{ name: "The new bank pays", amount: -help }] : []),
  ];
  const yearly = ({ month }: SwitchPoint) => month % 12 === 0 || month === result.breakEvenMonth;
  const points = switchPoints(result, values.horizonYears).filter(yearly);
  return (
    <Part title="Costs and savings" result={`${rand(costs)} at first`}>
      <p>{`${beginText(result)}${paidBack(result, values)}`}</p>
      <ResultsTable
        caption="What switching costs"
        captionShown
        columns={costColumns}
        rows={rows}
        rowKey={({ name }) => name}
      />
      <ResultsTable
        caption="What the switch has saved by then"
        columns={columns}
        rows={points}
        rowKey={({ month }) => month}
      />
    </Part>
  );
}
