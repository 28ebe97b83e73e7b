import styles from "./skip-link.module.css";

/** The first thing a keyboard reaches: past the header, to the page's own content. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      Skip to the content
    </a>
  );
}
