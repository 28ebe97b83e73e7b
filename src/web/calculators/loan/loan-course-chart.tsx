import { paymentsPerYear } from "#calculations/inputs/inputs.ts";
import { ChartFigure } from "#web/components/chart/chart-figure.tsx";
import { linearScale } from "#web/components/chart/linear-scale.ts";
import { Area, Line, Mark, type Place, Plot, plotHeights, Word } from "#web/components/chart/plot.tsx";
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
  const stops = years.map(({ year, years: at, interest, principal, balance }) => ({
    at: x.scale(at),
    name: `Year ${year}`,
    words: `${rand(balance)} still owed; paid in the year: ${rand(interest)} interest, ${rand(principal)} of the loan`,
  }));
  const begin = { at: 0, name: "Start", words: `${rand(start)} owed` };
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

function BalancePlot({ course: { years, start, length, half } }: { course: LoanCourse }) {
  const x = yearAxis(length);
  const most = Math.max(start, ...years.map(({ balance }) => balance));
  const y = linearScale([0, most], [plotHeights.tall, 8], { tickCount: 4, nice: true });
  const curve: Place[] = [
    [0, y(start)],
    ...years.map(({ years: at, balance }): Place => [x.scale(at), y(balance)]),
  ];
  const halfAt = half && x.scale(half / paymentsPerYear);
  return (
    <Plot label="What is still owed, by year" size="tall" x={x} y={{ scale: y, words: shortRand }}>
      <Area places={[[0, y(0)], ...curve, [1, y(0)]]} size="tall" fill="wash" />
      <Line places={curve} size="tall" />
      {half && halfAt !== undefined && (
        <>
          <Mark at={[halfAt, y(start / 2)]} size="tall" />
          <Word
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
  const edge = (of: (year: CourseYear) => number) =>
    years.flatMap((year, index): Place[] => {
      const from = x.scale(years[index - 1]?.years ?? 0);
      return [
        [from, y(of(year))],
        [x.scale(year.years), y(of(year))],
      ];
    });
  const principal = edge((year) => year.principal);
  const both = edge((year) => year.principal + year.interest);
  const middle = y(most / 2);
  // Low enough, the words stand inside the filled part; with a high rate it is too thin for them.
  const thick = (years[Math.floor(years.length / 2)]?.principal ?? 0) > most / 4;
  return (
    <Plot
      label="Each year's payments: interest and principal"
      size="low"
      x={x}
      y={{ scale: y, words: shortRand }}
    >
      <Area places={[...both, ...principal.toReversed()]} size="low" fill="hatch" />
      <Area places={[[0, y(0)], ...principal, [1, y(0)]]} size="low" fill="main" />
      {years.some(({ interest }) => interest > 0) && (
        <Word at={[0, middle]} shift={[10, 4]} lines={["Interest"]} />
      )}
      <Word at={[1, y(0)]} anchor="end" shift={[-10, -8]} lines={["Repays the loan"]} onMain={thick} />
    </Plot>
  );
}
