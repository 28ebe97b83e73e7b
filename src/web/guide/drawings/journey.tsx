import styles from "./journey.module.css";

type JourneyProps = {
  label: string;
  /** What happens, and when or how long it takes. */
  steps: readonly (readonly [what: string, when: string])[];
};

/** A way in order, as stops on a line: the last one is the key. */
export function Journey({ label, steps }: JourneyProps) {
  return (
    <ol className={styles.journey} aria-label={label}>
      {steps.map(([what, when], index) => (
        <li key={what}>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d={index === steps.length - 1 ? key : step} />
          </svg>
          <span className={styles.what}>{what}</span>
          <span className={styles.when}>{when}</span>
        </li>
      ))}
    </ol>
  );
}

const step = "M17 12a5 5 0 1 1-10 0 5 5 0 0 1 10 0z";
const key = "M10 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM10 12h12v4M18 12v3";
