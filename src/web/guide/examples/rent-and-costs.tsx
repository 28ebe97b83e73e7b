import { Area } from "#web/components/chart/area.tsx";
import { Door } from "#web/components/chart/door.tsx";
import { Label } from "#web/components/chart/label.tsx";
import { Line } from "#web/components/chart/line.tsx";
import { linearScale } from "#web/components/chart/linear-scale.ts";
import { Plot, plotHeights } from "#web/components/chart/plot.tsx";
import { level } from "#web/components/chart/point.ts";
import { middleOf } from "#web/components/chart/stairs.tsx";
import { sliderTop, UprightSlider, UprightThumb } from "#web/components/chart/upright-slider.tsx";
import { rand } from "#web/format/rand.ts";
import { LinkedPicture } from "../opening/linked-picture.tsx";

type RentAndCostsProps = {
  /** In rand a month; what is left is below 0 where the owner adds. */
  rent: number;
  instalment: number;
  left: number;
  /** From which rent the home pays for itself, where there is one. */
  breakEven?: number | undefined;
  onRent: (rent: number) => void;
};

const ground = plotHeights.tall;

/**
 * The rent as a wall that is pulled up, dashed to where it pays for all, and next to it what it must pay: the costs as a step, and
 * on that the bond. What lies between the two tops is what the owner adds or keeps. A wall that pays has a door.
 */
export function RentAndCosts({ rent, instalment, left, breakEven, onRent }: RentAndCostsProps) {
  const costs = rent - left - instalment;
  const out = instalment + costs;
  // The scale stays while the rent is pulled.
  const most = Math.ceil((1.2 * (breakEven ?? out)) / 1_000) * 1_000;
  const y = linearScale([0, Math.max(rent, most)], [ground, sliderTop]);
  const adds = left < 0;
  const missing = breakEven !== undefined && rent < breakEven;
  const [from, to] = sides(0);
  const answer = `You ${adds ? "add" : "keep"} ${rand(Math.abs(left))}`;
  const slider = (
    <UprightSlider
      label="Rent"
      words={`${rand(rent)}. ${answer}.`}
      value={rent}
      most={most}
      step={100}
      onMove={onRent}
    />
  );
  const pieces = [
    { name: "Rent in", amount: rand(rent), part: "rules-of-thumb", slider },
    { name: "Costs out", amount: rand(costs), part: "a-worked-example" },
    { name: "Bond", amount: rand(instalment), part: "with-the-loan" },
  ] as const;
  const walls = [
    { id: "rent-in", fill: "wash", top: y(rent), bottom: ground, ground: "onWash" },
    { id: "costs-out", fill: "sand", top: y(costs), bottom: ground, ground: "onSand" },
    { id: "instalment-out", fill: "sand", top: y(out), bottom: y(costs), ground: "onSand" },
  ] as const;
  const overBond = middleOf(2, walls.length);
  // Clear of the amount in the middle of the wall.
  const beside = sides(2)[0] + 0.03;
  return (
    <LinkedPicture pieces={pieces}>
      <Plot
        label={`Rent ${rand(rent)}. Costs ${rand(costs)}, instalment ${rand(instalment)}. ${answer}.${missing ? ` It pays for itself from a rent of ${rand(breakEven)}.` : ""}`}
      >
        {walls.map(({ id, fill, top, bottom }, index) => {
          const [from] = sides(index);
          // The bond is on the costs.
          const [, to] = sides(index === 1 ? 2 : index);
          return (
            <g key={id}>
              <Area id={id} top={level(from, to, top)} bottom={level(from, to, bottom)} fill={fill} />
              <Line points={[[from, bottom], ...level(from, to, top), [to, bottom], [from, bottom]]} />
            </g>
          );
        })}
        <Line dashed points={level(0, 1, y(rent))} />
        {missing && (
          <>
            <Line dashed points={[[from, y(rent)], ...level(from, to, y(breakEven)), [to, y(rent)]]} />
            <Label
              at={[middleOf(0, walls.length), y(breakEven)]}
              anchor="middle"
              shift={[0, -10]}
              above
              lines={["Pays for itself", `from ${rand(breakEven)}`]}
            />
          </>
        )}
        {!adds && <Door at={[middleOf(0, walls.length), ground]} />}
        {walls.map(
          ({ id, top, bottom, ground: behind }, index) =>
            bottom - top > roomForAmount && (
              <Label
                key={id}
                at={[middleOf(index, walls.length), bottom]}
                anchor="middle"
                shift={[0, adds || index > 0 ? -12 : -64]}
                lines={[pieces[index]!.amount]}
                ground={behind}
              />
            ),
        )}
        <Line
          notice
          points={[
            [beside, y(rent)],
            [beside, y(out)],
          ]}
        />
        <Label
          at={[overBond, y(Math.max(rent, out))]}
          anchor="middle"
          shift={[0, -10]}
          above
          lines={[adds ? "You add" : "You keep", rand(Math.abs(left))]}
          tone="notice"
        />
        <UprightThumb at={[middleOf(0, walls.length), y(rent)]} />
      </Plot>
    </LinkedPicture>
  );
}

/** Where a wall begins and ends, with room to its neighbours. */
const sides = (index: number): readonly [number, number] => [(index + 0.06) / 3, (index + 0.94) / 3];

/** A line of words. */
const roomForAmount = 30;
