import type { ReactNode } from "react";
import { Disclosure } from "#web/components/disclosure/disclosure.tsx";
import styles from "./chart-figure.module.css";

type ChartFigureProps = {
  title?: string;
  /** What the picture shows, in a sentence with its figures; a list of bars can do without. */
  caption?: string;
  /** Whether an axis has values under zero: said here, so that it keeps room for the minus sign from the first paint. */
  belowZero?: boolean;
  /** The table behind the picture. */
  table?: ReactNode;
  children: ReactNode;
};

/** A picture with its title, the sentence that says what it shows, and its figures as a table. */
export function ChartFigure({ title, caption, belowZero, table, children }: ChartFigureProps) {
  return (
    <figure className={belowZero ? `${styles.figure} ${styles.belowZero}` : styles.figure}>
      {title && <h3 className={styles.title}>{title}</h3>}
      {children}
      {caption && <figcaption>{caption}</figcaption>}
      {table && (
        <Disclosure quiet printed="nothing" summary="The figures as a table">
          {table}
        </Disclosure>
      )}
    </figure>
  );
}
