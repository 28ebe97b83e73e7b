import { track, trackConversion } from "#web/tracking/track.ts";
import type { LeadOutcome } from "./lead-form-state.ts";
import type { LeadVariant } from "./lead-variants.ts";

/** The contact funnel of analytics, step by step. */
export const trackContact = {
  open: ({ element, opener }: LeadVariant) => track("contact_open", opener ?? element),
  submit: ({ element }: LeadVariant) => track("contact_submit", element),
  cancel: ({ element }: LeadVariant) => track("contact_cancel", element),
  answer({ element, source }: LeadVariant, { sent, error }: Pick<LeadOutcome, "sent" | "error">): void {
    if (!sent) track("contact_error", element, error);
    else {
      track("contact_success", element);
      trackConversion(source);
    }
  },
};
