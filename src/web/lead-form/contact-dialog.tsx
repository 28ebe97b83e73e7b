import { type Dispatch, type SubmitEvent, useLayoutEffect, useRef } from "react";
import type { ConsentNames } from "#contract/consent-names.ts";
import { AlertDialog } from "#web/components/alert-dialog/alert-dialog.tsx";
import { Button } from "#web/components/button/button.tsx";
import { Dialog } from "#web/components/dialog/dialog.tsx";
import { CalculationNote } from "./calculation-note.tsx";
import styles from "./contact-dialog.module.css";
import { KeepOffer } from "./keep-offer.tsx";
import { keepLead } from "./kept-leads.ts";
import { LeadConsent, LeadFields } from "./lead-fields.tsx";
import type { LeadFormEvent, LeadFormState } from "./lead-form-state.ts";
import { leadProof } from "./lead-proof.ts";
import { type LeadCalculation, leadRequest, newRequestId, sendLead } from "./lead-request.ts";
import { type LeadVariantName, leadVariant } from "./lead-variants.ts";
import { Services } from "./services.tsx";
import { trackContact } from "./track-contact.ts";
import { watchKeptLeads } from "./watch-kept-leads.ts";

type ContactDialogProps = {
  variant: LeadVariantName;
  names: ConsentNames;
  calculation?: LeadCalculation | undefined;
  state: LeadFormState;
  dispatch: Dispatch<LeadFormEvent>;
};

/** The contact form over the page, and the message that follows it. Shown in every phase but "closed". */
export function ContactDialog({ variant: name, names, calculation, state, dispatch }: ContactDialogProps) {
  const variant = leadVariant(name);
  const { phase, values, message } = state;
  const sending = phase === "submitting";
  // Without an id a later sending could make a second lead.
  const keepable = state.unreachable && state.requestId !== undefined;
  const status = useRef<HTMLParagraphElement>(null);
  const submit = useRef<HTMLButtonElement>(null);

  const request = () => leadRequest({ variant, calculation, state });

  const send = useRef(async () => {});
  send.current = async () => {
    trackContact.submit(variant);
    const outcome = await sendLead(request(), variant);
    trackContact.answer(variant, outcome);
    dispatch({ type: "answer", outcome });
  };

  // The dialog is there as long as it is open, however short: an effect that waits for a frame may never come.
  useLayoutEffect(() => trackContact.open(leadVariant(name)), [name]);

  // While the visitor types. Whether the server is there is asked again when the form is sent.
  useLayoutEffect(() => void leadProof().catch(() => {}), []);

  // Entering the phase sends, not the press: however often one presses, the phase is entered once.
  useLayoutEffect(() => {
    if (!sending) return;
    // The pressed button is disabled now and would drop the focus.
    status.current?.focus();
    void send.current();
  }, [sending]);

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    // Enter in a field sends, too. Nobody agrees to words that are still below the screen: first it leads to them.
    const inField = document.activeElement instanceof HTMLInputElement;
    if (inField && submit.current && isBelowScreen(submit.current)) return submit.current.focus();
    dispatch({ type: "submit", requestId: newRequestId() });
  }

  function keep(): boolean {
    const kept = keepLead(request());
    if (!kept) return false;
    dispatch({ type: "keep" });
    watchKeptLeads();
    return true;
  }

  const acknowledge = () => dispatch({ type: "acknowledge" });

  function cancel() {
    if (phase === "open") trackContact.cancel(variant);
    dispatch({ type: "cancel" });
  }
  const fields = {
    values,
    names,
    onChange: (change: Partial<typeof values>) => dispatch({ type: "change", values: change }),
  };
  return (
    <>
      <Dialog sheet title={variant.heading(names.partnerName)} onClose={cancel} busy={sending}>
        <form className={styles.form} onSubmit={onSubmit}>
          <fieldset className={styles.fields} disabled={sending}>
            {variant.text && <p>{variant.text}</p>}
            <LeadFields variant={variant} {...fields} />
            {variant.services && <Services services={variant.services} />}
            {calculation && <CalculationNote calculation={calculation} />}
            <LeadConsent {...fields} />
          </fieldset>
          <div className={styles.foot}>
            <p ref={status} className={styles.status} role="status" tabIndex={-1}>
              {sending && (
                <>
                  <span className={styles.spinner} />
                  Sending your request…
                </>
              )}
            </p>
            <div className={styles.buttons}>
              <Button disabled={sending} onClick={cancel}>
                Cancel
              </Button>
              <Button ref={submit} type="submit" look="primary" disabled={sending}>
                {sending ? "Sending…" : variant.submit}
              </Button>
            </div>
          </div>
        </form>
      </Dialog>
      {phase === "success" && (
        <AlertDialog title="Request sent" message={message} onClose={acknowledge} returnTo={submit} />
      )}
      {phase === "failure" && !keepable && (
        <AlertDialog title="Request not sent" message={message} onClose={acknowledge} returnTo={submit} />
      )}
      {phase === "failure" && keepable && (
        <KeepOffer message={message} onKeep={keep} onDecline={acknowledge} returnTo={submit} />
      )}
    </>
  );
}

/** The screen without the part that an on-screen keyboard covers. */
function isBelowScreen(element: Element): boolean {
  const { height, offsetTop } = visualViewport ?? { height: innerHeight, offsetTop: 0 };
  return element.getBoundingClientRect().bottom > Math.ceil(height + offsetTop);
}
