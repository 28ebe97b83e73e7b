import { range } from "d3-array";
import type { LoanResult } from "#calculations/loan/loan.ts";
import { ChartFigure } from "#web/components/chart/chart-figure.tsx";
import { rand } from "#web/format/rand.ts";
import { type CourseYear, centsOfRand } from "./loan-course.ts";
import styles from "./loan-pictures.module.css";

const rows = 5;
const step = 20;

/** Some of the hundred cents as dots, column by column. */
function Dots({ from, to, className }: { from: number; to: number; className: string | undefined }) {
  return (
    <g className={className}>
      {range(from, to).map((cent) => (
        <circle
          key={cent}
          cx={Math.floor(cent / rows) * step + step / 2}
          cy={(cent % rows) * step + step / 2}
          r="6.5"
        />
      ))}
    </g>
  );
}

type FirstInstalmentProps = {
  result: LoanResult;
  /** The year that is being read in the picture of the course: its payments in place of the first one. */
  year?: CourseYear | undefined;
};

/** Where each rand of the first instalment goes: a hundred cents, hollow for interest, filled for the loan. */
export function FirstInstalment({ result, year }: FirstInstalmentProps) {
  const first = result.schedule.find(({ paymentNumber }) => paymentNumber === 1);
  if (!first) return null;
  const { interest, principal } = year ?? first;
  const { interestCents, principalCents } = centsOfRand({ interest, payment: interest + principal });
  return (
    <ChartFigure
      title={year ? `Each rand paid in year ${year.year}` : "Each rand of the first instalment"}
      caption={`Of each rand you pay in ${year ? `year ${year.year}` : "the first month"}, ${interestCents} cents pay interest and ${principalCents} cents repay the loan.`}
    >
      <svg className={styles.cents} viewBox="0 0 400 100" aria-hidden="true">
        <Dots from={0} to={interestCents} className={styles.interest} />
        <Dots from={interestCents} to={100} className={styles.principal} />
      </svg>
      <dl className={`${styles.parts} figures`}>
        <div>
          <dt>Interest</dt>
          <dd>{rand(interest)}</dd>
        </div>
        <div>
          <dt>Repays the loan</dt>
          <dd>{rand(principal)}</dd>
        </div>
      </dl>
    </ChartFigure>
  );
}
