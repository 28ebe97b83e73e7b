import { documents } from "./documents.content.ts";
import styles from "./documents-checklist.module.css";

const nameOf = (item: string) =>
  `document-${item
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/-$/, "")}`;

/**
 * Papers to tick off, on the screen or on paper. The browser alone keeps the ticks, and only while the page
 * is open: `autoComplete="off"` stops it from restoring them on a later visit.
 */
export function DocumentsChecklist() {
  return (
    <form className={styles.checklist} autoComplete="off">
      {documents.map(({ group, items }) => (
        <fieldset key={group} className={styles.group}>
          <legend className={styles.legend}>{group}</legend>
          {items.map((item) => (
            <label key={item} className={styles.item}>
              <input type="checkbox" name={nameOf(item)} />
              <span>{item}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </form>
  );
}
