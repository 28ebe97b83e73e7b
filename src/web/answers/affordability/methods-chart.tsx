import { useContext } from "react";
import type { AffordabilityRow } from "#calculations/affordability/affordability.ts";
import { useStillUnderDoor } from "#web/answer-page/curve-range.ts";
import { MoveDoor } from "#web/answer-page/moved-door.ts";
import { ChartFigure } from "#web/components/chart/chart-figure.tsx";
import { Columns } from "#web/components/chart/columns.tsx";
import { linearScale } from "#web/components/chart/linear-scale.ts";
import { Plot, plotHeights } from "#web/components/chart/plot.tsx";
import { Reader } from "#web/components/chart/reader.tsx";
import { middleOf } from "#web/components/chart/stairs.tsx";
import { DoorInColumns, sliderTop, UprightThumb } from "#web/components/chart/upright-slider.tsx";
import { ratePercent } from "#web/format/percent.ts";
import { rand, roundRand } from "#web/format/rand.ts";
import { ruleWords } from "./affordability.words.ts";
import { type Affordable, givesWay, lowestRule } from "./affordable.ts";

type MethodsChartProps = Affordable & {
  /** The numbers are nobody's own. */
  ofExample?: boolean;
};

/** What follows when a rule's door is moved, in the order of the rows, and that it does. */
const following = [
  ["expenses", "the expenses follow"],
  ["a gross income", "the gross income follows"],
  ["a net income", "the net income follows"],
] as const;

/** Into how many steps the height of the picture is divided for its door. */
const heightSteps = 100;

/**
 * The loan that each method allows; the lowest of them is your door. Pulled up or down, as far as the next one lets it, it moves what
 * it is the loan of.
 */
export function MethodsChart({ ofExample, ...affordable }: MethodsChartProps) {
  const { rows: allRows, income } = affordable;
  // The last row is the smallest of the others.
  const rows = allRows.slice(0, -1);
  const stressedRate = income.interestRate + income.stressBuffer;
  const rules = ruleWords(income);
  // Two that are as low are both the lowest: the door stays at the one that is moved.
  const yours = useStillUnderDoor(lowestRule(affordable));
  const most = useStillUnderDoor(Math.max(1, ...rows.map(({ maxBondOffered }) => maxBondOffered)));
  // One that grows beyond the picture while the door is moved ends at its top.
  const y = linearScale([0, most], [plotHeights.tall, sliderTop]);
  const topOf = ({ maxBondOffered }: AffordabilityRow) => y(Math.min(most, maxBondOffered));
  const { maxBondOffered: loan } = rows[yours]!;
  const next = Math.min(...rows.map(({ maxBondOffered }, rule) => (rule === yours ? most : maxBondOffered)));
  const move = useContext(MoveDoor);
  // On the ground there is nothing that could follow in proportion.
  const onMove = loan > 0 ? move : undefined;
  const [what, follows] = following[yours]!;
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
          heights: [topOf(row)],
          name: row.name,
          words: `${rand(row.maxBondOffered)}, ${row.rule}${stressed(row)}`,
        }))}
        start={yours}
        hint={onMove && `Drag your door: ${follows}.`}
        doorSlider={
          onMove &&
          ((rest) => (
            <DoorInColumns
              at={yours}
              of={rows.length}
              label="What you could borrow"
              words={`${rand(loan)} with ${what} of ${rand(income[givesWay[yours]!])}`}
              value={Math.round((loan / most) * heightSteps)}
              most={heightSteps}
              step={1}
              onMove={(height) => {
                rest();
                return onMove(Math.min(next, (Math.max(1, height) / heightSteps) * most));
              }}
            />
          ))
        }
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
            columns={named.map((row, index) => ({
              top: topOf(row),
              lines: [roundRand(row.maxBondOffered)],
              door: index === yours,
            }))}
          />
          {onMove && <UprightThumb at={[middleOf(yours, rows.length), y(loan)]} />}
        </Plot>
      </Reader>
    </ChartFigure>
  );
}
