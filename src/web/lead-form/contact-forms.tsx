import { useEffect, useLayoutEffect, useReducer, useState } from "react";
import type { LoanType } from "#contract/lead.ts";
import type { ToolId } from "#contract/tools.ts";
import type { Contact } from "./contact-button.tsx";
import { ContactDialog } from "./contact-dialog.tsx";
import { closedLeadForm, leadForm } from "./lead-form-state.ts";
import { watchKeptLeads } from "./watch-kept-leads.ts";

type Pressed = Contact & { press: number };

/** The contact forms of a page, each opened over it by its buttons; and what waits on this device is sent. */
export function ContactForms() {
  const [forms, setForms] = useState<readonly Pressed[]>([]);

  useLayoutEffect(() => {
    function open() {
      const pressed = window.contacts ?? [];
      delete window.contacts;
      for (const contact of pressed) setForms((before) => withPress(before, contact));
    }
    open();
    addEventListener("contact", open);
    return () => removeEventListener("contact", open);
  }, []);

  useEffect(watchKeptLeads, []);

  return (
    <>
      {forms.map((form) => (
        <ContactForm key={form.variant} {...form} />
      ))}
    </>
  );
}

/** One form a variant: what was typed is still there when it is opened again. */
function withPress(forms: readonly Pressed[], contact: Contact): readonly Pressed[] {
  const before = forms.find(({ variant }) => variant === contact.variant);
  const pressed = { ...contact, press: (before?.press ?? 0) + 1 };
  return before ? forms.map((form) => (form === before ? pressed : form)) : [...forms, pressed];
}

/** Opens with each press. */
function ContactForm({ press, ...contact }: Pressed) {
  const [state, dispatch] = useReducer(leadForm, closedLeadForm);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same contact may be opened again
  useLayoutEffect(() => dispatch({ type: "open", loanType: typeFor(contact) }), [press]);
  return state.phase !== "closed" && <ContactDialog {...contact} state={state} dispatch={dispatch} />;
}

/** The tools that are about one type of loan. */
const typesOfTools: Partial<Record<ToolId, LoanType>> = {
  "switch-your-bond": "refinance",
  "buy-to-let": "investment",
};

const typeFor = ({ calculation }: Contact): LoanType | undefined =>
  calculation && "tool" in calculation ? typesOfTools[calculation.tool] : undefined;
