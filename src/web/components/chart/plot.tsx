import { createContext, type ReactNode, useContext } from "react";
import type { LinearScale } from "./linear-scale.ts";
import styles from "./plot.module.css";
import { percentAcross, percentDown } from "./point.ts";

/** The pixels that the heights of a plot are counted in. On a phone it is so high; where there is room it is stretched. */
export const plotHeights = { tall: 200, low: 100 } as const;

const PlotHeight = createContext<number>(plotHeights.tall);

/** The height of the plot in which a part is drawn. */
export const usePlotHeight = () => useContext(PlotHeight);

/** The class of what is around a drawing's parts in no plot: a curve that is its own control. */
export const plotClass = styles.plot;

/** The class of a level line behind a drawing. */
export const gridClass = styles.grid;

type Axis = {
  scale: LinearScale;
  /** The values to be shown, when they are not all of the scale's. */
  ticks?: readonly number[];
  format: (value: number) => string;
  unit?: string;
  /** Each value names something: none may be hidden on a narrow plot. */
  named?: true;
};

type PlotProps = {
  /** What the picture shows, for screen readers. */
  label: string;
  size?: keyof typeof plotHeights;
  /** Maps to 0 to 1. Without it nothing is under the drawing. */
  x?: Axis;
  /** Maps to pixels, from the plot's height up to 0. Without it the drawing says its amounts itself. */
  y?: Axis;
  children?: ReactNode;
};

/** A drawing with two axes, both with round values. */
export function Plot({ label, size = "tall", x, y, children }: PlotProps) {
  const height = plotHeights[size];
  const down = (pixels: number) => percentDown(pixels, height);
  return (
    <div className={styles.frame}>
      <svg className={`${styles.plot} ${styles[size]}`} role="img" aria-label={label}>
        {y &&
          (y.ticks ?? y.scale.ticks).map((tick) => (
            <g key={tick}>
              <line
                className={tick === 0 ? styles.base : styles.grid}
                x1="0"
                x2="100%"
                y1={down(y.scale(tick))}
                y2={down(y.scale(tick))}
              />
              <text x="-8" y={down(y.scale(tick))} dy="0.32em" textAnchor="end">
                {y.format(tick)}
              </text>
            </g>
          ))}
        {y?.unit && (
          <text x="-8" y={down(y.scale(Math.max(...(y.ticks ?? y.scale.ticks))))} dy="1.5em" textAnchor="end">
            {y.unit}
          </text>
        )}
        <line className={styles.base} x1="0" x2="100%" y1="100%" y2="100%" />
        <PlotHeight value={height}>{children}</PlotHeight>
        {x && <HorizontalAxis {...x} />}
      </svg>
    </div>
  );
}

/** The values under a plot, with the axis's name at the edge of the picture. */
function HorizontalAxis({ scale, ticks = scale.ticks, format, unit, named }: Axis) {
  return (
    <>
      {unit && (
        <text className={styles.unit} x="0" y="100%" dy="1.57em">
          {unit}
        </text>
      )}
      {ticks.map((tick, index, { length }) => (
        <text
          key={tick}
          className={!named && isSpare(index, length) ? styles.spare : undefined}
          x={percentAcross(scale(tick))}
          y="100%"
          dy="1.57em"
          textAnchor={anchor(scale(tick))}
        >
          {format(tick)}
        </text>
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
