import { useMemo } from "react";
import type { LoanResult } from "#calculations/loan/loan.ts";
import { Part } from "#web/components/part/part.tsx";
import { FirstInstalment } from "./first-instalment.tsx";
import { loanCourse } from "./loan-course.ts";
import { LoanCourseChart } from "./loan-course-chart.tsx";
import styles from "./loan-pictures.module.css";

/** The loan for those who would rather look: its course over the years, and its first instalment. */
export function LoanPictures({ result }: { result: LoanResult }) {
  const course = useMemo(() => loanCourse(result), [result]);
  if (course.years.length === 0) return null;
  return (
    <Part title="The loan over the years">
      <div className={styles.pair}>
        <LoanCourseChart course={course} />
        <FirstInstalment result={result} />
      </div>
    </Part>
  );
}
