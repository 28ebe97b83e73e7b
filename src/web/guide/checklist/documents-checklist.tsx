import { documents } from "./documents.content.ts";
import styles from "./documents-checklist.module.css";

/**
 * Papers to tick off, on the screen or on paper. The browser alone keeps the ticks, and only while the page
 * is open: `autoComplete="off"` stops it from restoring them on a later visit. The boxes have no names, so that
 * analytics do not hear of them.
 */
export function DocumentsChecklist() {
  return (
    <form className={styles.checklist} autoComplete="off">
      {documents.map(({ group, items }) => (
        <fieldset key={group} className={styles.group}>
          <legend className={styles.legend}>{group}</legend>
          {items.map((item) => (
            <label key={item} className={styles.item}>
              <input type="checkbox" />
              <span>{item}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </form>
  );
}
