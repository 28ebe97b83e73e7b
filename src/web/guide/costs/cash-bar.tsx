import { rand } from "#web/format/rand.ts";
import styles from "./cash-bar.module.css";
import type { CashPiece } from "./cash-pieces.ts";

/** The cash as a bar of five pieces, each of them the way to its part of the chapter. */
export function CashBar({ pieces }: { pieces: readonly CashPiece[] }) {
  const total = pieces.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <section className={styles.cash} aria-label="The cash, piece by piece">
      <Bar pieces={pieces} total={total} />
      <ul className={styles.pieces}>
        {pieces.map(({ name, part, amount }, place) => (
          <li key={part}>
            <a href={`#${part}`} className={styles[fills[place]!]}>
              {name} <span className="figures">{rand(amount)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** In the order of the pieces; neighbours differ in lightness as well. */
const fills = ["clay", "wash", "leaf", "soft", "dark"] as const;

/** The links of the list say it in words, so readers of the page in words or by keys pass the bar by. */
function Bar({ pieces, total }: { pieces: readonly CashPiece[]; total: number }) {
  let from = 0;
  return (
    <svg className={styles.bar} aria-hidden="true">
      {pieces.map(({ part, amount }, place) => {
        const start = from;
        from += (amount / total) * 100;
        return (
          <a key={part} href={`#${part}`} className={styles[fills[place]!]} tabIndex={-1}>
            <rect
              x={`${start.toFixed(2)}%`}
              width={`${((amount / total) * 100).toFixed(2)}%`}
              height="100%"
            />
          </a>
        );
      })}
    </svg>
  );
}
