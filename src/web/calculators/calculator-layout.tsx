import type { ComponentChildren } from "preact";
import { later } from "#web/components/later/later.tsx";
import { BetterRatesBanner } from "./better-rates-banner.tsx";
import styles from "./calculator-layout.module.css";

type CalculatorLayoutProps = {
  title: string;
  /** The fields. */
  inputs: ComponentChildren;
  /** The figure that one came for; stays in view while one types. */
  answer: ComponentChildren;
  /** Pictures and tables, under both. */
  children: ComponentChildren;
};

/** One calm column of inputs, the answer beside it, all else below. */
export function CalculatorLayout({ title, inputs, answer, children }: CalculatorLayoutProps) {
  return (
    <>
      <section className={styles.layout} aria-label={title}>
        <h2 className={styles.title}>{title}</h2>
        <Inputs>{inputs}</Inputs>
        <AnswerSide>{answer}</AnswerSide>
        <div className={styles.banner}>
          <BetterRatesBanner />
        </div>
      </section>
      {children}
    </>
  );
}

type Children = { children: ComponentChildren };

const Inputs = later(function Inputs({ children }: Children) {
  return (
    <form
      className={styles.inputs}
      onSubmit={(event) => event.preventDefault()}
      // Only the style sheet asks for it: nothing is drawn again.
      onInput={({ currentTarget }) => currentTarget.parentElement?.setAttribute("data-entered", "")}
    >
      {children}
    </form>
  );
});

const AnswerSide = later(function AnswerSide({ children }: Children) {
  return <div className={styles.answer}>{children}</div>;
});

type PartProps = {
  title: string;
  /** Calls to action and advice are of no use on paper. */
  screenOnly?: boolean;
  children: ComponentChildren;
};

/** A part under the answer with its heading. */
export const Part = later(function Part({ title, screenOnly, children }: PartProps) {
  return (
    <section className={screenOnly ? `${styles.part} ${styles.screenOnly}` : styles.part} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
});

/** Buttons and links in a row that wraps. */
export function Actions({ children }: Children) {
  return <div className={styles.actions}>{children}</div>;
}
