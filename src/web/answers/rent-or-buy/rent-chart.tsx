import type { RentOrBuyResult } from "#calculations/tools/rent-or-buy/rent-or-buy.ts";
import { startingAmounts } from "#calculations/tools/tool-defaults.ts";
import { rangeWith } from "#web/answer-page/curve-range.ts";
import type { AnswerContext } from "#web/answer-page/described.ts";
import { ChartFigure } from "#web/components/chart/chart-figure.tsx";
import { Crossing } from "#web/components/chart/crossing.tsx";
import { linearScale } from "#web/components/chart/linear-scale.ts";
import { Plot, plotHeights } from "#web/components/chart/plot.tsx";
import type { Point } from "#web/components/chart/point.ts";
import { Thumb } from "#web/components/chart/thumb.tsx";
import { Part } from "#web/components/part/part.tsx";
import { type Column, ResultsTable } from "#web/components/results-table/results-table.tsx";
import { rand, shortRand } from "#web/format/rand.ts";
import { rentSlider } from "../owned-home.ts";
import { type HomeNumbers, netWorths, tippingRand } from "./net-worths.ts";

type RentPoint = RentLine["points"][number];

const columns: Column<RentPoint>[] = [
  { header: "Rent a month", cell: (point) => rand(point.rent) },
  { header: "Better off by", cell: ({ ahead }) => rand(Math.abs(ahead)) },
  { header: "If you", cell: ({ ahead }) => (ahead < 0 ? "rent" : "buy"), words: true },
];

/** How far ahead buying or renting is, rent by rent. */
export function RentPart({ points, tipping }: RentLine) {
  return (
    <Part
      title="At other rents"
      result={tipping === undefined ? `${points.length} rows` : `${tippingRand(tipping)} breaks even`}
      screenOnly
    >
      <ResultsTable
        caption="How far ahead buying or renting is, by the rent"
        columns={columns}
        rows={points}
        rowKey={(point) => point.rent}
      />
    </Part>
  );
}

type RentChartProps = { line: RentLine; rent: number; ahead: number };

/**
 * One line over zero, the door where it tips, the mark on your rent: for paper and for a letter, as on the screen the curve of
 * the rent is the picture.
 */
export function RentChart({ line, rent, ahead }: RentChartProps) {
  const { from, to, points, tipping } = line;
  const ends = points.map((point) => point.ahead);
  const x = linearScale([from, to], [0, 1], { tickCount: 4 });
  // Under the line and above it there is room for the thumb and for the door's words.
  const y = linearScale([Math.min(0, ...ends), Math.max(0, ...ends)], [plotHeights.tall - 16, 16]);
  const place = (point: RentPoint): Point => [x(point.rent), y(point.ahead)];
  return (
    <ChartFigure
      title="By the rent of a home like it"
      caption={
        tipping === undefined
          ? `At each of these rents it is better to ${ahead < 0 ? "rent" : "buy"}.`
          : `Left of the door renting wins, right of it buying: the door is at ${tippingRand(tipping)} a month.`
      }
      axis="none"
    >
      <Plot label="Advantage of buying, by the rent" x={{ scale: x, format: shortRand }}>
        <Crossing
          id="advantage"
          points={points.map(place)}
          zero={y(0)}
          names={["Rent", "Buy"]}
          fill="sand"
          door={tipping === undefined ? undefined : { at: x(tipping), lines: [tippingRand(tipping)] }}
        >
          <Thumb at={place({ rent, ahead })} />
        </Crossing>
      </Plot>
    </ChartFigure>
  );
}

/** How far ahead buying is at the end, by the rent of a home like it; rand, negative where renting is ahead. */
type RentLine = {
  /** The rents that the line runs between: the ends of the rent's own curve. */
  from: number;
  to: number;
  points: readonly { rent: number; ahead: number }[];
  /** The rent at which both are equal, where the line has it. */
  tipping: number | undefined;
};

/** The line is straight but for taxes: so many places are enough to draw it. */
const places = 8;

/** The rent at which both are equal, where a home of this price could have it. */
export function tippingOf(price: number, { tippingRent }: RentOrBuyResult): number | undefined {
  const usual = Math.max(1_000, startingAmounts(price).rent);
  return tippingRent !== undefined && tippingRent >= 0.5 && tippingRent < 5 * usual ? tippingRent : undefined;
}

/**
 * The line over the rents of most homes and to the tipping one: it stays the same while only the rent changes. A rent beyond it
 * makes it longer.
 */
export function rentLine(values: HomeNumbers, result: RentOrBuyResult, context: AnswerContext): RentLine {
  const tipping = tippingOf(values.price, result);
  const withRent = rangeWith(rentSlider, values.rent);
  const { min: from, max: to } = tipping === undefined ? withRent : rangeWith(withRent, tipping);
  return {
    from,
    to,
    points: Array.from({ length: places + 1 }, (_, place) => {
      const rent = from + ((to - from) * place) / places;
      return { rent, ahead: netWorths({ ...values, rent }, context).difference };
    }),
    tipping,
  };
}
