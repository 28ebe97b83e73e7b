import type { ReactNode } from "react";
import { Fold } from "./fold.tsx";
import styles from "./process-step.module.css";

type ProcessStepProps = { step: number; title: string; duration: string; children: ReactNode };

/** One numbered step of the loan process with how long it takes. */
export function ProcessStep({ step, title, duration, children }: ProcessStepProps) {
  return (
    <div className={styles.step}>
      <p className={styles.number} aria-hidden="true">
        {step}
      </p>
      <div className={styles.head}>
        <h3>
          <span className="visually-hidden">Step {step}: </span>
          {title}
        </h3>
        <p className={styles.duration}>
          <span className="visually-hidden">Usual time: </span>
          {duration}
        </p>
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  );
}

/** What experience adds to a step. */
export function ProTips({ children }: { children: ReactNode }) {
  return (
    <Fold title="Pro Tips">
      <div className={styles.tips}>
        <h4>Pro Tips</h4>
        {children}
      </div>
    </Fold>
  );
}
