import { chapters } from "../chapters.ts";
import styles from "./chapter-links.module.css";

/** The way to the guide's own chapters, before what is on another site: most newcomers come in by this page. */
export function ChapterLinks() {
  return (
    <p className={styles.guide}>
      Start with the guide: six chapters, in order. <a href={chapters[0]!.path}>Begin with chapter 1</a>
    </p>
  );
}
