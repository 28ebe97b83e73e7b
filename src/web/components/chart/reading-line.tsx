import { createContext, type ReactNode, useContext } from "react";
import styles from "./plot.module.css";
import { usePlotHeight } from "./plot.tsx";
import { type Point, percentAcross, percentDown } from "./point.ts";

/** A line down from a reader or a thumb, which a picture draws over its curves and behind its words; nothing where there is none. */
export const LineDown = createContext<ReactNode>(null);

export const LineBehindWords = () => useContext(LineDown);

/** The reader's line, from the highest curve to the ground. */
export function ReadingLine({ at }: { at: Point }) {
  const height = usePlotHeight();
  const across = percentAcross(at[0]);
  const down = percentDown(at[1], height);
  return <line className={styles.reading} x1={across} x2={across} y1={down} y2="100%" />;
}
