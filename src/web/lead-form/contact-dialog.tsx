import { type Dispatch, useLayoutEffect, useRef } from "react";
import type { FormNames } from "#contract/consent-names.ts";
import type { LeadValues } from "#contract/lead-values.ts";
import { recipientOf } from "#contract/recipients.ts";
import { AlertDialog } from "#web/components/alert-dialog/alert-dialog.tsx";
import { Dialog } from "#web/components/dialog/dialog.tsx";
import { ContactForm, firstWrong } from "./contact-form.tsx";
import { keepLead } from "./kept-leads.ts";
import type { LeadFormEvent, LeadFormState } from "./lead-form-state.ts";
import { leadProof } from "./lead-proof.ts";
import { type LeadCalculation, leadRequest, sendLead } from "./lead-request.ts";
import { type LeadVariant, type LeadVariantName, leadVariant } from "./lead-variants.ts";
import { trackContact } from "./track-contact.ts";
import { watchKeptLeads } from "./watch-kept-leads.ts";
import { timeToCall, WhatNext, WhenTheyCall } from "./what-next.tsx";

type ContactDialogProps = {
  variant: LeadVariantName;
  names: FormNames;
  calculation?: LeadCalculation | undefined;
  state: LeadFormState;
  dispatch: Dispatch<LeadFormEvent>;
};

/** The contact form over the page, and the message that follows it. Shown in every phase but "closed". */
export function ContactDialog({ variant: name, calculation, state, dispatch, ...props }: ContactDialogProps) {
  const variant = leadVariant(name);
  const { phase, message, values } = state;
  // Whom the form names follows the loan type that is chosen in it.
  const recipient = recipientOf(props.names, variant.source, values.loanType);
  const names = { ...props.names, partnerName: recipient.name };
  const sending = phase === "submitting";
  const status = useRef<HTMLParagraphElement>(null);
  const offer = useRef<HTMLElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const returnTo = useRef<HTMLElement>(null);

  const request = () => leadRequest({ variant, calculation, state, recipient, page: location.pathname });

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

  // After the message the focus is on what must be mended, or on what can be done.
  useLayoutEffect(() => {
    returnTo.current = firstWrong(submit.current?.form) ?? offer.current ?? submit.current;
  });

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
  return (
    <>
      <Dialog sheet title={variant.heading(names.partnerName)} onClose={cancel} busy={sending}>
        <ContactForm
          {...{ variant, names, calculation, state, dispatch, status, offer, submit }}
          onCancel={cancel}
          onKeep={keep}
        />
      </Dialog>
      {phase === "success" && (
        <AlertDialog title="Request sent" message={message} onClose={acknowledge} returnTo={returnTo}>
          <WhenTheyCall partnerName={names.partnerName}>
            <span>{timeToCall(values.callTime)}</span>
          </WhenTheyCall>
          <WhatNext partnerName={names.partnerName} sent={sentWords(variant, values, calculation)} />
        </AlertDialog>
      )}
      {phase === "failure" && (
        <AlertDialog title="Request not sent" message={message} onClose={acknowledge} returnTo={returnTo} />
      )}
    </>
  );
}

/** "Thandi Nkosi, 082 123 4567, thandi@example.com. Refinancing, with your calculation." */
function sentWords({ loanTypes }: LeadVariant, values: LeadValues, calculation?: LeadCalculation): string {
  const { firstName, lastName, phone, email, loanType } = values;
  const type = loanTypes.find(({ value }) => value === loanType)?.label;
  return `${firstName} ${lastName}, ${phone}, ${email}. ${type}${calculation ? ", with your calculation" : ""}.`;
}
