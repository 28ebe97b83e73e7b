import { useLayoutEffect, useReducer } from "react";
import { createRoot, type Root } from "react-dom/client";
import type { Contact } from "./contact-button.tsx";
import { ContactDialog } from "./contact-dialog.tsx";
import { closedLeadForm, leadForm } from "./lead-form-state.ts";
import type { LeadVariantName } from "./lead-variants.ts";

/** One form a variant: what was typed is still there when it is opened again. */
const forms = new Map<LeadVariantName, Root>();
let presses = 0;

export function openContactDialog(contact: Contact): void {
  const form =
    forms.get(contact.variant) ?? createRoot(document.body.appendChild(document.createElement("div")));
  forms.set(contact.variant, form);
  presses += 1;
  form.render(<ContactForm {...contact} press={presses} />);
}

/** Opens with each press. */
function ContactForm({ press, ...contact }: Contact & { press: number }) {
  const [state, dispatch] = useReducer(leadForm, closedLeadForm);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same contact may be opened again
  useLayoutEffect(() => dispatch({ type: "open" }), [press]);
  return state.phase !== "closed" && <ContactDialog {...contact} state={state} dispatch={dispatch} />;
}
