import type { LoanType } from "#contract/lead.ts";
import type { LeadField, LeadProblems } from "#contract/lead-problems.ts";
import type { LeadValues } from "#contract/lead-values.ts";

export const emptyLead: LeadValues = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  callTime: "any",
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
  /** What the server says of one field. */
  problems?: LeadProblems;
  /** It did not reach the server, so the visitor may want to send it later. */
  unreachable?: boolean;
  /** What analytics call a failure: the status of the answer, or why there was none. */
  error?: string;
};

export type LeadFormState = {
  /** "success" and "failure" last while the message is read. */
  phase: "closed" | "open" | "submitting" | "success" | "failure";
  values: LeadValues;
  /** What is shown next to the fields. */
  problems: LeadProblems;
  /** Names what was submitted; a retry of the same values keeps it, so that it makes no second lead. */
  requestId: string | undefined;
  message: string;
  unreachable: boolean;
};

export const closedLeadForm: LeadFormState = {
  phase: "closed",
  values: emptyLead,
  problems: {},
  requestId: undefined,
  message: "",
  unreachable: false,
};

export type LeadFormEvent =
  /** On a page about one type of loan that type is chosen, unless the visitor was here before. */
  | { type: "open"; loanType?: LoanType | undefined }
  | { type: "change"; values: Partial<LeadValues> }
  /** What the browser says of a field now; nothing when it takes what is in it. */
  | { type: "check"; field: LeadField; problem: string }
  /** What kept the form from being sent. */
  | { type: "wrong"; problems: LeadProblems }
  /** `requestId` is a fresh one, for when there is none to keep. */
  | { type: "submit"; requestId: string | undefined }
  | { type: "answer"; outcome: LeadOutcome }
  | { type: "acknowledge" }
  /** What did not reach the server waits on the device now: for the form it is done. */
  | { type: "keep" }
  | { type: "cancel" };

/**
 * closed → open → submitting → success → closed and empty, or → failure → open with all that was typed.
 * An event that does not fit the phase changes nothing: a second submit, a Cancel while sending.
 * Cancel keeps what was typed, for whoever comes back.
 */
export function leadForm(state: LeadFormState, event: LeadFormEvent): LeadFormState {
  const { phase } = state;
  if (event.type === "open" && phase === "closed") {
    const { loanType = emptyLead.loanType } = event;
    const untouched = state.values === emptyLead;
    return { ...state, phase: "open", values: untouched ? { ...emptyLead, loanType } : state.values };
  }
  if (event.type === "change" && phase === "open") {
    // Other values are another request: under the old id the server would take them for a repetition.
    const values = { ...state.values, ...event.values };
    return { ...state, values, unreachable: false, requestId: undefined };
  }
  if (event.type === "check" && phase === "open") {
    const { [event.field]: _, ...others } = state.problems;
    return { ...state, problems: event.problem ? { ...others, [event.field]: event.problem } : others };
  }
  if (event.type === "wrong" && phase === "open") return { ...state, problems: event.problems };
  if (event.type === "submit" && phase === "open") {
    const requestId = state.requestId ?? event.requestId;
    return { ...state, phase: "submitting", requestId, unreachable: false };
  }
  if (event.type === "cancel" && phase === "open") return { ...state, phase: "closed" };
  if (event.type === "answer" && phase === "submitting") {
    const { sent, message, problems = {}, unreachable = false } = event.outcome;
    return { ...state, phase: sent ? "success" : "failure", message, problems, unreachable };
  }
  if (event.type === "acknowledge" && phase === "success") return closedLeadForm;
  if (event.type === "keep" && phase === "open" && isKeepable(state)) return closedLeadForm;
  if (event.type === "acknowledge" && phase === "failure") return { ...state, phase: "open" };
  return state;
}

/**
 * Whether the request as it is may wait on the device: it did not reach the server, and it has an id, without which a
 * later sending could make a second lead.
 */
export const isKeepable = ({ unreachable, requestId }: LeadFormState): boolean =>
  unreachable && requestId !== undefined;
