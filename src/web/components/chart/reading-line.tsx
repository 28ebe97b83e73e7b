import { createContext, useContext } from "react";
import styles from "./plot.module.css";
import { percentAcross } from "./point.ts";

/** Where the reader is, as a share of the width; undefined until it is used. */
export const ReadingPlace = createContext<number | undefined>(undefined);

/** The reader's line through a plot. Labels come after it, so that it never crosses their letters. */
export function ReadingLine() {
  const at = useContext(ReadingPlace);
  if (at === undefined) return null;
  const across = percentAcross(at);
  return <line className={styles.reading} x1={across} x2={across} y1="0" y2="100%" />;
}
