import { Area } from "#web/components/chart/area.tsx";
import { Label } from "#web/components/chart/label.tsx";
import { Line } from "#web/components/chart/line.tsx";
import { linearScale } from "#web/components/chart/linear-scale.ts";
import { Plot, plotHeights } from "#web/components/chart/plot.tsx";
import { level } from "#web/components/chart/point.ts";
import { middleOf } from "#web/components/chart/stairs.tsx";
import { rand } from "#web/format/rand.ts";
import { LinkedPicture } from "../opening/linked-picture.tsx";

type RentAndCostsProps = {
  /** In rand a month; what is left is below 0 where the owner adds. */
  rent: number;
  instalment: number;
  left: number;
};

const ground = plotHeights.tall;

/** The rent as a wall, and next to it what it must pay, the costs and on them the bond; what is missing is above the rent. */
export function RentAndCosts({ rent, instalment, left }: RentAndCostsProps) {
  const costs = rent - left - instalment;
  const out = instalment + costs;
  const y = linearScale([0, Math.max(rent, out, 1)], [ground, 44]);
  const adds = left < 0;
  const pieces = [
    { name: "Rent in", amount: rand(rent), part: "rules-of-thumb" },
    { name: "Costs out", amount: rand(costs), part: "a-worked-example" },
    { name: "Bond", amount: rand(instalment), part: "with-the-loan" },
  ] as const;
  const walls = [
    { id: "rent-in", fill: "wash", top: y(rent), bottom: ground, ground: "onWash" },
    { id: "costs-out", fill: "sand", top: y(costs), bottom: ground, ground: "onSand" },
    { id: "instalment-out", fill: "hatch", top: y(out), bottom: y(costs), ground: "onHatch" },
  ] as const;
  return (
    <LinkedPicture pieces={pieces}>
      <Plot
        label={`Rent ${rand(rent)}. Costs ${rand(costs)}, instalment ${rand(instalment)}. You ${adds ? "add" : "keep"} ${rand(Math.abs(left))}.`}
      >
        {walls.map(({ id, fill, top, bottom }, index) => {
          const [from, to] = sides(index);
          return (
            <g key={id}>
              <Area id={id} top={level(from, to, top)} bottom={level(from, to, bottom)} fill={fill} />
              <Line points={[[from, bottom], ...level(from, to, top), [to, bottom], [from, bottom]]} />
            </g>
          );
        })}
        <Line dashed points={level(0, 1, y(rent))} />
        {walls.map(
          ({ id, top, bottom, ground: behind }, index) =>
            bottom - top > roomForAmount && (
              <Label
                key={id}
                at={[middleOf(index, walls.length), bottom]}
                anchor="middle"
                shift={[0, -12]}
                lines={[pieces[index]!.amount]}
                ground={behind}
              />
            ),
        )}
        <Label
          at={[middleOf(2, walls.length), y(Math.max(rent, out))]}
          anchor="middle"
          shift={[0, -10]}
          above
          lines={[adds ? "You add" : "You keep", rand(Math.abs(left))]}
          tone="notice"
        />
      </Plot>
    </LinkedPicture>
  );
}

/** Where a wall begins and ends, with room to its neighbours. */
const sides = (index: number): readonly [number, number] => [(index + 0.06) / 3, (index + 0.94) / 3];

/** A line of words. */
const roomForAmount = 30;
