import { rand } from "#web/format/rand.ts";
import styles from "./cash-bar.module.css";
import type { CashPiece } from "./cash-pieces.ts";

type PiecesProps = { pieces: readonly CashPiece[] };

/** What the bar's pieces are called, each of them the way to its part of the chapter. */
export function CashPieces({ pieces }: PiecesProps) {
  return (
    <section aria-label="The cash, piece by piece">
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

/** In percent of the bar: what a name takes on a phone. */
const roomForName = 30;

/** The cash as a bar of five pieces. The links of the list say it in words, so readers of the page in words or by keys pass the bar by. */
export function CashBar({ pieces }: PiecesProps) {
  const total = Math.max(
    1,
    pieces.reduce((sum, { amount }) => sum + amount, 0),
  );
  let from = 0;
  return (
    <svg className={styles.bar} aria-hidden="true">
      {pieces.map(({ part, name, amount }, place) => {
        const start = `${from.toFixed(2)}%`;
        const share = (amount / total) * 100;
        from += share;
        return (
          <a key={part} href={`#${part}`} className={styles[fills[place]!]} tabIndex={-1}>
            <rect x={start} width={`${share.toFixed(2)}%`} height="100%" />
            {share > roomForName && (
              <text x={start} y="50%" dx="0.75em" dy="0.35em">
                {name}
              </text>
            )}
          </a>
        );
      })}
    </svg>
  );
}
