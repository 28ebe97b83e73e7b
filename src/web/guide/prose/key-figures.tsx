import styles from "./key-figures.module.css";

/** The figures to remember of a chapter, each read on into what it says. */
export function KeyFigures({ items }: { items: readonly (readonly [value: string, label: string])[] }) {
  return (
    <ul className={styles.figures}>
      {items.map(([value, label]) => (
        <li key={value}>
          <strong className={`${styles.value} figures`}>{value}</strong> {label}
        </li>
      ))}
    </ul>
  );
}
