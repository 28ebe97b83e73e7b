import type { ReactNode } from "react";
import part from "#web/components/part-of-text/part-of-text.module.css";
import row from "../parts/row-part.module.css";
import { Fold } from "./fold.tsx";
import styles from "./process-step.module.css";

type ProcessStepProps = {
  step: number;
  title: string;
  duration: string;
  answer: string;
  children: ReactNode;
};

/** One numbered step of the loan process with how long it takes: a part of the chapter like any other. */
export function ProcessStep({ step, title, duration, answer, children }: ProcessStepProps) {
  return (
    <details className={`${part.part} ${row.row}`} data-part>
      <summary className={part.answer}>
        <h3 className={styles.title}>
          <span className="visually-hidden">Step {step}: </span>
          <span className={styles.number} aria-hidden="true">
            {step}
          </span>
          <span>{title}</span>
        </h3>
        <span className={`${part.amount} ${styles.duration}`}>
          <span className="visually-hidden">Usual time: </span>
          {duration}
        </span>
        <span className={part.sentence}>{answer}</span>
      </summary>
      {children}
    </details>
  );
}

/** What experience adds to a step. */
export function ProTips({ children }: { children: ReactNode }) {
  return (
    <Fold title="Pro Tips" specified>
      <div className={styles.tips}>
        <h4>Pro Tips</h4>
        {children}
      </div>
    </Fold>
  );
}
