import type { SwitchYourBondResult } from "#calculations/tools/switch-your-bond/switch-your-bond.ts";
import { CurvesChart } from "#web/answer-page/curves-chart.tsx";
import { Bars } from "#web/components/chart/bars.tsx";
import { ChartFigure } from "#web/components/chart/chart-figure.tsx";
import { type Column, ResultsTable } from "#web/components/results-table/results-table.tsx";
import { payoffTime } from "#web/format/payoff-time.ts";
import { rand } from "#web/format/rand.ts";
import styles from "../charts.module.css";
import type { SwitchValues } from "./switch-your-bond.words.ts";

/** What has been saved by the end of a month, in rand; negative while one is behind. */
type SwitchPoint = { month: number; saving: number };

type SwitchYourBondChartProps = { result: SwitchYourBondResult; values: SwitchValues };

const columns: Column<SwitchPoint>[] = [
  { header: "After", cell: ({ month }) => (month === 0 ? "The switch" : payoffTime(month)), words: true },
  { header: "Ahead or behind", cell: ({ saving }) => rand(saving) },
];

/** What the switch has saved by each month, and what its costs are made of. */
export function SwitchYourBondChart({ result, values }: SwitchYourBondChartProps) {
  const { horizonYears } = values;
  const points = switchPoints(result, horizonYears);
  const { breakEvenMonth: even } = result;
  const paidBackUntil = clawbackEnd(result, values);
  return (
    <div className={styles.charts}>
      <CurvesChart
        id="switch-saving"
        title="How far ahead you are"
        caption={`${caption(result)}${paidBack(result, values)}`}
        curves={[{ name: "Saved" }]}
        stops={points.map(({ month, saving }) => ({
          x: month / 12,
          name:
            month === 0
              ? "At the switch"
              : `After ${payoffTime(month)}${month <= paidBackUntil ? ", if you stay" : ""}`,
          heights: [saving],
        }))}
        start={points.findLastIndex(({ month }) => month <= horizonYears * 12)}
        x={{ format: String, unit: "Year" }}
        mark={
          even === undefined || even === 0
            ? undefined
            : { x: even / 12, height: result.savings[even] ?? 0, label: `Month ${even}` }
        }
        table={
          <ResultsTable
            caption="What the switch has saved by then"
            columns={columns}
            rows={points}
            rowKey={({ month }) => month}
          />
        }
      />
      <CostsOfSwitching result={result} />
    </div>
  );
}

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

function caption({ upFront, breakEvenMonth, savings }: SwitchYourBondResult): string {
  const start = upFront > 0 ? `You begin ${rand(upFront)} behind, with the costs` : "You begin level";
  if (breakEvenMonth === undefined)
    return `${start}, and ${upFront > 0 ? "the switch never makes up for them" : "are never ahead"}.`;
  const most = Math.max(...savings);
  return breakEvenMonth === 0 ? `${start}.` : `${start}, and at best you are ${rand(most)} ahead.`;
}

/** The month up to which the new bank wants back what it paid; 0 where it wants nothing back. */
const clawbackEnd = ({ help }: SwitchYourBondResult, { clawbackMonths }: SwitchValues): number =>
  help >= 0.5 ? clawbackMonths : 0;

/** The curve is for those who stay: what the bank wants back of those who leave soon. */
function paidBack(result: SwitchYourBondResult, values: SwitchValues): string {
  const end = clawbackEnd(result, values);
  return end === 0
    ? ""
    : ` If you leave within ${payoffTime(end)}, take off the ${rand(result.help)} that the bank wants back.`;
}

function CostsOfSwitching({ result }: { result: SwitchYourBondResult }) {
  const { penaltyInterest, cancellationCosts, bondCosts, initiationFee, help, costs } = result;
  const bars = [
    { name: "Penalty interest", amount: penaltyInterest },
    { name: "Cancelling the old bond", amount: cancellationCosts },
    { name: "Registering the new bond", amount: bondCosts },
    { name: "Initiation fee", amount: initiationFee },
  ];
  const together = bars.reduce((sum, { amount }) => sum + amount, 0);
  const paid = help >= 0.5 ? ` The new bank pays ${rand(help)} of it, which leaves ${rand(costs)}.` : "";
  if (together < 0.5) return null;
  return (
    <ChartFigure title="What switching costs" caption={`Together ${rand(together)}.${paid}`}>
      <Bars
        id="switching-costs"
        label="The costs of switching"
        bars={bars.map(({ name, amount }) => ({
          name,
          amount,
          value: rand(amount),
          tone: name === "Penalty interest" && amount >= 0.5 ? "notice" : "main",
        }))}
      />
    </ChartFigure>
  );
}
