import type { ReactNode } from "react";
import { Fold } from "./fold.tsx";
import styles from "./hack.module.css";

type HacksProps = { title: string; rank: "large" | "medium" | "small"; children: ReactNode };

/** Ways to pay less whose savings are of about the same size: the larger, the more room each has. */
export function Hacks({ title, rank, children }: HacksProps) {
  const list = <div className={styles.list}>{children}</div>;
  return (
    <section className={`${styles.hacks} ${styles[rank]}`}>
      <h3>{title}</h3>
      {rank === "large" ? list : <Fold title="Show these ways">{list}</Fold>}
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
        <span className={styles.label}>Savings example</span> {savings}
      </p>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
