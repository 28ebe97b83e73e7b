import type { LoanType } from "#contract/lead.ts";

/** All that a contact form holds, each figure as the text that was typed. */
export type LeadValues = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  loanType: LoanType;
  currentLender: string;
  currentRate: string;
  loanBalance: string;
  interestInExtraPayments: boolean;
  /** The two boxes for offers. */
  marketingEmail: boolean;
  marketingPhone: boolean;
  /** The trap: nobody sees this field, so whoever fills it in is a program. */
  website: string;
};

export const emptyLead: LeadValues = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  loanType: "new",
  currentLender: "",
  currentRate: "",
  loanBalance: "",
  interestInExtraPayments: true,
  marketingEmail: false,
  marketingPhone: false,
  website: "",
};

export type LeadOutcome = {
  sent: boolean;
  message: string;
  /** It did not reach the server, so the visitor may want to send it later. */
  unreachable?: boolean;
  /** What analytics call a failure: the status of the answer, or why there was none. */
  error?: string;
};

export type LeadFormState = {
  /** "success" and "failure" last while the message is read. */
  phase: "closed" | "open" | "submitting" | "success" | "failure";
  values: LeadValues;
  /** Names what was submitted; a retry of the same values keeps it, so that it makes no second lead. */
  requestId: string | undefined;
  message: string;
  unreachable: boolean;
};

export const closedLeadForm: LeadFormState = {
  phase: "closed",
  values: emptyLead,
  requestId: undefined,
  message: "",
  unreachable: false,
};

export type LeadFormEvent =
  | { type: "open" }
  | { type: "change"; values: Partial<LeadValues> }
  /** `requestId` is a fresh one, for when there is none to keep. */
  | { type: "submit"; requestId: string | undefined }
  | { type: "answer"; outcome: LeadOutcome }
  | { type: "acknowledge" }
  /** What could not be sent waits on the device now: for the form it is done. */
  | { type: "keep" }
  | { type: "cancel" };

/**
 * closed → open → submitting → success → closed and empty, or → failure → open with all that was typed.
 * An event that does not fit the phase changes nothing: a second submit, a Cancel while sending.
 * Cancel keeps what was typed, for whoever comes back.
 */
export function leadForm(state: LeadFormState, event: LeadFormEvent): LeadFormState {
  const { phase } = state;
  if (event.type === "open" && phase === "closed") return { ...state, phase: "open" };
  if (event.type === "change" && phase === "open") {
    // Other values are another request: under the old id the server would take them for a repetition.
    return { ...state, values: { ...state.values, ...event.values }, requestId: undefined };
  }
  if (event.type === "submit" && phase === "open") {
    return { ...state, phase: "submitting", requestId: state.requestId ?? event.requestId };
  }
  if (event.type === "cancel" && phase === "open") return { ...state, phase: "closed" };
  if (event.type === "answer" && phase === "submitting") {
    const { sent, message, unreachable = false } = event.outcome;
    return { ...state, phase: sent ? "success" : "failure", message, unreachable };
  }
  if (event.type === "acknowledge" && phase === "success") return closedLeadForm;
  if (event.type === "keep" && phase === "failure") return closedLeadForm;
  if (event.type === "acknowledge" && phase === "failure") return { ...state, phase: "open" };
  return state;
}
