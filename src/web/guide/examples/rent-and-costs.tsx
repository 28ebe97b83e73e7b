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
 * Two walls side by side: the rent, which is pulled up, and what the home costs, the bond on the other costs. What the rent lacks
 * is hatched on it, so that both are as high; a rent that pays for all has a door, and what it leaves stands over the costs.
 */
export function RentAndCosts({ rent, instalment, left, breakEven, onRent }: RentAndCostsProps) {
  const costs = rent - left - instalment;
  const out = instalment + costs;
  // The scale stays while the rent is pulled.
  const most = Math.ceil((1.2 * (breakEven ?? out)) / 1_000) * 1_000;
  const y = linearScale([0, Math.max(rent, most)], [ground, sliderTop]);
  const adds = left < 0;
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
    { name: "Bond and costs out", amount: rand(out), part: "with-the-loan" },
  ] as const;
  const walls = [
    { says: rand(rent), at: 0, fill: "wash", top: rent, bottom: 0, ground: "onWash" },
    { says: `Costs ${rand(costs)}`, at: 1, fill: "sand", top: costs, bottom: 0, ground: "onSand" },
    { says: `Bond ${rand(instalment)}`, at: 1, fill: "sand", top: out, bottom: costs, ground: "onSand" },
  ] as const;
  // What is left is over the lower wall.
  const [lower, higher] = adds ? [rent, out] : [out, rent];
  const [from, to] = sides(adds ? 0 : 1);
  const rest = { top: level(from, to, y(higher)), bottom: level(from, to, y(lower)) };
  return (
    <LinkedPicture pieces={pieces}>
      <Plot label={`Rent ${rand(rent)}. Costs ${rand(costs)}, instalment ${rand(instalment)}. ${answer}.`}>
        <Area id="rent-rest" {...rest} fill="hatch" />
        <Line notice points={[...rest.bottom, ...rest.top.toReversed(), ...rest.bottom.slice(0, 1)]} />
        {walls.map(({ says, at, fill, top, bottom, ground: behind }) => {
          const [[from, to], upper, under] = [sides(at), y(top), y(bottom)];
          return (
            <g key={fill + bottom}>
              <Area
                id={`${fill}-${at}-${bottom > 0}`}
                top={level(from, to, upper)}
                bottom={level(from, to, under)}
                fill={fill}
              />
              <Line points={[[from, under], ...level(from, to, upper), [to, under], [from, under]]} />
              {under - upper > roomForAmount && (
                <Label
                  at={[middleOf(at, 2), under]}
                  anchor="middle"
                  shift={[0, at === 0 && !adds ? -64 : -12]}
                  lines={[says]}
                  tone={at === 0 ? "place" : "plain"}
                  ground={behind}
                />
              )}
            </g>
          );
        })}
        {!adds && <Door at={[middleOf(0, 2), ground]} />}
        <Label
          at={[(from + to) / 2, y(higher)]}
          anchor="middle"
          shift={[0, -10]}
          lines={[answer]}
          tone="notice"
        />
        <UprightThumb at={[middleOf(0, 2), y(rent)]} />
      </Plot>
    </LinkedPicture>
  );
}

/** Where a wall begins and ends, with room to its neighbour. */
const sides = (index: number): readonly [number, number] => [(index + 0.03) / 2, (index + 0.97) / 2];

/** A line of words. */
const roomForAmount = 30;
