import { memo, useContext, useMemo } from "react";
import { paymentsPerYear } from "#calculations/inputs/inputs.ts";
import type { LoanResult } from "#calculations/loan/loan.ts";
import { maximumLoanTerm } from "#calculations/loan/loan-amount.ts";
import { yearlyLoanRows } from "#calculations/loan/yearly-rows.ts";
import { MoveDoor } from "#web/answer-page/moved-door.ts";
import { ChartFigure } from "#web/components/chart/chart-figure.tsx";
import { DoorSlider } from "#web/components/chart/door-slider.tsx";
import { House } from "#web/components/chart/house.tsx";
import { KeptCurve } from "#web/components/chart/kept-curve.tsx";
import { linearScale } from "#web/components/chart/linear-scale.ts";
import { Plot, plotHeights } from "#web/components/chart/plot.tsx";
import type { Point } from "#web/components/chart/point.ts";
import { Reader } from "#web/components/chart/reader.tsx";
import { yearAxis } from "#web/components/chart/year-axis.ts";
import { type Column, ResultsTable } from "#web/components/results-table/results-table.tsx";
import { payoffTime } from "#web/format/payoff-time.ts";
import { rand } from "#web/format/rand.ts";
import { halfYours } from "./half-yours.ts";

const columns: Column<CourseYear>[] = [
  { header: "Year", cell: ({ year }) => year },
  { header: "Interest", cell: ({ interest }) => rand(interest) },
  { header: "Principal", cell: ({ principal }) => rand(principal) },
  { header: "Still owed", cell: ({ balance }) => rand(balance) },
];

/** A loan with the price of the home that it pays for. */
type Bought = { result: LoanResult; price: number };

type LoanCourseChartProps = Bought & { kept?: Bought | undefined };

/** Whose house it is over the years: what is owed is the bank's, the rest of the price yours. */
export const LoanCourseChart = memo(function LoanCourseChart({ result, price, kept }: LoanCourseChartProps) {
  const course = useMemo(() => loanCourse(result, price), [result, price]);
  const before = useMemo(() => kept && loanCourse(kept.result, kept.price), [kept]);
  const onMove = useContext(MoveDoor);
  const { years, start, half } = course;
  if (years.length === 0) return <YoursAtOnce />;
  // The same for every term that one can choose: nothing but the slope moves with the door.
  const longest = Math.max(maximumLoanTerm, course.length, before?.length ?? 0);
  const x = yearAxis(longest);
  const highest = Math.max(price, start, before?.price ?? 0, before?.start ?? 0);
  // Above the wall there is room for its amount.
  const y = linearScale([0, highest], [plotHeights.tall, 24]);
  const curveOf = (loan: LoanCourse): Point[] => [
    [0, y(loan.start)],
    ...loan.years.map(({ years: at, balance }): Point => [x.scale(at), y(balance)]),
  ];
  const halfYear = half === undefined ? 0 : Math.ceil(half / paymentsPerYear);
  const stops = years.map(({ year, years: at, interest, balance }) => ({
    at: x.scale(at),
    heights: [y(balance)],
    name: year === halfYear ? `Year ${year}, in which half becomes yours` : `Year ${year}`,
    words: `${rand(balance)} still owed; ${rand(interest)} of interest in the year`,
  }));
  const begin = { at: 0, heights: [y(start)], name: "Start", words: `${rand(start)} owed` };
  const curve = curveOf(course);
  // A larger loan before stands on the wall; its slope would run through the wall's amount.
  const onWall: Point = [0, y(start)];
  const isLower = before !== undefined && before.start > start;
  const time = payoffTime(result.schedule.at(-1)!.paymentNumber);
  return (
    <ChartFigure
      title="Whose house is it?"
      axis="none"
      table={
        <ResultsTable caption="The loan by year" columns={columns} rows={years} rowKey={({ year }) => year} />
      }
    >
      <Reader
        label="Read the loan year by year"
        caption={courseSentence(course)}
        stops={[begin, ...stops]}
        start={halfYear}
        hint={half && onMove ? "Drag the door: the term follows." : undefined}
        doorSlider={
          half && onMove
            ? (rest) => (
                <DoorSlider
                  {...{ onMove, rest }}
                  label="When half is yours"
                  words={`Half yours after ${payoffTime(half)}, and all of it after ${time}`}
                  byKey={paymentsPerYear}
                  months={half}
                  last={longest * paymentsPerYear}
                />
              )
            : undefined
        }
      >
        <Plot label="What is still owed, by year" x={x}>
          <House
            id="still-owed"
            slope={curve}
            owed={isLower ? undefined : rand(start)}
            top={y(price)}
            end={["All yours", ...`after ${time}`.split(/(?<=,) /)]}
            door={
              half
                ? {
                    at: [x.scale(half / paymentsPerYear), y(price / 2)],
                    lines: ["Half yours", ...`after ${payoffTime(half)}`.split(/(?<=,) /)],
                    movable: onMove !== undefined,
                  }
                : undefined
            }
          >
            {before && (
              <KeptCurve
                points={isLower ? [onWall, ...curveOf(before)] : curveOf(before)}
                now={curve}
                nameAt={before.length < course.length ? 0.35 : undefined}
              />
            )}
          </House>
        </Plot>
      </Reader>
    </ChartFigure>
  );
});

/** Without a loan nothing is the bank's. */
function YoursAtOnce() {
  const ground = plotHeights.tall;
  return (
    <ChartFigure title="Whose house is it?" caption="The home is yours from the first day." axis="none">
      <Plot label="Nothing is owed">
        <House
          id="still-owed"
          slope={[
            [0, ground],
            [1, ground],
          ]}
          owed={`${rand(0)} owed`}
          top={24}
          door={undefined}
          end={[]}
        />
      </Plot>
    </ChartFigure>
  );
}

/** A year's payments and what is owed at its end; `years` is that end, counted from the first payment's month. */
type CourseYear = {
  year: number;
  years: number;
  interest: number;
  principal: number;
  balance: number;
};

/** How a loan goes down over the years, with the price of the home, and the two months worth pointing at; neither when it never comes. */
type LoanCourse = {
  price: number;
  start: number;
  length: number;
  years: readonly CourseYear[];
  /** The payment from which on more goes to the loan than to interest. */
  turn: number | undefined;
  /** The payment after which half of the home is yours; 0 where it is from the start. */
  half: number | undefined;
};

export function loanCourse({ schedule }: LoanResult, price: number): LoanCourse {
  const payments = schedule.filter(({ paymentNumber }) => paymentNumber > 0);
  const length = payments.length / paymentsPerYear;
  const start = payments[0]?.loanAtStartOfMonth ?? 0;
  return {
    price,
    start,
    length,
    years: yearlyLoanRows(schedule).map(({ year, interest, principal, balance }) => ({
      year,
      years: Math.min(year, length),
      interest,
      principal,
      balance,
    })),
    turn: payments.find(({ principal, interest }) => principal >= interest)?.paymentNumber,
    half: halfYours(schedule, price),
  };
}

/** What the picture of the course shows besides the half, in a sentence. */
export function courseSentence({ turn, half, years }: LoanCourse): string {
  if (half === undefined) return "With these dates the payments never make half of the home yours.";
  if (half === 0) return "With your deposit at least half of the home is yours from the start.";
  if (years.every(({ interest }) => interest === 0)) return "Without interest, every rand repays the loan.";
  if (turn === undefined || turn === 1)
    return "From the first instalment on, at least half of each one repays the loan.";
  return `Most of each instalment pays interest for the first ${payoffTime(turn - 1)}.`;
}
