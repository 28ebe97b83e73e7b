import { Button } from "#web/components/button/button.tsx";
import styles from "./kept-leads-notice.module.css";

/** Stands in every page, hidden until a contact request waits on this device: watch-kept-leads.ts fills it in. */
export function KeptLeadsNotice() {
  return (
    <aside className={styles.notice} aria-label="Kept contact request" data-kept-leads hidden>
      <p role="status" />
      <details>
        <summary>See what is kept</summary>
        <ul />
      </details>
      <div className={styles.buttons}>
        <Button data-delete>Delete it, do not send it</Button>
        <Button data-close>Close</Button>
      </div>
    </aside>
  );
}
