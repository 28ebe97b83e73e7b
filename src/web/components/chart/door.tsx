import type { ComponentProps } from "react";
import { Label } from "./label.tsx";
import styles from "./plot.module.css";
import { usePlotHeight } from "./plot.tsx";
import { type Point, percentAcross, percentDown } from "./point.ts";

/** The clay door of the house: it stands where something becomes yours, at an edge of the picture inside it. */
export function Door({ at: [x, y], movable = false }: { at: Point; movable?: boolean }) {
  const left = movable ? leftOfMovable(x) : x > 0.94 ? -32 : x < 0.06 ? 0 : -16;
  return (
    <svg
      className={styles.door}
      x={percentAcross(x)}
      y={percentDown(y, usePlotHeight())}
      overflow="visible"
      aria-hidden="true"
    >
      <path d={`M${left} 0v-52h32V0`} />
      <circle cx={left + 24} cy="-24" r="2.5" />
      {movable && (
        <g className={styles.thumb} transform={`translate(${left + 16} -25)`}>
          <circle className={styles.ring} data-ring="" r="17" />
          <circle r="13" />
          <path d="M-4-4l-4 4 4 4M4-4l4 4-4 4" />
        </g>
      )}
    </svg>
  );
}

/** Like a slider's thumb it stays inside both ends: from its place it lies as far to the left as that is along the way. */
const leftOfMovable = (x: number) => -32 * x;

type MovableDoorProps = { at: Point; says: string; ground?: ComponentProps<typeof Label>["ground"] };

/** A door that can be moved, with a thumb on it; over it is what it takes to have it there: clear of a line before it. */
export function MovableDoor({ at, says, ground }: MovableDoorProps) {
  const [x] = at;
  const side = x > 0.7 ? "end" : x < 0.45 ? "start" : "middle";
  // Past the middle, where a slope comes down to the door from the left.
  const edge = { start: 0, middle: 24, end: 32 }[side];
  return (
    <>
      <Door at={at} movable />
      <Label
        at={at}
        anchor={side}
        shift={[leftOfMovable(x) + edge, -64]}
        lines={[says]}
        tone="notice"
        {...(ground && { ground })}
      />
    </>
  );
}
