import type { ReactNode } from "react";
import { rand } from "#web/format/rand.ts";
import styles from "./clause.module.css";

/** How a clause may read. The caption says on every one that it is nothing to sign. */
export function Wording({ children }: { children: ReactNode }) {
  return (
    <figure className={styles.wording}>
      <figcaption>An example, not a document to sign</figcaption>
      <blockquote>{children}</blockquote>
    </figure>
  );
}

/** What to look for in a clause, with what it is under it. */
export const Mark = ({ is, children }: { is: string; children: ReactNode }) => (
  <ruby>
    {children}
    <rt>{is}</rt>
  </ruby>
);

type MarkedProps = { of?: string; words: string; is: string };

/** What to look for in the clauses of a part, as they say it, in the row that opens it. */
export const Marked = ({ of, words, is }: MarkedProps) => (
  <span className={styles.marked}>
    {of} <Mark is={is}>{words}</Mark>
  </span>
);

/** The picture of the page: the clause that protects a buyer most, with the three things in it that do. */
export const ThreeWords = () => (
  <figure className={styles.sheet}>
    <p>Three things keep you safe</p>
    <blockquote>
      This sale depends on a bank granting the Buyer, <Mark is="on paper">in writing</Mark> and{" "}
      <Mark is="a date">by 31 March</Mark>, a loan of at least <Mark is="an amount">{rand(1_350_000)}</Mark>.
    </blockquote>
    <figcaption>An example, not a document to sign.</figcaption>
  </figure>
);

/** What to ask about a clause before it is signed. */
export function Ask({ children }: { children: ReactNode }) {
  return (
    <div className={styles.ask}>
      <p className={styles.title}>Ask before you sign</p>
      {children}
    </div>
  );
}
