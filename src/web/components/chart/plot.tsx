import { createContext, type ReactNode, useContext } from "react";
import type { LinearScale } from "./linear-scale.ts";
import styles from "./plot.module.css";
import { percentAcross } from "./point.ts";

/** What a plot is drawn on, in pixels; plot.module.css adds the room for the horizontal axis. */
export const plotHeights = { tall: 220, compact: 160, low: 100 } as const;

export const PlotHeight = createContext<number>(plotHeights.tall);

/** The height of the plot in which a part is drawn. */
export const usePlotHeight = () => useContext(PlotHeight);

type Axis = {
  scale: LinearScale;
  /** The values to be shown, when they are not all of the scale's. */
  ticks?: readonly number[];
  format: (value: number) => string;
  unit?: string;
};

type PlotProps = {
  /** What the picture shows, for screen readers. */
  label: string;
  size: keyof typeof plotHeights;
  /** Maps to 0 to 1. */
  x: Axis;
  /** Maps to pixels, from the plot's height up to 0. */
  y: Axis;
  children?: ReactNode;
};

/** A drawing with two axes, both with round values. */
export function Plot({ label, size, x, y, children }: PlotProps) {
  const height = plotHeights[size];
  return (
    <div className={styles.frame}>
      <svg className={`${styles.plot} ${styles[size]}`} role="img" aria-label={label}>
        {(y.ticks ?? y.scale.ticks).map((tick) => (
          <g key={tick}>
            <line
              className={tick === 0 ? styles.base : styles.grid}
              x1="0"
              x2="100%"
              y1={y.scale(tick)}
              y2={y.scale(tick)}
            />
            <text x="-8" y={y.scale(tick)} dy="0.32em" textAnchor="end">
              {y.format(tick)}
            </text>
          </g>
        ))}
        {y.unit && (
          <text x="-8" y={y.scale(Math.max(...(y.ticks ?? y.scale.ticks)))} dy="1.5em" textAnchor="end">
            {y.unit}
          </text>
        )}
        <line className={styles.base} x1="0" x2="100%" y1={height} y2={height} />
        <PlotHeight value={height}>{children}</PlotHeight>
        <HorizontalAxis {...x} height={height} />
      </svg>
    </div>
  );
}

/** The values under a plot, with the axis's name at the edge of the picture. */
function HorizontalAxis({ scale, ticks = scale.ticks, format, unit, height }: Axis & { height: number }) {
  return (
    <>
      {unit && (
        <text className={styles.unit} x="0" y={height} dy="1.57em">
          {unit}
        </text>
      )}
      {ticks.map((tick, index, { length }) => (
        <g key={tick} className={isSpare(index, length) ? styles.spare : undefined}>
          <line
            className={styles.tick}
            x1={percentAcross(scale(tick))}
            x2={percentAcross(scale(tick))}
            y1={height}
            y2={height + 6}
          />
          <text x={percentAcross(scale(tick))} y={height} dy="1.57em" textAnchor={anchor(scale(tick))}>
            {format(tick)}
          </text>
        </g>
      ))}
    </>
  );
}

/** If there are many values, every other one is hidden on a narrow plot; the last one stays. */
const isSpare = (index: number, length: number) => length > 4 && (length - index) % 2 === 0;

/** A value at an edge stays inside the picture, clear of the axis's name. */
function anchor(share: number): "start" | "middle" | "end" {
  if (share < 0.03) return "start";
  return share > 0.97 ? "end" : "middle";
}
