import type { ReactNode } from "react";
import { BetterRatesBanner } from "./better-rates-banner.tsx";
import styles from "./calculator-layout.module.css";

type CalculatorLayoutProps = {
  title: string;
  /** The fields. */
  inputs: ReactNode;
  /** The figure that one came for; stays in view while one types. */
  answer: ReactNode;
  /** Whether the banner for better rates is on the page. */
  banner?: boolean;
  /** More pictures and tables, under both. */
  children?: ReactNode;
};

/** One calm column of inputs, the answer with its picture beside it, all else below; the banner comes last. */
export function CalculatorLayout({ title, inputs, answer, banner = true, children }: CalculatorLayoutProps) {
  return (
    <>
      <section className={styles.layout} aria-label={title}>
        <h2 className={styles.title}>{title}</h2>
        <form className={styles.inputs} autoComplete="off" onSubmit={(event) => event.preventDefault()}>
          {inputs}
        </form>
        <div className={styles.answer}>{answer}</div>
      </section>
      {children}
      {banner && <BetterRatesBanner />}
    </>
  );
}
