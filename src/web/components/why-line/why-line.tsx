import type { ReactNode } from "react";
import { Disclosure } from "#web/components/disclosure/disclosure.tsx";
import styles from "./why-line.module.css";

type WhyLineProps = {
  line: ReactNode;
  /** Without a reason it is only the line. */
  children?: ReactNode;
};

/** A quiet line under an answer; its reason opens under it. */
export function WhyLine({ line, children }: WhyLineProps) {
  if (!children) return <p className={styles.line}>{line}</p>;
  const summary = (
    <>
      {line} <span className={styles.why}>Why?</span>
    </>
  );
  return (
    <div className={styles.line}>
      <Disclosure quiet summary={summary}>
        {children}
      </Disclosure>
    </div>
  );
}
