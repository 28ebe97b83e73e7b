import { useId } from "react";
import styles from "./chart.module.css";
import { Hatch } from "./plot.tsx";

export type Bar = {
  name: string;
  amount: number;
  /** The amount in words. */
  value: string;
  /** `notice` is the one to look at, `soft` what it is compared with. */
  tone?: "main" | "notice" | "soft";
};

type BarsProps = { label: string; bars: readonly Bar[] };

/**
 * Amounts side by side, each bar from zero on one scale. Accessible: a list with every amount in words.
 * Drawn, not styled: server HTML carries no style attributes.
 */
export function Bars({ label, bars }: BarsProps) {
  const hatch = useId();
  const most = Math.max(...bars.map(({ amount }) => amount));
  return (
    <>
      <svg className={styles.defs} aria-hidden="true">
        <Hatch id={hatch} />
      </svg>
      <ul className={styles.bars} aria-label={label}>
        {bars.map(({ name, amount, value, tone = "main" }) => (
          <li key={name} className={`${styles.bar} ${tone === "notice" ? styles.chosen : ""}`}>
            <span className={styles.name}>{name}</span>
            <span className={`${styles.value} figures`}>{value}</span>
            <svg aria-hidden="true">
              <rect className={styles.track} width="100%" y="100%" height="1" />
              <rect
                className={styles[tone]}
                fill={tone === "soft" ? `url(#${hatch})` : undefined}
                width={`${most > 0 ? ((amount / most) * 100).toFixed(2) : 0}%`}
                height="100%"
              />
            </svg>
          </li>
        ))}
      </ul>
    </>
  );
}
