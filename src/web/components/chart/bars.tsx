import styles from "./bars.module.css";
import { Hatch } from "./hatch.tsx";

/** `notice` is the bar to look at, `soft` one to compare it with. */
type Tone = "main" | "notice" | "soft";

export type Bar = {
  name: string;
  amount: number;
  /** The amount in words. */
  value: string;
  tone?: Tone;
  /** The parts of the bar from its start, instead of one tone. */
  parts?: readonly { amount: number; tone: Tone }[];
};

type BarsProps = {
  /** Names the hatching in the page; unique for each set of bars. */
  id: string;
  label: string;
  bars: readonly Bar[];
};

/**
 * Amounts side by side, each bar from zero on one scale, those below zero to its left. Accessible: a list with every
 * amount in words. Drawn as SVG, because server HTML has no style attributes.
 */
export function Bars({ id, label, bars }: BarsProps) {
  const amounts = bars.map(({ amount }) => amount);
  const least = Math.min(0, ...amounts);
  const span = Math.max(0, ...amounts) - least;
  const percent = (amount: number) => `${span > 0 ? ((amount / span) * 100).toFixed(2) : 0}%`;
  return (
    <div className={styles.chart}>
      <svg className={styles.patterns} aria-hidden="true">
        <Hatch id={`${id}-hatch`} />
      </svg>
      <ul className={styles.bars} aria-label={label}>
        {bars.map((bar) => (
          <li key={bar.name} className={styles.bar}>
            <span className={styles.name}>{bar.name}</span>
            <span className={styles.value}>{bar.value}</span>
            <svg aria-hidden="true">
              <rect className={styles.track} width="100%" y="100%" height="1" />
              {partsOf(bar).map(({ from, length, tone }) => (
                <rect
                  key={from}
                  className={styles[tone]}
                  fill={tone === "soft" ? `url(#${id}-hatch)` : undefined}
                  x={percent(from - least)}
                  width={percent(length)}
                  height="100%"
                />
              ))}
              {least < 0 && (
                <line className={styles.zero} x1={percent(-least)} x2={percent(-least)} y1="-4" y2="100%" />
              )}
            </svg>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The parts of a bar that have any length, each with its start. */
function partsOf({ amount, tone = "main", parts = [{ amount, tone }] }: Bar) {
  let end = 0;
  return parts
    .map((part) => {
      const from = Math.min(end, end + part.amount);
      end += part.amount;
      return { tone: part.tone, from, length: Math.abs(part.amount) };
    })
    .filter(({ length }) => length > 0);
}
