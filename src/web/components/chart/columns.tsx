import { Hatch } from "./hatch.tsx";
import { Label } from "./label.tsx";
import styles from "./plot.module.css";
import { usePlotHeight } from "./plot.tsx";
import { percentAcross, percentDown } from "./point.ts";
import { LineBehindWords } from "./reading-line.tsx";
import { middleOf } from "./stairs.tsx";

type ColumnShape = {
  /** Where its top is, in pixels of the plot. */
  top: number;
  /** What stands on it. */
  lines: readonly string[];
  /** The one that is yours is a door. */
  door?: boolean;
};

/** The share of a column's place that stays free on either side. */
const gap = 0.16;

/** How far a lintel or the roof reaches past its door, as a share of the place. */
const eaves = 0.05;

/** How high the roof is, in pixels of the plot. */
const roof = 20;

/** Amounts as doors side by side, each hatched; over the one to notice is a roof. */
export function Columns({ id, columns }: { id: string; columns: readonly ColumnShape[] }) {
  const height = usePlotHeight();
  const width = 1 / columns.length;
  return (
    <>
      <Hatch id={`${id}-hatch`} />
      {columns.map(({ top, door }, index) => (
        <g key={middleOf(index, columns.length)} className={door ? styles.door : styles.column}>
          <rect
            fill={door ? undefined : `url(#${id}-hatch)`}
            x={percentAcross((index + gap) * width)}
            width={percentAcross((1 - 2 * gap) * width)}
            y={percentDown(top, height)}
            height={percentDown(height - top, height)}
          />
          {[gap - eaves, 1 - gap + eaves].map((end) => (
            <line
              key={end}
              x1={percentAcross((index + 0.5) * width)}
              x2={percentAcross((index + end) * width)}
              y1={percentDown(door ? top - roof : top, height)}
              y2={percentDown(top, height)}
            />
          ))}
          {/* A door that is as low as its knob has none. */}
          {height - top > 8 && (
            <circle
              cx={percentAcross((index + 0.7) * width)}
              cy={percentDown((top + height) / 2, height)}
              r="3"
            />
          )}
        </g>
      ))}
      <LineBehindWords />
      {columns.map(({ top, lines, door }, index) => (
        <Label
          key={middleOf(index, columns.length)}
          at={[middleOf(index, columns.length), door ? top - roof : top]}
          anchor="middle"
          shift={[0, -9 - (lines.length - 1) * 18]}
          lines={lines}
          tone={door ? "notice" : "plain"}
        />
      ))}
    </>
  );
}
