import { chapters } from "../chapters.ts";
import { Illustration } from "../illustration/illustration.tsx";
import styles from "./small-contents.module.css";
import { Stairs } from "./stairs.tsx";

/** The chapters as small stairs with a drawing on each step; their names are under it. */
export function SmallContents() {
  return (
    <div className={styles.contents}>
      <div className={styles.stairs}>
        <Stairs />
      </div>
      <ol className={styles.chapters} aria-label="Chapters of the Buyer Guide">
        {chapters.map(({ id, number, path, label }) => (
          <li key={id}>
            <a href={path}>
              <Illustration id={id} />
              <span className={styles.number}>{number}</span> {label}
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}
