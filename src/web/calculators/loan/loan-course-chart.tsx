import { paymentsPerYear } from "#calculations/inputs/inputs.ts";
import { Area } from "#web/components/chart/area.tsx";
import { ChartFigure } from "#web/components/chart/chart-figure.tsx";
import { Label } from "#web/components/chart/label.tsx";
import { Line } from "#web/components/chart/line.tsx";
import { linearScale } from "#web/components/chart/linear-scale.ts";
import { Marker } from "#web/components/chart/marker.tsx";
import { Plot, plotHeights } from "#web/components/chart/plot.tsx";
import type { Point } from "#web/components/chart/point.ts";
import { Reader } from "#web/components/chart/reader.tsx";
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

/** What is owed over the years, and under it where each year's payments go. */
export function LoanCourseChart({ course }: { course: LoanCourse }) {
  const { years, start, length, half } = course;
  const x = yearAxis(length);
  const y = balanceScale(course);
  const stops = years.map(({ year, years: at, interest, principal, balance }) => ({
    at: x.scale(at),
    heights: [y(balance)],
    name: `Year ${year}`,
    words: `${rand(balance)} still owed; paid in the year: ${rand(interest)} interest, ${rand(principal)} of the loan`,
  }));
  const begin = { at: 0, heights: [y(start)], name: "Start", words: `${rand(start)} owed` };
  return (
    <ChartFigure
      caption={courseSentence(course)}
      table={
        <ResultsTable caption="The loan by year" columns={columns} rows={years} rowKey={({ year }) => year} />
      }
    >
      <Reader
        label="Read the loan year by year"
        stops={[begin, ...stops]}
        start={half === undefined ? 0 : Math.round(half / paymentsPerYear)}
      >
        <BalancePlot course={course} />
        <PaymentsPlot course={course} />
      </Reader>
    </ChartFigure>
  );
}

/** What is owed, in pixels of the plot. */
function balanceScale({ years, start }: LoanCourse) {
  const most = Math.max(start, ...years.map(({ balance }) => balance));
  return linearScale([0, most], [plotHeights.tall, 8], { tickCount: 4, nice: true });
}

function BalancePlot({ course }: { course: LoanCourse }) {
  const { years, start, length, half } = course;
  const x = yearAxis(length);
  const y = balanceScale(course);
  const curve: Point[] = [
    [0, y(start)],
    ...years.map(({ years: at, balance }): Point => [x.scale(at), y(balance)]),
  ];
  const halfAt = half && x.scale(half / paymentsPerYear);
  return (
    <Plot label="What is still owed, by year" size="tall" x={x} y={{ scale: y, format: shortRand }}>
      <Area id="still-owed" top={curve} fill="wash" />
      <Line points={curve} />
      {half && halfAt !== undefined && (
        <>
          <Marker at={[halfAt, y(start / 2)]} drop />
          <Label
            at={[halfAt, y(start / 2)]}
            anchor="end"
            shift={[-12, 14]}
            lines={["Half repaid after", payoffTime(half)]}
          />
        </>
      )}
    </Plot>
  );
}

/** Each year's payments in two parts: what repays the loan from the ground up, the interest on top of it. */
function PaymentsPlot({ course: { years, length } }: { course: LoanCourse }) {
  const x = yearAxis(length);
  const most = Math.max(...years.map(({ interest, principal }) => interest + principal));
  const y = linearScale([0, most], [plotHeights.low, 4], { tickCount: 2, nice: true });
  // A step begins where the year before ended; the last one is repeated to reach the end.
  const edge = (of: (year: CourseYear) => number) =>
    [...years, ...years.slice(-1)].map(
      (year, index): Point => [x.scale(years[index - 1]?.years ?? 0), y(of(year))],
    );
  const principal = edge((year) => year.principal);
  const both = edge((year) => year.principal + year.interest);
  const middle = y(most / 2);
  // Low enough, the words go inside the filled part; with a high rate it is too thin for them.
  const thick = (years[Math.floor(years.length / 2)]?.principal ?? 0) > most / 4;
  return (
    <Plot
      label="Each year's payments: interest and principal"
      size="low"
      x={x}
      y={{ scale: y, format: shortRand }}
    >
      <Area id="interest-by-year" top={both} bottom={principal} fill="hatch" step />
      <Area id="principal-by-year" top={principal} fill="main" step />
      {years.some(({ interest }) => interest > 0) && (
        <Label at={[0, middle]} shift={[10, 4]} lines={["Interest"]} />
      )}
      <Label
        at={[1, y(0)]}
        anchor="end"
        shift={[-10, -8]}
        lines={["Repays the loan"]}
        tone={thick ? "onMain" : "plain"}
      />
    </Plot>
  );
}
