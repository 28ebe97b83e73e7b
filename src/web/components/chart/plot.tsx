import type { ReactNode } from "react";
import { useId } from "react";
import styles from "./chart.module.css";
import type { LinearScale } from "./linear-scale.ts";

/** What a plot is drawn on, in pixels; chart.module.css adds the room for the horizontal axis. */
export const plotHeights = { tall: 220, low: 100 } as const;

export type PlotSize = keyof typeof plotHeights;

/** Horizontal places are shares of the width, so that one drawing fits every screen. */
const acrossText = (share: number) => `${(share * 100).toFixed(2)}%`;

/** A value at an edge stays inside it, clear of the axis's name and of the paper's end. */
function anchor(share: number): "start" | "middle" | "end" {
  if (share < 0.03) return "start";
  return share > 0.97 ? "end" : "middle";
}

type Axis = { scale: LinearScale; words: (value: number) => string; unit?: string };

type PlotProps = { label: string; size: PlotSize; x: Axis; y: Axis; children: ReactNode };

/** A drawing with a horizontal axis over 0 to 1 and a vertical one in pixels, both with round values. */
export function Plot({ label, size, x, y, children }: PlotProps) {
  const height = plotHeights[size];
  return (
    <svg className={`${styles.plot} ${styles[size]}`} role="img" aria-label={label}>
      {y.scale.ticks.map((tick) => (
        <g key={tick}>
          <line
            className={tick === 0 ? styles.base : styles.grid}
            x1="0"
            x2="100%"
            y1={y.scale(tick)}
            y2={y.scale(tick)}
          />
          <text x="-8" y={y.scale(tick)} dy="0.32em" textAnchor="end">
            {y.words(tick)}
          </text>
        </g>
      ))}
      {children}
      {x.unit && (
        <text x="-8" y={height + 22} textAnchor="end">
          {x.unit}
        </text>
      )}
      {x.scale.ticks.map((tick) => (
        <text key={tick} x={acrossText(x.scale(tick))} y={height + 22} textAnchor={anchor(x.scale(tick))}>
          {x.words(tick)}
        </text>
      ))}
    </svg>
  );
}

/** A place in a plot: a share of the width, a height in pixels. */
export type Place = readonly [across: number, down: number];

type LineProps = { places: readonly Place[]; size: PlotSize; dashed?: boolean };

export function Line({ places, size, dashed = false }: LineProps) {
  const path = places.map(([x, y]) => `${(x * 1000).toFixed(1)} ${y.toFixed(1)}`).join("L");
  return (
    <svg
      className={styles.stretched}
      viewBox={`0 0 1000 ${plotHeights[size]}`}
      width="100%"
      height={plotHeights[size]}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        className={dashed ? styles.dashed : styles.line}
        d={`M${path}`}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

export type Fill = "main" | "wash" | "hatch";

type AreaProps = { places: readonly Place[]; size: PlotSize; fill: Fill };

/** A closed shape. It is cut out of an unstretched sheet, so that a pattern keeps its angle. */
export function Area({ places, size, fill }: AreaProps) {
  const id = useId();
  const height = plotHeights[size];
  const path = places.map(([x, y]) => `${x.toFixed(4)} ${(y / height).toFixed(4)}`).join("L");
  return (
    <>
      <clipPath id={`${id}-cut`} clipPathUnits="objectBoundingBox">
        <path d={`M${path}Z`} />
      </clipPath>
      {fill === "hatch" && <Hatch id={`${id}-hatch`} />}
      <rect
        className={fill === "hatch" ? undefined : styles[fill]}
        fill={fill === "hatch" ? `url(#${id}-hatch)` : undefined}
        width="100%"
        height={height}
        clipPath={`url(#${id}-cut)`}
      />
    </>
  );
}

/** Slanting lines: told from a plain fill without any colour. */
export function Hatch({ id }: { id: string }) {
  return (
    <pattern id={id} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect className={styles.hatchGround} width="7" height="7" />
      <line className={styles.hatchLine} x1="0" x2="0" y1="0" y2="7" />
    </pattern>
  );
}

type WordProps = {
  at: Place;
  anchor?: "start" | "end";
  /** Pixels from the place to the first line. */
  shift?: Place;
  /** One text a line: short lines have room on a phone. */
  lines: readonly string[];
  /** Stands on a filled area, not on paper. */
  onMain?: boolean;
};

const lineHeight = 18;

/** A label beside what it names, in place of a legend. */
export function Word({
  at: [x, y],
  anchor = "start",
  shift: [right, down] = [0, 0],
  lines,
  onMain,
}: WordProps) {
  return lines.map((line, index) => (
    <text
      key={line}
      className={onMain ? styles.onLeaf : `${styles.word} ${styles.rimmed}`}
      x={acrossText(x)}
      y={y + down + index * lineHeight}
      dx={right}
      textAnchor={anchor}
    >
      {line}
    </text>
  ));
}

/** The one value that a picture points at, with a line down to its place on the axis. */
export function Mark({ at: [x, y], size }: { at: Place; size: PlotSize }) {
  const across = acrossText(x);
  return (
    <>
      <line className={styles.drop} x1={across} x2={across} y1={plotHeights[size]} y2={y} />
      <circle className={styles.mark} cx={across} cy={y} r="6" />
    </>
  );
}
