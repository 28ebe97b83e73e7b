import type { ReactNode } from "react";
import { Fold } from "./fold.tsx";
import styles from "./hack.module.css";

type HacksProps = {
  title: string;
  /** Its address, where something leads to all of them. */
  id?: string;
  /** What the ways are, where a phone has them folded; those that save most are not. */
  fold?: string;
  children: ReactNode;
};

/** Ways to pay less whose savings are of about the same size, a line each. */
export function Hacks({ title, id, fold, children }: HacksProps) {
  const list = <div className={styles.list}>{children}</div>;
  return (
    <section className={`${styles.hacks} ${fold ? "" : styles.most}`}>
      <h3 id={id}>{title}</h3>
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

type HackProps = {
  title: string;
  /** Its address: a bar of the picture leads to it. */
  id?: string;
  savings: string;
  children: ReactNode;
};

/** One way to pay less, with an example of what it saves. */
export function Hack({ title, id, savings, children }: HackProps) {
  return (
    <div className={styles.hack}>
      <h4 id={id}>{title}</h4>
      <p className={styles.savings}>
        <span className="visually-hidden">Savings example: </span>
        {savings}
      </p>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
