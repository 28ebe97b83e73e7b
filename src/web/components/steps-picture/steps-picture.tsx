import styles from "./steps-picture.module.css";

type StepsPictureProps = {
  /** The strokes, 360 by 64: what is there in leaf, what to notice in clay. */
  leaf: string;
  clay: string;
  /** What is under each third of it. */
  steps: readonly { title: string; words: string }[];
};

/** Three steps, or who does what, at a glance: a line drawing over three short columns. */
export function StepsPicture({ leaf, clay, steps }: StepsPictureProps) {
  return (
    <div className={styles.picture}>
      <svg viewBox="0 0 360 64" width="360" height="64" aria-hidden="true">
        <path d={leaf} />
        <path className={styles.clay} d={clay} />
      </svg>
      <ol>
        {steps.map(({ title, words }) => (
          <li key={title}>
            <strong>{title}</strong> {words}
          </li>
        ))}
      </ol>
    </div>
  );
}
