import styles from "./notices.module.css";

/** What most people come to a long text for, each with the way to its part. */
export function Tasks({ tasks }: { tasks: Readonly<Record<string, string>> }) {
  return (
    <nav aria-label="What you can do here">
      <ul className={styles.tasks}>
        {Object.entries(tasks).map(([task, part]) => (
          <li key={task}>
            <a href={`#${part}`}>{task}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
