import { type Dispatch, type RefObject, type SubmitEvent, useRef } from "react";
import { flushSync } from "react-dom";
import type { ConsentNames } from "#contract/consent-names.ts";
import { leadProblems } from "#contract/lead-problems.ts";
import { Button } from "#web/components/button/button.tsx";
import { CalculationNote } from "./calculation-note.tsx";
import styles from "./contact-form.module.css";
import { LeadConsent } from "./lead-consent.tsx";
import { LeadFields } from "./lead-fields.tsx";
import type { LeadFormEvent, LeadFormState } from "./lead-form-state.ts";
import { type LeadCalculation, newRequestId } from "./lead-request.ts";
import type { LeadVariant } from "./lead-variants.ts";
import { Services } from "./services.tsx";
import type { LeadFormProps } from "./text-input.tsx";
import { usablePhone } from "./usable-phone.ts";
import { WhatNext } from "./what-next.tsx";

type ContactFormProps = {
  variant: LeadVariant;
  names: ConsentNames;
  calculation?: LeadCalculation | undefined;
  state: LeadFormState;
  dispatch: Dispatch<LeadFormEvent>;
  onCancel: () => void;
  /** Gets the focus while the request is sent. */
  status: RefObject<HTMLParagraphElement | null>;
  submit: RefObject<HTMLButtonElement | null>;
};

/** The contact form in the dialog. It checks what is typed itself, and says what is wrong next to the field. */
export function ContactForm(props: ContactFormProps) {
  const { variant, names, calculation, state, dispatch, status, submit } = props;
  const { values, problems } = state;
  const sending = state.phase === "submitting";
  const form = useRef<HTMLFormElement>(null);

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    const found = leadProblems(values, usablePhone);
    if (Object.keys(found).length > 0) {
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
    onChange: (change) => dispatch({ type: "change", values: change }),
    onLeave: (field) => whenReleased(() => dispatch({ type: "leave", field })),
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={onSubmit}>
      <fieldset className={styles.fields} disabled={sending}>
        {variant.text && <p>{variant.text}</p>}
        <WhatNext partnerName={names.partnerName} calculation={calculation !== undefined} />
        <LeadFields variant={variant} {...fields} />
        {variant.services && <Services services={variant.services} />}
        {calculation && <CalculationNote calculation={calculation} />}
        <LeadConsent names={names} {...fields} />
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
          <Button disabled={sending} onClick={props.onCancel}>
            Cancel
          </Button>
          <Button ref={submit} type="submit" look="primary" disabled={sending}>
            {sending ? "Sending…" : variant.submit}
          </Button>
        </div>
      </div>
    </form>
  );
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
