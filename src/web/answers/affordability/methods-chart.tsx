import type { AffordabilityInputs, AffordabilityRow } from "#calculations/affordability/affordability.ts";
import { ChartFigure } from "#web/components/chart/chart-figure.tsx";
import { Columns } from "#web/components/chart/columns.tsx";
import { linearScale } from "#web/components/chart/linear-scale.ts";
import { Plot, plotHeights } from "#web/components/chart/plot.tsx";
import { Reader } from "#web/components/chart/reader.tsx";
import { middleOf } from "#web/components/chart/stairs.tsx";
import { ratePercent } from "#web/format/percent.ts";
import { rand, roundRand } from "#web/format/rand.ts";
import { incomeOfRule, ruleWords } from "./affordability.words.ts";

type MethodsChartProps = {
  rows: readonly AffordabilityRow[];
  income: AffordabilityInputs;
  /** The numbers are nobody's own. */
  ofExample?: boolean;
};

const incomeWords = { grossIncome: "gross income", netIncome: "net income" };

/** The loan that each method allows; the lowest of them is your door. One of an income that is not entered yet asks for it. */
export function MethodsChart({ rows: allRows, income, ofExample }: MethodsChartProps) {
  // The last row is the smallest of the others.
  const rows = allRows.slice(0, -1);
  const stressedRate = income.interestRate + income.stressBuffer;
  const rules = ruleWords(income);
  const y = linearScale(
    [0, Math.max(1, ...rows.map(({ maxBondOffered }) => maxBondOffered))],
    [plotHeights.tall, 42],
  );
  const missing = rows.map((_, rule) => income[incomeOfRule[rule]!] === 0);
  const loans = rows.map(({ maxBondOffered }, rule) => (missing[rule] ? Infinity : maxBondOffered));
  const yours = loans.indexOf(Math.min(...loans));
  // As short as a column is wide; the table has the names of the methods.
  const names = [
    "What is left",
    `${ratePercent(income.dsrGrossCap)} of gross`,
    `${ratePercent(income.dsrNetCap)} of net`,
  ];
  const named = rows.map((row, index) => ({
    ...row,
    name: names[index]!,
    rule: index === yours ? `${rules[index]}, the lowest of them` : rules[index],
  }));
  const stressed = ({ maxBondStressed }: AffordabilityRow) =>
    !income.stressed ? "" : `, and ${rand(maxBondStressed ?? 0)} at ${ratePercent(stressedRate)}`;
  return (
    <ChartFigure title="How high your door can be" axis="none">
      <Reader
        label="Home loan by method"
        caption={
          ofExample
            ? "In our example: each rule allows a loan. The lowest is your door."
            : "Each rule allows a loan. The lowest is your door. Banks may differ."
        }
        stops={named.map((row, index) => ({
          at: middleOf(index, rows.length),
          heights: [y(row.maxBondOffered)],
          name: row.name,
          words: missing[index]
            ? `once your ${incomeWords[incomeOfRule[index]!]} is entered`
            : `${rand(row.maxBondOffered)}, ${row.rule}${stressed(row)}`,
        }))}
        start={yours}
      >
        <Plot
          label="Home loan by method"
          x={{
            named: true,
            scale: linearScale([0, rows.length], [0, 1]),
            ticks: named.map((_, index) => index + 0.5),
            format: (at) => named[Math.floor(at)]!.name,
          }}
        >
          <Columns
            id="methods"
            columns={named.map(({ maxBondOffered }, index) => ({
              top: y(maxBondOffered),
              lines: [missing[index] ? `${incomeWords[incomeOfRule[index]!]}?` : roundRand(maxBondOffered)],
              door: index === yours,
            }))}
          />
        </Plot>
      </Reader>
    </ChartFigure>
  );
}
