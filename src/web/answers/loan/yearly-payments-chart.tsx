import { Area } from "#web/components/chart/area.tsx";
import { ChartFigure } from "#web/components/chart/chart-figure.tsx";
import { Label } from "#web/components/chart/label.tsx";
import { linearScale } from "#web/components/chart/linear-scale.ts";
import { Plot, plotHeights } from "#web/components/chart/plot.tsx";
import type { Point } from "#web/components/chart/point.ts";
import { Reader } from "#web/components/chart/reader.tsx";
import { ReadingLine } from "#web/components/chart/reading-line.tsx";
import { yearAxis } from "#web/components/chart/year-axis.ts";
import { rand, shortRand } from "#web/format/rand.ts";
import { type CourseYear, type LoanCourse, yearlyPaymentsSentence } from "./loan-course.ts";

type YearlyPaymentsChartProps = {
  course: LoanCourse;
  /** The year that is being read, from 1. */
  onYear: (year: number) => void;
};

/** What each year's payments pay. */
export function YearlyPaymentsChart({ course, onYear }: YearlyPaymentsChartProps) {
  const x = yearAxis(course.length);
  const y = paymentScale(course);
  const stops = course.years.map(({ year, years, interest, principal }) => ({
    at: x.scale(years),
    heights: [y(principal)],
    name: `Year ${year}`,
    words: `${rand(interest)} interest, ${rand(principal)} repays the loan`,
  }));
  return (
    <ChartFigure title="What each year’s payments pay" caption={yearlyPaymentsSentence(course)}>
      <Reader label="Read what each year pays" stops={stops} start={0} onRead={(stop) => onYear(stop + 1)}>
        <PaymentsPlot course={course} />
      </Reader>
    </ChartFigure>
  );
}

/** What a year pays, in pixels of the plot. */
function paymentScale({ years }: LoanCourse) {
  const most = Math.max(...years.map(({ interest, principal }) => interest + principal));
  return linearScale([0, most], [plotHeights.low, 4], { tickCount: 2 });
}

/** Each year's payments in two parts: what repays the loan from the ground up, the interest on top of it. */
function PaymentsPlot({ course }: { course: LoanCourse }) {
  const { years, length } = course;
  const x = yearAxis(length);
  const most = Math.max(...years.map(({ interest, principal }) => interest + principal));
  const y = paymentScale(course);
  // A step begins where the year before ended; the last one is repeated to reach the end.
  const edge = (of: (year: CourseYear) => number) =>
    [...years, ...years.slice(-1)].map(
      (year, index): Point => [x.scale(years[index - 1]?.years ?? 0), y(of(year))],
    );
  const principal = edge((year) => year.principal);
  const both = edge((year) => year.principal + year.interest);
  // The words go inside the filled part where it is high enough from their start to the end, else above it.
  const wordsStart = 0.58;
  const there = years[Math.floor(years.length * wordsStart)]?.principal ?? 0;
  const thick = there > most * 0.24;
  return (
    <Plot
      label="Each year's payments: interest and principal"
      size="low"
      x={x}
      y={{ scale: y, format: shortRand, unit: "a year" }}
    >
      <Area id="interest-by-year" top={both} bottom={principal} fill="hatch" step />
      <Area id="principal-by-year" top={principal} fill="main" step />
      <ReadingLine />
      {years.some(({ interest }) => interest > 0) && (
        <Label at={[0, y(most)]} shift={[10, 24]} lines={["Interest"]} ground="onHatch" />
      )}
      {thick ? (
        <Label at={[1, y(0)]} anchor="end" shift={[-10, -8]} lines={["Repays the loan"]} tone="onMain" />
      ) : (
        <Label
          at={[wordsStart, y(there)]}
          anchor="end"
          shift={[0, -8]}
          lines={["Repays the loan"]}
          ground="onHatch"
        />
      )}
    </Plot>
  );
}
