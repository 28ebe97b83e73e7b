import type { ReactNode } from "react";
import { Figure } from "./figure.tsx";
import styles from "./stat.module.css";

type Item = { label: string; value: string; note?: ReactNode; strong?: boolean };

type StatsProps = {
  items: readonly Item[];
  label?: string;
  /** They say again what the answer has said: at a desk they are smaller. */
  quiet?: boolean;
  /** They are of an answer that is no more. */
  inert?: boolean;
};

/** A list of named figures: label, then figure; a changed figure is marked by a short fade. */
export function Stats({ items, label, quiet, inert }: StatsProps) {
  return (
    <dl className={quiet ? `${styles.stats} ${styles.quiet}` : styles.stats} aria-label={label} inert={inert}>
      {items.map(({ label: name, value, note, strong }) => (
        <div key={name} className={strong ? styles.strong : undefined}>
          <dt>
            {name}
            {note && <span className={styles.note}>{note}</span>}
          </dt>
          <dd className="figures">
            <Figure value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The same under a heading, which also names it. */
export function TitledStats({ title, ...figures }: Omit<StatsProps, "label"> & { title: string }) {
  return (
    <div>
      <h3>{title}</h3>
      <Stats label={title} {...figures} />
    </div>
  );
}

/** Figures side by side as tiles, for two to four that belong together. */
export function Tiles({ items, label }: { items: readonly Item[]; label?: string }) {
  return (
    <dl className={styles.tiles} aria-label={label}>
      {items.map(({ label: name, value, note, strong }) => (
        <div key={name} className={strong ? styles.strongTile : undefined}>
          <dt>{name}</dt>
          <dd className="figures">
            <Figure value={value} />
            {note && <span className={styles.note}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
