import { type KeyboardEvent, type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from "react";
import { CloseButton } from "#web/components/close-button/close-button.tsx";
import styles from "./dialog.module.css";

type DialogProps = {
  title: string;
  /** Asked for by Escape or a phone's Back; the owner decides. */
  onClose: () => void;
  busy?: boolean;
  role?: "dialog" | "alertdialog";
  /** Takes the whole screen of a phone, for something long, and can be closed at its top. */
  sheet?: boolean;
  describedBy?: string;
  /** Where the focus goes afterwards, unless it is gone too; without it, to what had it before. */
  returnTo?: RefObject<HTMLElement | null> | undefined;
  children: ReactNode;
};

/**
 * A modal dialog on the platform's own <dialog>: it keeps the focus inside, makes the page behind it inert
 * and gives the focus back when it goes.
 */
export function Dialog(props: DialogProps) {
  const { title, onClose, busy = false, role = "dialog", sheet = false, describedBy, returnTo } = props;
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const opener = document.activeElement;
    const dialog = element.current;
    dialog?.showModal();
    // What is to be filled in comes before the way out, which stands above it.
    dialog?.querySelector<HTMLElement>("form input")?.focus();
    return () => {
      dialog?.close();
      // Two dialogs may go at once: what lies behind takes the focus only when both are gone.
      queueMicrotask(() => {
        const target = returnTo?.current ?? opener;
        if (target instanceof HTMLElement) target.focus();
      });
    };
  }, [returnTo]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    event.preventDefault();
    onClose();
  }

  // Asked to close a second time, a browser closes without a question. It opens again if it must not go.
  function onClosed() {
    // The word of a dialog that is gone already: its owner closed it.
    if (!element.current) return;
    if (busy) element.current.showModal();
    else onClose();
  }

  return (
    <dialog
      ref={element}
      className={sheet ? `${styles.dialog} ${styles.sheet}` : styles.dialog}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      aria-busy={busy}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={onClosed}
    >
      <div className={styles.inside}>
        <header>
          {sheet && (
            <CloseButton className={styles.close} aria-label="Close" disabled={busy} onClick={onClose} />
          )}
          <h2 id={titleId}>{title}</h2>
        </header>
        {props.children}
      </div>
    </dialog>
  );
}
