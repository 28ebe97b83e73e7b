import styles from "./plot.module.css";
import { type Point, percentAcross } from "./point.ts";

type LabelProps = {
  at: Point;
  anchor?: "start" | "end";
  /** Pixels from the point to the first line. */
  shift?: readonly [right: number, down: number];
  /** One text a line: short lines have room on a phone. */
  lines: readonly string[];
  /** `notice` belongs to the value to look at; `onMain` is on a filled area, not on paper. */
  tone?: "plain" | "notice" | "onMain";
  /** What is behind a plain label, when that is not paper. */
  ground?: "onWash" | "onHatch";
};

/** In letters, so that the lines of a label keep their distance at every size. */
const lineHeight = 1.29;

/** Names something where it is drawn, in place of a legend. */
export function Label(props: LabelProps) {
  const { at, anchor = "start", shift = [0, 0], lines, tone = "plain", ground } = props;
  const [[x, y], [right, down]] = [at, shift];
  return lines.map((line, index) => (
    <text
      key={line}
      className={ground ? `${styles[tone]} ${styles[ground]}` : styles[tone]}
      x={percentAcross(x)}
      y={y + down}
      dx={right}
      dy={`${(index * lineHeight).toFixed(2)}em`}
      textAnchor={anchor}
    >
      {line}
    </text>
  ));
}
