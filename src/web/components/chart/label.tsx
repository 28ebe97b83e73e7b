import styles from "./plot.module.css";
import { usePlotHeight } from "./plot.tsx";
import { type Point, percentAcross, percentDown } from "./point.ts";

type LabelProps = {
  at: Point;
  anchor?: "start" | "middle" | "end";
  /** Pixels from the point to the first line, or to the last one of a label that is `above` its point. */
  shift?: readonly [right: number, down: number];
  above?: boolean;
  /** One text per line: short lines fit on a phone. */
  lines: readonly string[];
  /** `notice` is for the value to look at, `place` names a part of the picture, `onMain` is on a filled area. */
  tone?: "plain" | "quiet" | "place" | "notice" | "onMain";
  /** What is behind a label, if it is not the page's background. */
  ground?: "onWash" | "onSand" | "onHatch" | "onLeaf";
};

/** In em, so that the lines of a label keep their distance at every text size. */
const lineHeight = 1.29;

/** Names something where it is drawn, instead of in a legend. The place is a sheet's corner, so that shifts stay in pixels. */
export function Label(props: LabelProps) {
  const { at, anchor = "start", shift = [0, 0], above = false, lines, tone = "plain", ground } = props;
  const [[x, y], [right, down]] = [at, shift];
  const first = above ? 1 - lines.length : 0;
  return (
    <svg x={percentAcross(x)} y={percentDown(y, usePlotHeight())} overflow="visible" aria-hidden="true">
      {lines.map((line, index) => (
        <text
          key={line}
          className={ground ? `${styles[tone]} ${styles[ground]}` : styles[tone]}
          x={right}
          y={down}
          dy={`${((first + index) * lineHeight).toFixed(2)}em`}
          textAnchor={anchor}
        >
          {line}
        </text>
      ))}
    </svg>
  );
}
