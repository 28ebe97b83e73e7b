import { type ReactNode, useEffect, useRef } from "react";
import styles from "./answer-layout.module.css";

type AnswerLayoutProps = {
  title: string;
  /** The fields. */
  inputs: ReactNode;
  /** The figure that one came for; stays in view while one types. */
  answer: ReactNode;
  /** More pictures and tables, under both. */
  children?: ReactNode;
};

/** One calm column of inputs, the answer with its picture beside it, all else below. */
export function AnswerLayout({ title, inputs, answer, children }: AnswerLayoutProps) {
  const form = useRef<HTMLFormElement>(null);
  // The answer asks for a correction: after a reload, or from a link, the wrong field may be in a part that is closed.
  useEffect(() => {
    for (const wrong of form.current?.querySelectorAll("details [aria-invalid=true]") ?? [])
      wrong.closest("details")?.setAttribute("open", "");
  });
  return (
    <>
      <section className={styles.layout} aria-label={title}>
        <h2 className={styles.title}>{title}</h2>
        <form
          ref={form}
          className={styles.inputs}
          autoComplete="off"
          onSubmit={(event) => event.preventDefault()}
        >
          {inputs}
        </form>
        <div className={styles.answer}>{answer}</div>
      </section>
      {children}
    </>
  );
}
