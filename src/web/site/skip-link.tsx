import styles from "./skip-link.module.css";

/** The first link for a keyboard: past the header, to the page's content. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      Skip to the content
    </a>
  );
}
