import { createContext, type ReactNode, useContext } from "react";
import { Disclosure } from "#web/components/disclosure/disclosure.tsx";
import styles from "./chart-figure.module.css";

/** In a letter a picture is its title and its drawing alone: nobody can read it there or open its table. */
export const DrawingAlone = createContext(false);

type ChartFigureProps = {
  title?: string;
  /** A sentence that says what the picture shows, where no reader says it. */
  caption?: string;
  /** What the vertical axis needs: room for a minus sign from the first paint, or nothing where the drawing has none. */
  axis?: "belowZero" | "none";
  /** A drawing that needs less height than others. */
  height?: "low";
  /** The table behind the picture. */
  table?: ReactNode;
  children: ReactNode;
};

/** A picture with its title, a caption in words, and its figures as a table. */
export function ChartFigure({ title, caption, axis, height, table, children }: ChartFigureProps) {
  const alone = useContext(DrawingAlone);
  const look = [styles.figure, axis && styles[axis], height && styles[height]].filter(Boolean).join(" ");
  if (alone)
    return (
      <div className={look}>
        {title && <p data-title>{title}</p>}
        {children}
      </div>
    );
  return (
    <figure className={look}>
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
