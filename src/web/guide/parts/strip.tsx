import styles from "./strip.module.css";

type Piece = {
  figure: string;
  words: string;
  /** The name of the figure among the amounts of the chapter's example, which it then follows. */
  name?: string;
  /** The name of what the reader's own numbers come to, and the amount for those of the example. */
  yours?: readonly [name: string, amount: string];
};

type StripProps = {
  of: readonly Piece[];
  /** How high a step stands over each piece, to scale. */
  steps?: readonly number[];
};

/** What a part says, in a few figures side by side. */
export function Strip({ of, steps }: StripProps) {
  return (
    <span className={steps ? `${styles.strip} ${styles.stairs}` : styles.strip}>
      {of.map(({ figure, words, name, yours }, place) => (
        <span key={words}>
          {steps && <Step steps={steps} place={place} />}
          <b data-amount={name}>{figure}</b> <span>{words}</span>
          {yours && (
            <em>
              {" "}
              Yours: <span data-amount={yours[0]}>{yours[1]}</span>
            </em>
          )}
        </span>
      ))}
    </span>
  );
}

/** The site's stairs, a step of them: its tread, and the wall between it and the one before. */
function Step({ steps, place }: { steps: readonly number[]; place: number }) {
  const unit = 16;
  const ground = unit * Math.max(...steps);
  const top = ground - unit * steps[place]!;
  const before = ground - unit * (steps[place - 1] ?? 0);
  return (
    <svg height={ground} aria-hidden="true">
      <rect y={top} width="100%" height={ground - top} />
      <line x1="1.5" x2="1.5" y1={before} y2={top} />
      <line x2="100%" y1={top} y2={top} />
    </svg>
  );
}
