import { paymentsPerYear } from "#calculations/inputs/inputs.ts";
import { Area } from "#web/components/chart/area.tsx";
import { ChartFigure } from "#web/components/chart/chart-figure.tsx";
import { KeptCurve } from "#web/components/chart/kept-curve.tsx";
import { Label } from "#web/components/chart/label.tsx";
import { Line } from "#web/components/chart/line.tsx";
import { linearScale } from "#web/components/chart/linear-scale.ts";
import { Marker } from "#web/components/chart/marker.tsx";
import { Plot, plotHeights } from "#web/components/chart/plot.tsx";
import type { Point } from "#web/components/chart/point.ts";
import { Reader } from "#web/components/chart/reader.tsx";
import { ReadingLine } from "#web/components/chart/reading-line.tsx";
import { yearAxis } from "#web/components/chart/year-axis.ts";
import { type Column, ResultsTable } from "#web/components/results-table/results-table.tsx";
import { payoffTime } from "#web/format/payoff-time.ts";
import { rand, shortRand } from "#web/format/rand.ts";
import { type CourseYear, courseSentence, type LoanCourse } from "./loan-course.ts";

const columns: Column<CourseYear>[] = [
  { header: "Year", cell: ({ year }) => year },
  { header: "Interest", cell: ({ interest }) => rand(interest) },
  { header: "Principal", cell: ({ principal }) => rand(principal) },
  { header: "Still owed", cell: ({ balance }) => rand(balance) },
];

/** A loan's course, and that of the loan that is kept to compare with. */
type CourseProps = { course: LoanCourse; kept: LoanCourse | undefined };

/** What is owed over the years, with the loan that is kept to compare with. */
export function LoanCourseChart({ course, kept }: CourseProps) {
  const { years, start, half } = course;
  const halfYear = half === undefined ? 0 : Math.ceil(half / paymentsPerYear);
  const x = courseAxis(course, kept);
  const y = balanceScale(course, kept);
  const stops = years.map(({ year, years: at, interest, balance }) => ({
    at: x.scale(at),
    heights: [y(balance)],
    name: year === halfYear ? `Year ${year}, in which half is repaid` : `Year ${year}`,
    words: `${rand(balance)} still owed; ${rand(interest)} of interest in the year`,
  }));
  const begin = { at: 0, heights: [y(start)], name: "Start", words: `${rand(start)} owed` };
  return (
    <ChartFigure
      title="What is still owed"
      caption={courseSentence(course)}
      table={
        <ResultsTable caption="The loan by year" columns={columns} rows={years} rowKey={({ year }) => year} />
      }
    >
      <Reader label="Read the loan year by year" stops={[begin, ...stops]} start={halfYear}>
        <BalancePlot course={course} kept={kept} />
      </Reader>
    </ChartFigure>
  );
}

/** What is owed, in pixels of the plot. */
function balanceScale({ years, start }: LoanCourse, kept: LoanCourse | undefined) {
  const most = Math.max(start, kept?.start ?? 0, ...years.map(({ balance }) => balance));
  return linearScale([0, most], [plotHeights.compact, 8], { tickCount: 4, nice: true });
}

/** As long as the longer of both loans. */
const courseAxis = ({ length }: LoanCourse, kept: LoanCourse | undefined) =>
  yearAxis(Math.max(length, kept?.length ?? 0));

/** The drawing alone, for the page and for the letter. */
export function BalancePlot({ course, kept }: CourseProps) {
  const { start, half } = course;
  const x = courseAxis(course, kept);
  const y = balanceScale(course, kept);
  const curveOf = (loan: LoanCourse): Point[] => [
    [0, y(loan.start)],
    ...loan.years.map(({ years: at, balance }): Point => [x.scale(at), y(balance)]),
  ];
  const curve = curveOf(course);
  const halfAt = half && x.scale(half / paymentsPerYear);
  return (
    <Plot label="What is still owed, by year" size="compact" x={x} y={{ scale: y, format: shortRand }}>
      <Area id="still-owed" top={curve} fill="wash" />
      <Line points={curve} />
      {kept && (
        <KeptCurve
          points={curveOf(kept)}
          now={curve}
          {...(kept.length < course.length && { ground: "onWash" })}
        />
      )}
      <ReadingLine />
      {half && halfAt !== undefined && (
        <>
          <Marker at={[halfAt, y(start / 2)]} drop />
          <Label
            at={[halfAt, y(start / 2)]}
            anchor={halfAt < 0.5 ? "start" : "end"}
            shift={halfAt < 0.5 ? [12, -8] : [-12, 14]}
            // Between two curves there is room for one word; what half, and when, is above the picture and under it.
            lines={kept ? ["Half"] : ["Half repaid", ...`after ${payoffTime(half)}`.split(", ")]}
            {...(halfAt >= 0.5 && { ground: "onWash" })}
          />
        </>
      )}
    </Plot>
  );
}
