import type { ReactNode } from "react";
import styles from "./marked-curve.module.css";

type Point = readonly [x: number, y: number];

type MarkedCurveProps = {
  /** A line that only rises, or only falls. */
  points: readonly Point[];
  /** What is said at points of the curve; in clay for the reader's own. */
  marks: readonly {
    at: Point;
    says: string;
    yours?: boolean;
    /** In place of its dot. */
    thumb?: ReactNode;
  }[];
  /** Values under the curve; one without words is a tick alone. */
  ticks: readonly { at: number; says?: string; yours?: boolean }[];
};

const [height, above] = [136, 26];

/** What a part says, as a curve on axes from 0. The text of the part says it in words. */
export function MarkedCurve({ points, marks, ticks }: MarkedCurveProps) {
  const [right, top] = [0, 1].map((axis) => Math.max(1, ...points.map((point) => point[axis]!))) as [
    number,
    number,
  ];
  const x = (value: number) => Math.round((1_000 * value) / right) / 10;
  const y = (value: number) => Math.round(above + (height - above) * (1 - value / top));
  const line = points.map((point) => `${x(point[0])} ${y(point[1])}`).join("L");
  const falls = points[0]![1] > points.at(-1)![1];
  return (
    <svg className={styles.curve} height={height + 24} aria-hidden="true">
      <svg
        width="100%"
        height={height}
        viewBox={`0 0 100 ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className={styles.area} d={`M${line}V${height}H${x(points[0]![0])}z`} />
        <path className={styles.line} d={`M${line}`} vectorEffect="non-scaling-stroke" />
      </svg>
      {ticks.map(({ at, says, yours }) => (
        <g key={at} className={yours ? styles.yours : undefined} textAnchor={anchorAt(x(at))}>
          <line x1={`${x(at)}%`} x2={`${x(at)}%`} y1={height} y2={height + 5} />
          <text className={styles.under} x={`${x(at)}%`} y={height + 20}>
            {says}
          </text>
        </g>
      ))}
      {marks.map(({ at, says, yours, thumb }) => {
        const place = x(at[0]);
        // Clear of the line: above it, or where a falling one nears its end, below it.
        const before = place > (falls ? 62 : 25);
        const away = thumb ? 20 : 10;
        return (
          <g key={says} textAnchor={before ? "end" : "start"}>
            {thumb && (
              <svg x={`${place}%`} y={y(at[1])} overflow="visible" aria-hidden="true">
                {thumb}
              </svg>
            )}
            <g className={yours ? styles.yours : undefined}>
              {!thumb && <circle cx={`${place}%`} cy={y(at[1])} r={yours ? 6 : 4} />}
              <text x={`${place}%`} y={y(at[1])} dx={before ? -away : away} dy={falls && before ? 20 : -8}>
                {says}
              </text>
            </g>
          </g>
        );
      })}
    </svg>
  );
}

const anchorAt = (place: number) => (place > 85 ? "end" : place < 25 ? "start" : "middle");
