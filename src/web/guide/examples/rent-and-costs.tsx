import { Area } from "#web/components/chart/area.tsx";
import { Label } from "#web/components/chart/label.tsx";
import { Line } from "#web/components/chart/line.tsx";
import { linearScale } from "#web/components/chart/linear-scale.ts";
import { Plot, plotHeights } from "#web/components/chart/plot.tsx";
import type { Point } from "#web/components/chart/point.ts";
import { rand } from "#web/format/rand.ts";

type RentAndCostsProps = {
  /** In rand a month; what is left is below 0 where the owner adds. */
  rent: number;
  instalment: number;
  left: number;
};

const ground = plotHeights.tall;
/** Where the wall of the rent ends, and that of what it must pay begins. */
const [inTo, outFrom] = [0.47, 0.53];
/** What each wall is, under its middle. */
const sides = {
  scale: Object.assign((middle: number) => middle, { ticks: [inTo / 2, (1 + outFrom) / 2] }),
  format: (middle: number) => (middle < 0.5 ? "In, a month" : "Out, a month"),
  named: true,
} as const;
const wall = (from: number, to: number, height: number): readonly Point[] => [
  [from, height],
  [to, height],
];

/** Two walls, what comes in and what goes out; the difference is above the lower one. */
export function RentAndCosts({ rent, instalment, left }: RentAndCostsProps) {
  const costs = rent - left - instalment;
  const out = instalment + costs;
  const y = linearScale([0, Math.max(rent, out, 1)], [ground, 44]);
  const adds = left < 0;
  const [lower, higher] = [y(Math.min(rent, out)), y(Math.max(rent, out))];
  return (
    <Plot
      x={sides}
      label={`Rent ${rand(rent)}. Costs ${rand(costs)}, instalment ${rand(instalment)}. You ${adds ? "add" : "keep"} ${rand(Math.abs(left))}.`}
    >
      <Area id="rent-in" top={wall(0, inTo, y(rent))} fill="wash" />
      <Area id="instalment-out" top={wall(outFrom, 1, y(instalment))} fill="hatch" />
      <Area
        id="costs-out"
        top={wall(outFrom, 1, y(out))}
        bottom={wall(outFrom, 1, y(instalment))}
        fill="sand"
      />
      <Line points={[[0, ground], ...wall(0, inTo, y(rent)), [inTo, ground]]} />
      <Line points={[[outFrom, ground], ...wall(outFrom, 1, y(out)), [1, ground]]} />
      <Named at={[0, y(rent)]} until={ground} name="Rent" amount={rent} ground="onWash" />
      <Named at={[outFrom, y(out)]} until={y(instalment)} name="Costs" amount={costs} ground="onSand" />
      <Named
        at={[outFrom, y(instalment)]}
        until={ground}
        name="Instalment"
        amount={instalment}
        ground="onHatch"
      />
      <Line dashed points={wall(adds ? 0 : outFrom, adds ? inTo : 1, higher)} />
      <Label
        at={[adds ? 0 : outFrom, lower - higher > roomForWords ? lower : higher]}
        shift={[12, -10]}
        above
        lines={[adds ? "You add" : "You keep", rand(Math.abs(left))]}
        tone="notice"
      />
    </Plot>
  );
}

/** Two lines of words. */
const roomForWords = 50;

type NamedProps = {
  at: Point;
  until: number;
  name: string;
  amount: number;
  ground: "onWash" | "onSand" | "onHatch";
};

/** A name and its amount at the upper left of a wall, where there is room. */
function Named({ at, until, name, amount, ground }: NamedProps) {
  return (
    until - at[1] > roomForWords && (
      <Label at={at} shift={[12, 24]} lines={[name, rand(amount)]} ground={ground} />
    )
  );
}
