import type { ReactNode, RefObject } from "react";
import { useId } from "react";
import { Button } from "#web/components/button/button.tsx";
import { Dialog } from "#web/components/dialog/dialog.tsx";

type AlertDialogProps = {
  title: string;
  message: string;
  /** The button and Escape both mean that the message was read. */
  onClose: () => void;
  /** Where the focus goes afterwards, if not back to where it was. */
  returnTo?: RefObject<HTMLElement | null>;
  /** What else to know, below the message. */
  children?: ReactNode;
};

/** A message that must be acknowledged before going on; read out as soon as it appears. */
export function AlertDialog({ title, message, onClose, returnTo, children }: AlertDialogProps) {
  const messageId = useId();
  return (
    <Dialog role="alertdialog" {...{ title, onClose, returnTo }} describedBy={messageId}>
      <p id={messageId}>{message}</p>
      {children}
      <div>
        <Button look="primary" onClick={onClose}>
          OK
        </Button>
      </div>
    </Dialog>
  );
}
