import type { ComponentProps } from "react";
import { Label } from "./label.tsx";
import styles from "./plot.module.css";
import { usePlotHeight } from "./plot.tsx";
import { type Point, percentAcross, percentDown } from "./point.ts";

type DoorProps = {
  at: Point;
  movable?: boolean;
  /** The height that a line leads up to, in pixels of the plot. */
  under?: number;
};

/** The clay door of the house: it stands where something becomes yours; at an edge of the picture inside it. */
export function Door({ at: [x, y], movable = false, under = y }: DoorProps) {
  // Half of it is 6 % of a phone's picture.
  const inwards = Math.max(0, 1 - x / 0.06) - Math.max(0, 1 - (1 - x) / 0.06);
  const left = 16 * (inwards - 1);
  const height = usePlotHeight();
  const [across, down] = [percentAcross(x), percentDown(y, height)];
  return (
    <>
      {under < y && (
        <line className={styles.drop} x1={across} x2={across} y1={percentDown(under, height)} y2={down} />
      )}
      <svg className={styles.door} x={across} y={down} overflow="visible" aria-hidden="true">
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
    </>
  );
}

type MovableDoorProps = {
  at: Point;
  says: string;
  ground?: ComponentProps<typeof Label>["ground"] | undefined;
};

/** A door that can be moved, with a thumb on it; over it is what it takes to have it there: clear of a line before it. */
export function MovableDoor({ at, says, ground }: MovableDoorProps) {
  const [x] = at;
  const side = x > 0.7 ? "end" : x < 0.45 ? "start" : "middle";
  // In the middle to the right, where a slope comes down to the door from the left.
  const right = { start: -16, middle: 8, end: 16 }[side];
  return (
    <>
      <Door at={at} movable />
      <Label
        at={at}
        anchor={side}
        shift={[right, -64]}
        lines={[says]}
        tone="notice"
        {...(ground && { ground })}
      />
    </>
  );
}
