import styles from "./plot.module.css";
import { type Point, percentAcross } from "./point.ts";

type LabelProps = {
  at: Point;
  anchor?: "start" | "end";
  /** Pixels from the point to the first line. */
  shift?: readonly [right: number, down: number];
  /** One text per line: short lines fit on a phone. */
  lines: readonly string[];
  /** `notice` is for the value to look at; `onMain` is on a filled area instead of the background. */
  tone?: "plain" | "notice" | "onMain";
  /** What is behind a plain label, if it is not the page's background. */
  ground?: "onWash" | "onHatch";
};

/** In em, so that the lines of a label keep their distance at every text size. */
const lineHeight = 1.29;

/** Names something where it is drawn, instead of in a legend. */
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
