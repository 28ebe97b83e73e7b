import type { SensitivityRow } from "#calculations/rate-sensitivity/rate-sensitivity.ts";
import { linearScale } from "#web/components/chart/linear-scale.ts";
import { percent, ratePercent } from "#web/format/percent.ts";
import { rand, shortRand } from "#web/format/rand.ts";
import styles from "./sensitivity-chart.module.css";

/** A phone gets a drawing of its own: the wide one would shrink its words away. */
const shapes = {
  wide: { width: 720, height: 320, top: 24, right: 24, bottom: 40, left: 64, rateTicks: 8 },
  narrow: { width: 340, height: 280, top: 20, right: 14, bottom: 36, left: 48, rateTicks: 5 },
};

export type ChartShape = keyof typeof shapes;

/** Room that the label needs to stand to the left of its mark, above the rising line. */
const labelRoom = 170;

type Rows = { rows: readonly SensitivityRow[] };

/** Instalment against rate, today's rate marked. Colours come from CSS classes, so it follows the scheme. */
export function SensitivityChart({ rows }: Rows) {
  const base = rows.find((row) => row.rateChange === 0);
  const [lowest, highest] = [rows[0], rows.at(-1)];
  if (!base || !lowest || !highest) return null;
  return (
    <figure className={styles.figure}>
      <div className={styles.wide}>
        <SensitivityDrawing rows={rows} shape="wide" />
      </div>
      <div className={styles.narrow}>
        <SensitivityDrawing rows={rows} shape="narrow" />
      </div>
      <figcaption>
        At {percent(base.rate, 2)} you pay {rand(base.monthlyPayment)} a month; between{" "}
        {percent(lowest.rate, 2)} and {percent(highest.rate, 2)} it runs from {rand(lowest.monthlyPayment)} to{" "}
        {rand(highest.monthlyPayment)}. The table below has every step.
      </figcaption>
    </figure>
  );
}

/** The drawing alone, for the page and for the exported picture. */
export function SensitivityDrawing({ rows, shape }: Rows & { shape: ChartShape }) {
  const { width, height, top, right, bottom, left, rateTicks } = shapes[shape];
  const base = rows.find((row) => row.rateChange === 0) ?? rows[0];
  const [first, last] = [rows[0], rows.at(-1)];
  if (!base || !first || !last) return null;
  const x = linearScale([first.rate, last.rate], [left, width - right], { tickCount: rateTicks });
  const y = linearScale([0, last.monthlyPayment], [height - bottom, top], { tickCount: 5, nice: true });
  const baseX = x(base.rate);
  const baseY = y(base.monthlyPayment);
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label="Monthly payment by interest rate"
    >
      {y.ticks.map((tick) => (
        <g key={tick}>
          <line className={styles.grid} x1={left} x2={width - right} y1={y(tick)} y2={y(tick)} />
          <text className={styles.tick} x={left - 8} y={y(tick)} dy="0.32em" textAnchor="end">
            {shortRand(tick)}
          </text>
        </g>
      ))}
      {x.ticks.map((tick) => (
        <text key={tick} className={styles.tick} x={x(tick)} y={height - bottom + 24} textAnchor="middle">
          {ratePercent(tick)}
        </text>
      ))}
      <line className={styles.today} x1={baseX} x2={baseX} y1={height - bottom} y2={baseY} />
      <polyline
        className={styles.line}
        points={rows.map((row) => `${x(row.rate)},${y(row.monthlyPayment)}`).join(" ")}
      />
      {rows.map((row) => (
        <circle key={row.rate} className={styles.point} cx={x(row.rate)} cy={y(row.monthlyPayment)} r={3}>
          <title>{`${percent(row.rate, 2)}: ${rand(row.monthlyPayment)}`}</title>
        </circle>
      ))}
      <circle className={styles.mark} cx={baseX} cy={baseY} r={6} />
      <text className={styles.label} {...labelPlace(baseX, baseY, left)}>
        {`${rand(base.monthlyPayment)} at ${percent(base.rate, 2)}`}
      </text>
    </svg>
  );
}

/** Above and left of the mark where there is room, else below and right: never on the line. */
function labelPlace(x: number, y: number, left: number) {
  return x - left > labelRoom
    ? { x: x - 8, y: y - 14, textAnchor: "end" as const }
    : { x: x + 12, y: y + 32, textAnchor: "start" as const };
}
