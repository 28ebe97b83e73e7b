import styles from "./marked-curve.module.css";

type Point = readonly [x: number, y: number];

type MarkedCurveProps = {
  points: readonly Point[];
  /** What is said at points of the curve, and under them. */
  marks: readonly { at: Point; says: string; under: string; wideOnly?: boolean }[];
};

const [height, above] = [112, 26];

/** The answer of a part that leads, as a curve on axes from 0. The text of the part says it in words. */
export function MarkedCurve({ points, marks }: MarkedCurveProps) {
  const [right, top] = [0, 1].map((axis) => Math.max(...points.map((point) => point[axis]!))) as [
    number,
    number,
  ];
  const x = (value: number) => Math.round((1_000 * value) / right) / 10;
  const y = (value: number) => Math.round(above + (height - above) * (1 - value / top));
  const line = points.map((point) => `${x(point[0])} ${y(point[1])}`).join("L");
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
      {marks.map(({ at, says, under, wideOnly }, index) => {
        const place = x(at[0]);
        // A curve that falls to its end passes over what is said there.
        const raised = index > 0 && at[1] < marks[0]!.at[1] ? 24 : 9;
        return (
          <g
            key={under}
            className={wideOnly ? styles.wideOnly : undefined}
            textAnchor={place > 85 ? "end" : place < 18 ? "start" : "middle"}
          >
            <circle cx={`${place}%`} cy={y(at[1])} r="4" />
            <text x={`${place}%`} y={y(at[1]) - raised}>
              {says}
            </text>
            <text className={styles.under} x={`${place}%`} y={height + 19}>
              {under}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
