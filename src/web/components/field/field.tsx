import type { ReactNode } from "react";
import styles from "./field.module.css";

type FieldProps = {
  id: string;
  label: string;
  hint?: ReactNode | undefined;
  /** What is wrong with the value, in words; announced with the field. */
  error?: string | undefined;
  slider?: ReactNode | undefined;
  children: ReactNode;
};

/** The ids of a field's hint and error, for the input's aria-describedby. */
export function describedBy(id: string, hint: unknown, error: unknown): string | undefined {
  const ids = [error ? `${id}-error` : "", hint ? `${id}-hint` : ""].filter(Boolean);
  return ids.length > 0 ? ids.join(" ") : undefined;
}

/**
 * Label, control and slider from top to bottom; below them the error, then the hint. With Tab the slider comes before its control:
 * digits that are typed on it are then meant for this field, and never for the one before. A page that places these parts itself
 * knows them by their `data-` names.
 */
export function Field({ id, label, hint, error, slider, children }: FieldProps) {
  return (
    <div className={styles.field} data-field="">
      {slider}
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint} data-hint="">
          {hint}
        </p>
      )}
      {slider && (
        <span className={styles.curveName} data-curve-name="" aria-hidden="true">
          {label}
        </span>
      )}
    </div>
  );
}

type UnitFrameProps = {
  before?: string | undefined;
  after?: string | undefined;
  children: ReactNode;
};

/** An input's frame with its unit inside: "R" before, "%" or "years" after. */
export function UnitFrame({ before, after, children }: UnitFrameProps) {
  return (
    <span className={styles.frame}>
      {before && (
        <span className={styles.unit} aria-hidden="true">
          {before}
        </span>
      )}
      {children}
      {after && (
        <span className={styles.unit} aria-hidden="true">
          {after}
        </span>
      )}
    </span>
  );
}

/** The class of what is wrong with a field, for a page whose script says it. */
export const errorClass = styles.error;

/** The class of the input inside a frame. */
export const inputClass = styles.input;

/** The classes of an empty date, and of the word that is shown instead. */
export const dateInWords = { input: styles.inWords!, words: styles.words! };

/** The classes of fields in rows, and of fields in the cells of a table. */
export const rowClasses = { rows: styles.rows!, cells: styles.cells! };
