import { chapters } from "../chapters.ts";
import { Illustration } from "../illustration/illustration.tsx";
import styles from "./contents.module.css";

/** The front of the guide: its chapters in order, each with its drawing. */
export function Contents() {
  return (
    <section className={styles.contents} aria-labelledby="contents-title">
      <h1 id="contents-title">The Buyer Guide in six chapters</h1>
      <p className={styles.lead}>Begin with the first, or open the one you need.</p>
      <ol className={styles.chapters}>
        {chapters.map(({ id, path, label, about }) => (
          <li key={id}>
            <a href={path} data-track-event="edu_nav_click" data-track-name={id}>
              <Illustration id={id} />
              <strong>{label}</strong>
              <span>{about}</span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
