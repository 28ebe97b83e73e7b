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
};

const lineHeight = 18;

/** Names something where it is drawn, in place of a legend. */
export function Label({ at: [x, y], anchor = "start", shift = [0, 0], lines, tone = "plain" }: LabelProps) {
  const [right, down] = shift;
  return lines.map((line, index) => (
    <text
      key={line}
      className={styles[tone]}
      x={percentAcross(x)}
      y={y + down + index * lineHeight}
      dx={right}
      textAnchor={anchor}
    >
      {line}
    </text>
  ));
}
