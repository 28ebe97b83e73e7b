import { useMemo, useState } from "react";
import type { LoanResult } from "#calculations/loan/loan.ts";
import { Part } from "#web/components/part/part.tsx";
import { FirstInstalment } from "./first-instalment.tsx";
import { loanCourse } from "./loan-course.ts";
import { BalancePlot, LoanCourseChart } from "./loan-course-chart.tsx";
import styles from "./loan-pictures.module.css";
import { YearlyPaymentsChart } from "./yearly-payments-chart.tsx";

type LoanPictureProps = { result: LoanResult };

function useLoanCourse(result: LoanResult) {
  return useMemo(() => loanCourse(result), [result]);
}

/** The picture of the answer: how the loan goes down. */
export function LoanCoursePicture({ result, kept }: LoanPictureProps & { kept?: LoanResult | undefined }) {
  const course = useLoanCourse(result);
  const before = useMemo(() => kept && loanCourse(kept), [kept]);
  return course.years.length > 0 && <LoanCourseChart course={course} kept={before} />;
}

/** The drawing of it alone, without what is kept to compare with. */
export function LoanCourseDrawing({ result }: LoanPictureProps) {
  return <BalancePlot course={useLoanCourse(result)} kept={undefined} />;
}

/** For those who would rather look: what the payments pay, year by year and in the first instalment. */
export function PaymentPictures({ result }: LoanPictureProps) {
  const course = useLoanCourse(result);
  const [year, setYear] = useState(0);
  if (course.years.length === 0) return null;
  return (
    <Part title="Interest and repayment">
      <div className={styles.pair}>
        <YearlyPaymentsChart course={course} onYear={setYear} />
        <FirstInstalment result={result} year={course.years[Math.min(year, course.years.length) - 1]} />
      </div>
    </Part>
  );
}
