import type { LoanResult } from "#calculations/loan/loan.ts";
import { ChartFigure } from "#web/components/chart/chart-figure.tsx";
import { rand } from "#web/format/rand.ts";
import { firstRand } from "./loan-course.ts";
import styles from "./loan-pictures.module.css";

const rows = 5;
const step = 20;

/** The dots of some of the hundred cents, column by column; a round stroke of no length is a dot. */
function dots(from: number, to: number): string {
  let path = "";
  for (let cent = from; cent < to; cent++) {
    path += `M${Math.floor(cent / rows) * step + step / 2} ${(cent % rows) * step + step / 2}h0`;
  }
  return path;
}

/** Where each rand of the first instalment goes: a hundred cents, hollow for interest, filled for the loan. */
export function FirstInstalment({ result }: { result: LoanResult }) {
  const { interestCents, principalCents } = firstRand(result);
  const first = result.schedule.find(({ paymentNumber }) => paymentNumber === 1);
  if (!first) return null;
  const interest = dots(0, interestCents);
  return (
    <ChartFigure
      title="Each rand of the first instalment"
      caption={`Of each rand that you pay in the first month, ${interestCents} cents pay interest and ${principalCents} cents repay the loan.`}
    >
      <svg className={styles.cents} viewBox="0 0 400 100" aria-hidden="true">
        <path className={styles.interest} d={interest} />
        <path className={styles.hollow} d={interest} />
        <path className={styles.principal} d={dots(interestCents, 100)} />
      </svg>
      <dl className={`${styles.parts} figures`}>
        <div>
          <dt>Interest</dt>
          <dd>{rand(first.interest)}</dd>
        </div>
        <div>
          <dt>Repays the loan</dt>
          <dd>{rand(first.principal)}</dd>
        </div>
      </dl>
    </ChartFigure>
  );
}
