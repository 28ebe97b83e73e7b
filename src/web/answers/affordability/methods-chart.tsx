import type { AffordabilityInputs, AffordabilityRow } from "#calculations/affordability/affordability.ts";
import { type Bar, Bars } from "#web/components/chart/bars.tsx";
import { ChartFigure } from "#web/components/chart/chart-figure.tsx";
import { ratePercent } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import { ruleWords } from "./affordability-words.ts";

type MethodsChartProps = {
  rows: readonly AffordabilityRow[];
  income: AffordabilityInputs;
  /** The stressed rate in percent, when that column is shown. */
  stressedRate: number | undefined;
};

/** The loan that each method allows, side by side; the answer's own words say which one decides. */
export function MethodsChart({ rows, income, stressedRate }: MethodsChartProps) {
  const methods = rows.slice(0, -1);
  const tightest = tightestOf(methods);
  const rules = ruleWords(income);
  const bars = methods.flatMap((row, index): Bar[] => [
    {
      name: `${shortName(row)}: ${rules[index]}`,
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
    <ChartFigure title="The loan that each rule allows">
      <Bars id="methods" label="Home loan by method" bars={bars} />
    </ChartFigure>
  );
}

/** "Surplus" of "Surplus (Net Income − Expenses)"; the table says the rest. */
const shortName = ({ method }: AffordabilityRow) => method.replace(/ \(.*/, "");

/** The methods that allow the smallest loan, to the rand. */
function tightestOf(methods: readonly AffordabilityRow[]): readonly AffordabilityRow[] {
  const amounts = methods.map(({ maxBondOffered }) => Math.round(maxBondOffered));
  const least = Math.min(...amounts);
  return methods.filter((_, index) => amounts[index] === least);
}
