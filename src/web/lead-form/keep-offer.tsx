import type { RefObject } from "react";
import { useId, useState } from "react";
import { Button } from "#web/components/button/button.tsx";
import { Dialog } from "#web/components/dialog/dialog.tsx";
import styles from "./keep-offer.module.css";
import { keptDays } from "./kept-leads.ts";

type KeepOfferProps = {
  /** That it was not sent. */
  message: string;
  /** Keeps it; false where the browser refuses. */
  onKeep: () => boolean;
  onDecline: () => void;
  returnTo?: RefObject<HTMLElement | null>;
};

/** The message of a request that did not reach the server, and the offer to send it later. Nothing is kept without a yes. */
export function KeepOffer({ message, onKeep, onDecline, returnTo }: KeepOfferProps) {
  const textId = useId();
  const [refused, setRefused] = useState(false);
  return (
    <Dialog
      role="alertdialog"
      title="Request not sent"
      onClose={onDecline}
      describedBy={textId}
      returnTo={returnTo}
    >
      <div id={textId}>
        <p>{message}</p>
        <p>
          Keep this request on this phone or computer and send it when you are back online? It is deleted once
          it is sent, when you delete it, or after {keptDays} days.
        </p>
        {refused && (
          <p role="alert">This browser does not keep anything. Please send the form again later.</p>
        )}
      </div>
      <div className={styles.answers}>
        <Button onClick={onDecline}>No, do not keep it</Button>
        <Button look="primary" onClick={() => setRefused(!onKeep())}>
          Yes, keep it and send it later
        </Button>
      </div>
    </Dialog>
  );
}
