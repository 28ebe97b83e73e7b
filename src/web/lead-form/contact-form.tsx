import { type Dispatch, type RefObject, type SubmitEvent, useRef } from "react";
import { flushSync } from "react-dom";
import type { FormNames } from "#contract/consent-names.ts";
import type { LeadProblems } from "#contract/lead-problems.ts";
import { recipientOf } from "#contract/recipients.ts";
import { Button } from "#web/components/button/button.tsx";
import { CalculationNote } from "./calculation-note.tsx";
import styles from "./contact-form.module.css";
import { fieldProblem } from "./field-problem.ts";
import { KeepOffer } from "./keep-offer.tsx";
import { LeadConsent, LeadOffers } from "./lead-consent.tsx";
import { LeadFields } from "./lead-fields.tsx";
import { isKeepable, type LeadFormEvent, type LeadFormState } from "./lead-form-state.ts";
import { type LeadCalculation, newRequestId } from "./lead-request.ts";
import type { LeadVariant } from "./lead-variants.ts";
import { Services } from "./services.tsx";
import type { LeadFormProps } from "./text-input.tsx";
import { timeToCall, WhatNext, WhenTheyCall } from "./what-next.tsx";

type ContactFormProps = {
  variant: LeadVariant;
  /** Names the partner of the chosen loan type. */
  names: FormNames;
  calculation?: LeadCalculation | undefined;
  state: LeadFormState;
  dispatch: Dispatch<LeadFormEvent>;
  onCancel: () => void;
  /** Keeps what did not reach the server on the device; false where the browser refuses. */
  onKeep: () => boolean;
  /** Gets the focus while the request is sent. */
  status: RefObject<HTMLParagraphElement | null>;
  offer: RefObject<HTMLElement | null>;
  submit: RefObject<HTMLButtonElement | null>;
};

/** The contact form in the dialog. The browser checks what is typed; what it finds is said next to the field, not in a bubble. */
export function ContactForm(props: ContactFormProps) {
  const { variant, names, calculation, state, dispatch, status, offer, submit } = props;
  const { values, problems } = state;
  const sending = state.phase === "submitting";
  const form = useRef<HTMLFormElement>(null);

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!event.currentTarget.checkValidity()) {
      const found = problemsIn(event.currentTarget);
      // The field gets the focus when its message is there to be read out.
      flushSync(() => dispatch({ type: "wrong", problems: found }));
      return firstWrong(form.current)?.focus();
    }
    // Enter in a field sends, too. Nobody agrees to words that are still below the screen: first it leads to them.
    const inField = document.activeElement instanceof HTMLInputElement;
    if (inField && submit.current && isBelowScreen(submit.current)) return submit.current.focus();
    dispatch({ type: "submit", requestId: newRequestId() });
  }

  const fields: LeadFormProps = {
    values,
    problems,
    onChange: (change) => {
      const { loanType = values.loanType } = change;
      const other = recipientOf(names, variant.source, loanType).name !== names.partnerName;
      // What was ticked for one partner is no leave for another.
      const unticked = other ? { marketingEmail: false, marketingPhone: false } : {};
      dispatch({ type: "change", values: { ...change, ...unticked } });
    },
    onCheck: (field, problem) => {
      const check = () => dispatch({ type: "check", field, problem });
      // What is mended goes at once; what is wrong is said when the press that left the field is over.
      return problem && !problems[field] ? whenReleased(check) : check();
    },
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={onSubmit}>
      <fieldset className={styles.fields} disabled={sending}>
        {variant.text && <p className={styles.text}>{variant.text}</p>}
        <LeadFields variant={variant} {...fields} />
        <aside className={styles.beside}>
          <div className={styles.way}>
            <WhenTheyCall partnerName={names.partnerName}>
              <span>{timeToCall(values.callTime)}</span>
            </WhenTheyCall>
            <WhatNext partnerName={names.partnerName} />
          </div>
          {calculation && <CalculationNote calculation={calculation} />}
        </aside>
        {variant.services && <Services services={variant.services} />}
        <LeadConsent names={names} />
      </fieldset>
      {state.phase === "open" && isKeepable(state) && <KeepOffer ref={offer} onKeep={props.onKeep} />}
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
          <Button disabled={sending} onClick={props.onCancel}>
            Cancel
          </Button>
          <Button ref={submit} type="submit" look="primary" disabled={sending}>
            {sending ? "Sending…" : variant.submit}
          </Button>
        </div>
      </div>
      <fieldset disabled={sending}>
        <LeadOffers names={names} {...fields} />
      </fieldset>
    </form>
  );
}

/** What is wrong with the fields that the browser does not take. */
function problemsIn(form: HTMLFormElement): LeadProblems {
  const fields = [...form.elements].filter((field) => field instanceof HTMLInputElement);
  const wrong = fields.filter(fieldProblem);
  return Object.fromEntries(wrong.map((field) => [field.name, fieldProblem(field)]));
}

/** The first field that is marked as wrong. */
export const firstWrong = (part: ParentNode | null | undefined): HTMLElement | null =>
  part?.querySelector<HTMLElement>("[aria-invalid=true]") ?? null;

/** A message that comes while a button is pressed would push the button away, and the press would be lost. */
function whenReleased(then: () => void): void {
  const next = () => setTimeout(then);
  if (document.querySelector(":active")) addEventListener("pointerup", next, { once: true });
  else next();
}

/** The screen without the part that an on-screen keyboard covers. */
function isBelowScreen(element: Element): boolean {
  const { height, offsetTop } = visualViewport ?? { height: innerHeight, offsetTop: 0 };
  return element.getBoundingClientRect().bottom > Math.ceil(height + offsetTop);
}
