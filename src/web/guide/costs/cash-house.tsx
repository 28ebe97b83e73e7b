import { Hatch } from "#web/components/chart/hatch.tsx";
import { rand } from "#web/format/rand.ts";
import styles from "./cash-house.module.css";
import type { CashPiece } from "./cash-pieces.ts";

/** In the order of the pieces; neighbours differ in lightness as well. */
const fills = ["duty", "deposit", "attorneys", "deeds", "bank"] as const;

/** How far down something is, as an SVG length. */
const down = (share: number) => `${(share * 100).toFixed(2)}%`;

/**
 * The cash as a house of five pieces, to scale, each joined by a line to its name and amount: the way to its part of the
 * chapter. The rows say all of it in words.
 */
export function CashHouse({ pieces }: { pieces: readonly CashPiece[] }) {
  const total = pieces.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <section
      className={total > 0 ? styles.cash : `${styles.cash} ${styles.empty}`}
      aria-label="The cash, piece by piece"
    >
      <House pieces={pieces} total={Math.max(1, total)} />
      <ul className={styles.pieces}>
        {pieces.map(({ name, part, amount }) => (
          <li key={part}>
            <a href={`#${part}`}>
              {name} <span className="figures">{rand(amount)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function House({ pieces, total }: { pieces: readonly CashPiece[]; total: number }) {
  let top = 0;
  return (
    <svg className={styles.house} fill="url(#cash-hatch)" aria-hidden="true">
      <Hatch id="cash-hatch" />
      {pieces.map(({ part, amount }, place) => {
        const share = amount / total;
        const [from, middle] = [top, top + share / 2];
        top += share;
        if (amount === 0) return null;
        return (
          <a key={part} href={`#${part}`} className={styles[fills[place]!]} tabIndex={-1}>
            <rect y={down(from)} width="70%" height={down(share)} />
            <line
              className={styles.leader}
              x1="70%"
              x2="100%"
              y1={down(middle)}
              y2={down((place + 0.5) / pieces.length)}
            />
          </a>
        );
      })}
      <g className={styles.roof}>
        <line x1="-3%" x2="35%" y1="2" y2="-40" />
        <line x1="35%" x2="73%" y1="-40" y2="2" />
        <line x1="-3%" x2="100%" y1="100%" y2="100%" />
      </g>
    </svg>
  );
}
