import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { CloseButton } from "#web/components/close-button/close-button.tsx";
import styles from "./dialog.module.css";

type DialogProps = {
  title: string;
  /** Asked for by Escape or a phone's Back; the owner decides. */
  onClose: () => void;
  busy?: boolean;
  role?: "dialog" | "alertdialog";
  /** Fills a phone's screen, for long content, with a close button at the top. */
  sheet?: boolean;
  describedBy?: string;
  /** Where the focus goes afterwards, if that still exists; by default to what had it before. */
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
    // The first field gets the focus, not the close button above it.
    dialog?.querySelector<HTMLElement>("form input")?.focus();
    return () => {
      dialog?.close();
      // Two dialogs may close at once: what is behind them gets the focus only when both are closed.
      queueMicrotask(() => {
        const target = returnTo?.current ?? opener;
        if (target instanceof HTMLElement) target.focus();
      });
    };
  }, [returnTo]);

  useBack(sheet, () => {
    if (!busy) onClose();
  });

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    event.preventDefault();
    onClose();
  }

  // A second request to close cannot be prevented in browsers. The dialog opens again if it must stay.
  function onClosed() {
    // The event of a dialog that its owner has closed already.
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

/** Whether the history is back at the page's own place: until then a sheet that is opened again has none of its own. */
let left: Promise<unknown> = Promise.resolve();

/** A sheet looks like a page of its own: Back closes it, also in browsers that would leave the page behind it. */
function useBack(isSheet: boolean, onBack: () => void): void {
  const close = useEffectEvent(onBack);
  useEffect(() => {
    if (!isSheet) return;
    const end = new AbortController();
    const { signal } = end;
    void left.then(() => {
      if (signal.aborted) return;
      history.pushState({ ...history.state, sheet: true }, "");
      addEventListener("popstate", () => close(), { signal });
    });
    return () => {
      end.abort();
      // Closed by Back, it has left its place already.
      if (!history.state?.sheet) return;
      left = new Promise((gone) => addEventListener("popstate", gone, { once: true }));
      history.back();
    };
  }, [isSheet]);
}
