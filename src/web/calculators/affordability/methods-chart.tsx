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
      tone: row === tightest ? "notice" : "main",
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

function tightestOf(methods: readonly AffordabilityRow[]): AffordabilityRow | undefined {
  const [first, ...rest] = methods;
  if (!first?.maxBondOffered && rest.every(({ maxBondOffered }) => maxBondOffered === 0)) return undefined;
  return rest.reduce(
    (least, row) => (row.maxBondOffered < (least?.maxBondOffered ?? 0) ? row : least),
    first,
  );
}

function sentence(methods: readonly AffordabilityRow[]): string {
  const tightest = tightestOf(methods);
  if (!tightest) return "Enter your incomes and expenses to see the three methods side by side.";
  const amounts = methods.map(({ maxBondOffered }) => maxBondOffered);
  const spread = Math.max(...amounts) - tightest.maxBondOffered;
  if (Math.round(spread) === 0) return `All methods allow the same: ${rand(tightest.maxBondOffered)}.`;
  const widest = methods.find(({ maxBondOffered }) => maxBondOffered === Math.max(...amounts));
  return `${shortName(tightest)} is the tightest with ${rand(tightest.maxBondOffered)}; ${widest && shortName(widest)} would allow ${rand(spread)} more.`;
}
