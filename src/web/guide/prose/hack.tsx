import type { ReactNode } from "react";
import { Fold } from "./fold.tsx";
import styles from "./hack.module.css";

type HacksProps = {
  title: string;
  /** What the ways are, where a phone has them folded; those that save most are not. */
  fold?: string;
  children: ReactNode;
};

/** Ways to pay less whose savings are of about the same size, a line each. */
export function Hacks({ title, fold, children }: HacksProps) {
  const list = <div className={styles.list}>{children}</div>;
  return (
    <section className={`${styles.hacks} ${fold ? "" : styles.most}`}>
      <h3>{title}</h3>
      {fold ? (
        <Fold title={fold} specified>
          {list}
        </Fold>
      ) : (
        list
      )}
    </section>
  );
}

type HackProps = { title: string; savings: string; children: ReactNode };

/** One way to pay less, with an example of what it saves. */
export function Hack({ title, savings, children }: HackProps) {
  return (
    <div className={styles.hack}>
      <h4>{title}</h4>
      <p className={styles.savings}>
        <span className="visually-hidden">Savings example: </span>
        {savings}
      </p>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
