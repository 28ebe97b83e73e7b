import { Label } from "#web/components/chart/label.tsx";
import { plotHeights } from "#web/components/chart/plot.tsx";
import { percentAcross } from "#web/components/chart/point.ts";
import { ratePercent } from "#web/format/percent.ts";
import type { primeMonths } from "../prime-history.ts";
import styles from "./prime-columns.module.css";

type PrimeColumnsProps = {
  stood: ReturnType<typeof primeMonths>;
  /** Its column is the one to notice. */
  chosen: number;
  /** Where a rate is, as a share of the width. */
  x: (rate: number) => number;
};

/** How high the highest column is, as a share of the plot. */
const highest = 0.3;

/** How much of its quarter of a point a column takes. */
const width = 0.7;

/** On the base, for how long prime stood at each rate: the longer, the higher. The lowest and the highest rate are named. */
export function PrimeColumns({ stood, chosen, x }: PrimeColumnsProps) {
  const most = Math.max(...stood.map(({ months }) => months));
  const half = (x(width / 4) - x(0)) / 2;
  const inside = stood.filter(({ rate }) => x(rate) >= 0 && x(rate) <= 1);
  return (
    <>
      {inside.map(({ rate, months }) => (
        <rect
          key={rate}
          className={rate === chosen ? styles.chosen : styles.column}
          x={percentAcross(x(rate) - half)}
          width={percentAcross(2 * half)}
          y={percentAcross(1 - (highest * months) / most)}
          height={percentAcross((highest * months) / most)}
        />
      ))}
      <line className={styles.base} x2="100%" y1="100%" y2="100%" />
      {[inside[0], inside.at(-1)].map(
        (end, index) =>
          end && (
            <Label
              key={end.rate}
              at={[x(end.rate) + (index ? half : -half), plotHeights.tall]}
              anchor={index ? "start" : "end"}
              shift={[index ? 6 : -6, -6]}
              lines={[ratePercent(end.rate)]}
              tone="quiet"
            />
          ),
      )}
    </>
  );
}
