import { type RefObject, useState } from "react";
import { Button } from "#web/components/button/button.tsx";
import styles from "./keep-offer.module.css";
import { keptDays } from "./kept-leads.ts";

type KeepOfferProps = {
  /** Gets the focus when the message before it is closed, so that it is read out. */
  ref: RefObject<HTMLElement | null>;
  /** Keeps it; false where the browser refuses. */
  onKeep: () => boolean;
};

/** The offer to send a request later that did not reach the server. Nothing is kept without a yes. */
export function KeepOffer({ ref, onKeep }: KeepOfferProps) {
  const [refused, setRefused] = useState(false);
  return (
    <section ref={ref} className={styles.offer} aria-label="Send it later" tabIndex={-1}>
      <p>
        Keep this request on this phone or computer and send it when you are back online? It is deleted once
        it is sent, when you delete it, or after {keptDays} days.
      </p>
      {refused && <p role="alert">This browser does not keep anything. Please send the form again later.</p>}
      <Button onClick={() => setRefused(!onKeep())}>Yes, keep it and send it later</Button>
    </section>
  );
}
