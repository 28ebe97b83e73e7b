import { type ReactNode, useEffect, useId, useRef } from "react";
import styles from "./dialog.module.css";

type DialogProps = {
  title: string;
  /** Asked for by Escape, by the close button or by a press outside; the owner decides. */
  onClose: () => void;
  busy?: boolean;
  role?: "dialog" | "alertdialog";
  children: ReactNode;
};

/**
 * A modal dialog on the platform's own <dialog>: it keeps the focus inside, makes the page behind it inert
 * and gives the focus back to the opener when it goes.
 */
export function Dialog({ title, onClose, busy = false, role = "dialog", children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const opener = document.activeElement;
    const dialog = element.current;
    dialog?.showModal();
    return () => {
      dialog?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way to close is Escape, which cancels
    <dialog
      ref={element}
      className={styles.dialog}
      role={role}
      aria-labelledby={titleId}
      aria-busy={busy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === element.current && role === "dialog" && onClose()}
    >
      <div className={styles.inside}>
        <h2 id={titleId}>{title}</h2>
        {children}
      </div>
    </dialog>
  );
}
