import type { ReactNode } from "react";
import { Disclosure } from "#web/components/disclosure/disclosure.tsx";
import styles from "./chart-figure.module.css";

type ChartFigureProps = {
  title?: string;
  /** A sentence that says what the picture shows, with its figures; a list of bars needs none. */
  caption?: string;
  /** Whether an axis has negative values: then it keeps room for the minus sign from the first paint. */
  belowZero?: boolean;
  /** The table behind the picture. */
  table?: ReactNode;
  children: ReactNode;
};

/** A picture with its title, a caption in words, and its figures as a table. */
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
