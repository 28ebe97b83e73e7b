import type { AffordabilityRow } from "#calculations/affordability/affordability.ts";
import { type Bar, Bars } from "#web/components/chart/bars.tsx";
import { ChartFigure } from "#web/components/chart/chart-figure.tsx";
import { ratePercent } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";

type MethodsChartProps = {
  rows: readonly AffordabilityRow[];
  /** The stressed rate in percent, when that column is shown. */
  stressedRate: number | undefined;
};

/** The loan that each method allows, side by side; the smallest is the one to plan with. */
export function MethodsChart({ rows, stressedRate }: MethodsChartProps) {
  const methods = rows.slice(0, -1);
  const tightest = tightestOf(methods);
  const bars = methods.flatMap((row): Bar[] => [
    {
      name: shortName(row),
      amount: row.maxBondOffered,
      value: rand(row.maxBondOffered),
      tone: tightest.includes(row) ? "notice" : "main",
    },
    ...(stressedRate === undefined
      ? []
      : [
          {
            name: `${shortName(row)} at ${ratePercent(stressedRate)}`,
            amount: row.maxBondStressed ?? 0,
            value: rand(row.maxBondStressed ?? 0),
            tone: "soft" as const,
          },
        ]),
  ]);
  return (
    <ChartFigure caption={sentence(methods)}>
      <Bars id="methods" label="Home loan by method" bars={bars} />
    </ChartFigure>
  );
}

/** "Surplus" of "Surplus (Net Income − Expenses)"; the table says the rest. */
const shortName = ({ method }: AffordabilityRow) => method.replace(/ \(.*/, "");

/** The methods that allow the smallest loan, to the rand; none while no method allows any. */
function tightestOf(methods: readonly AffordabilityRow[]): readonly AffordabilityRow[] {
  const amounts = methods.map(({ maxBondOffered }) => Math.round(maxBondOffered));
  const least = Math.min(...amounts);
  return Math.max(...amounts) === 0 ? [] : methods.filter((_, index) => amounts[index] === least);
}

function sentence(methods: readonly AffordabilityRow[]): string {
  const tightest = tightestOf(methods);
  const widest = methods.toSorted((a, b) => b.maxBondOffered - a.maxBondOffered)[0];
  if (!widest || !tightest[0])
    return "Enter your incomes and expenses to see the three methods next to each other.";
  const least = tightest[0].maxBondOffered;
  if (tightest.length === methods.length) return `All methods allow the same: ${rand(least)}.`;
  const limit = `${tightest.map(shortName).join(" and ")} ${tightest.length > 1 ? "set" : "sets"} your limit: ${rand(least)}.`;
  return `${limit} ${shortName(widest)} would allow ${rand(widest.maxBondOffered - least)} more.`;
}
