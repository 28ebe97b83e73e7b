import { primeRateNow } from "#calculations/figures/newer-figures.ts";
import { usePageOfAnswer } from "#web/answer-page/page-of-answer.ts";
import { percentAcross } from "#web/components/chart/point.ts";
import type { UnderCurveProps } from "#web/components/curve-control/curve-control.tsx";
import { counted } from "#web/format/payoff-time.ts";
import { ratePercent } from "#web/format/percent.ts";
import { primeMonths, primeSince } from "../prime-history.ts";
import styles from "./prime-columns.module.css";

/** Half the width of a column, in points: they are a quarter of a point apart. */
const half = 0.09;

/** For how long prime really was at each rate to which a change leads: the longer, the higher. */
export function PrimeColumns({ min, max, value }: UnderCurveProps) {
  const { figures, today } = usePageOfAnswer();
  const { rate: prime } = primeRateNow(figures);
  const chosen = Number((prime + value).toFixed(3));
  const stood = primeMonths(figures, today);
  const months = stood.find(({ rate }) => rate === chosen)?.months;
  const across = (change: number) => percentAcross((change - min) / (max - min));
  const inside = stood.filter(({ rate }) => rate - prime >= min && rate - prime <= max);
  const most = Math.max(...inside.map((each) => each.months));
  const longest = inside.find((each) => each.months === most);
  return (
    <div className={styles.strip} data-strip="">
      <svg className={styles.columns} aria-hidden="true">
        {inside.map((each) => (
          <rect
            key={each.rate}
            className={each.rate === chosen ? styles.chosen : styles.column}
            x={across(each.rate - prime - half)}
            width={percentAcross((2 * half) / (max - min))}
            y={percentAcross(1 - each.months / most)}
            height={percentAcross(each.months / most)}
          />
        ))}
        {longest && (
          <text x={across(longest.rate - prime + half)} dx="6" dy="0.8em">
            {counted(most, "month")}
          </text>
        )}
        <line className={styles.base} x2="100%" y1="100%" y2="100%" />
        <line
          className={styles.here}
          x1={across(value - half)}
          x2={across(value + half)}
          y1="100%"
          y2="100%"
        />
      </svg>
      <p className={styles.words}>
        Since {primeSince} prime was{" "}
        <strong>
          {months
            ? `at ${ratePercent(chosen)} for ${counted(months, "month")}`
            : `never at ${ratePercent(chosen)}`}
        </strong>
        .
      </p>
    </div>
  );
}
