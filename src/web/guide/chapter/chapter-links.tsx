import { chapters } from "../chapters.ts";
import styles from "./chapter-links.module.css";

/** The way to the guide's own chapters, before what is on another site: most newcomers come in by this page. */
export function ChapterLinks() {
  return (
    <section className={styles.guide} aria-labelledby="guide-chapters">
      <h2 id="guide-chapters">Start with the guide: six chapters, in order</h2>
      <p>
        <a href={chapters[0]!.path}>Begin with chapter 1</a>, or choose one under “Guide Sections”.
      </p>
    </section>
  );
}
