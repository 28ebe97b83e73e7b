import styles from "./bars.module.css";

type Bar = {
  /** With its name among the amounts of the chapter's example, which it then follows. */
  figure: string;
  name?: string;
  words: string;
  /** What the bar's first piece is in rand. */
  amount?: readonly [name: string, amount: string];
  /** How long its two pieces are, on one scale for all bars. */
  pieces: readonly [first: number, rest: number];
  /** How far along the scale it begins. */
  from?: number;
  notice?: boolean;
};

type BarsProps = {
  of: readonly Bar[];
  /** What the pieces are, where the words do not say it. */
  under?: string;
};

/** What a part says, as bars of two pieces, to scale. The words say it too. */
export function Bars({ of, under }: BarsProps) {
  const longest = Math.max(1, ...of.map(({ from = 0, pieces: [first, rest] }) => from + first + rest));
  const percent = (length: number) => `${((100 * length) / longest).toFixed(2)}%`;
  return (
    <span className={styles.bars}>
      {of.map(({ figure, name, words, amount, pieces: [first, rest], from = 0, notice }) => (
        <span key={words} className={notice ? styles.notice : undefined}>
          <span>
            <b data-amount={name}>{figure}</b> {words}
            {amount && (
              <>
                {": "}
                <strong className="figures" data-amount={amount[0]}>
                  {amount[1]}
                </strong>
              </>
            )}
          </span>
          <svg aria-hidden="true">
            <rect className={styles.first} x={percent(from)} width={percent(first)} height="100%" />
            <rect x={percent(from + first)} width={percent(rest)} height="100%" />
          </svg>
        </span>
      ))}
      {under && <span className={styles.under}>{under}</span>}
    </span>
  );
}
