import { createContext, useContext } from "react";
import styles from "./plot.module.css";
import { usePlotHeight } from "./plot.tsx";
import { type Point, percentAcross, percentDown } from "./point.ts";

/** Where the reader is, at the highest of the curves there; undefined until it is used. */
export const ReadingPlace = createContext<Point | undefined>(undefined);

/** The reader's line, from the highest curve to the ground: what is written over the curves stays clear of it. */
export function ReadingLine() {
  const at = useContext(ReadingPlace);
  const height = usePlotHeight();
  if (at === undefined) return null;
  const across = percentAcross(at[0]);
  const down = percentDown(at[1], height);
  return <line className={styles.reading} x1={across} x2={across} y1={down} y2="100%" />;
}
