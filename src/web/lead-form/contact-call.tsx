import { useReducer } from "preact/hooks";
import { CallButton, type CallButtonProps } from "./call-button.tsx";
import { ContactDialog } from "./contact-dialog.tsx";
import { closedLeadForm, leadForm } from "./lead-form-state.ts";
import type { PlainForm } from "./plain-forms.ts";

type ContactCallProps = Pick<CallButtonProps, "label" | "name" | "look"> & {
  variant: PlainForm;
  partnerName: string;
};

/** A button and its contact form, for pages that are only read: an island that wakes on the first press. */
export function ContactCall({ variant, partnerName, label, name, look }: ContactCallProps) {
  const [state, dispatch] = useReducer(leadForm, closedLeadForm);
  return (
    <>
      <CallButton
        {...{ label, name, look }}
        plainForm={variant}
        onPress={() => dispatch({ type: "open", at: Date.now() })}
      />
      {state.phase !== "closed" && <ContactDialog {...{ variant, partnerName, state, dispatch }} />}
    </>
  );
}
