import { consentVersion } from "#contract/consent.ts";
import { leadLimits, leadRequestPath } from "#contract/lead.ts";
import { leadFailure, leadThanks, tryAgain } from "#contract/lead-messages.ts";
import { type LeadField, leadFields, problemFieldHeader } from "#contract/lead-problems.ts";
import type { LeadRequest } from "#contract/lead-schema.ts";
import { ownRecipientKey, type Recipient } from "#contract/recipients.ts";
import type { LeadFormState, LeadOutcome } from "./lead-form-state.ts";
import { leadProof, spendLeadProof } from "./lead-proof.ts";
import { grouped } from "./lead-text.ts";
import type { LeadVariant } from "./lead-variants.ts";

/** The figures that the visitor was working with; none when the calculator had no usable inputs. */
export type LeadCalculation = NonNullable<LeadRequest["currentCalculation"]>;

type LeadParts = {
  variant: LeadVariant;
  calculation?: LeadCalculation | undefined;
  /** Whom the form names. */
  recipient?: Pick<Recipient, "key">;
  state: Pick<LeadFormState, "values" | "requestId">;
  /** The path of the page that the form is open on. */
  page: string;
};

/** The body that a form sends: the specification's fields, the consent and whom it names, and what keeps out doubles and bots. */
export function leadRequest({ variant, calculation, recipient, state, page }: LeadParts): LeadRequest {
  const { values, requestId } = state;
  return {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    email: values.email.trim(),
    phone: values.phone.trim(),
    callTime: values.callTime,
    loanType: values.loanType,
    source: variant.source,
    ...(variant.extras === "current-loan" && {
      currentLender: values.currentLender.trim(),
      currentRate: values.currentRate,
      loanBalance: grouped(values.loanBalance),
    }),
    ...(variant.extras === "extra-payments" && { interestInExtraPayments: values.interestInExtraPayments }),
    ...(calculation && { currentCalculation: calculation }),
    ...(requestId && { requestId }),
    // The server has the words of every version.
    consent: {
      version: consentVersion,
      marketingEmail: values.marketingEmail,
      marketingPhone: values.marketingPhone,
    },
    ...(recipient && recipient.key !== ownRecipientKey && { partner: recipient.key }),
    website: values.website,
    page: page.slice(0, leadLimits.page),
  };
}

/** Names a submission. Browsers offer this on secure addresses only; without it the server knows none. */
export function newRequestId(): string | undefined {
  return globalThis.crypto?.randomUUID?.();
}

/** Longer than one sentence, it is not meant for the visitor. */
const longestReason = 300;
const patienceMs = 20_000;

/** Sends it once and says what the visitor is to read. It never throws. */
export async function sendLead(
  body: LeadRequest,
  variant: LeadVariant,
  send: typeof fetch = fetch,
): Promise<LeadOutcome> {
  try {
    const { sent, status, reason = tryAgain, field } = await postLead(body, send);
    if (sent) return { sent, message: leadThanks(variant.source) };
    const message = leadFailure(variant.tellsReason ? reason : tryAgain);
    return { sent, message, error: String(status), ...(field && { problems: { [field]: reason } }) };
  } catch (error) {
    const reason = error instanceof Error && error.message ? error.message : "unknown_error";
    return { sent: false, message: leadFailure(tryAgain), unreachable: true, error: reason };
  }
}

type Answer = {
  sent: boolean;
  status: number;
  /** The server's sentence, and the field that it is about. */
  reason?: string | undefined;
  field?: LeadField | undefined;
};

/** Whether the server took it, and why not. Throws when the server cannot be reached. */
export async function postLead(body: LeadRequest, send: typeof fetch): Promise<Answer> {
  // One that waited on the device has none yet, and it is made now.
  const proof = await leadProof(send);
  const response = await send(leadRequestPath, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...body, proof } satisfies LeadRequest),
    signal: AbortSignal.timeout(patienceMs),
  });
  const text = await response.text();
  const { status } = response;
  if (status === 200 && saysSuccess(text)) {
    spendLeadProof();
    return { sent: true, status };
  }
  const field = leadFields.find((name) => name === response.headers.get(problemFieldHeader));
  return { sent: false, status, reason: reasonIn(text), field };
}

function saysSuccess(text: string): boolean {
  try {
    return JSON.parse(text)?.success === true;
  } catch {
    return false;
  }
}

/** The server's sentence; a page of some gateway on the way is none. */
function reasonIn(text: string): string | undefined {
  const reason = text.trim();
  return reason === "" || reason.startsWith("<") || reason.length > longestReason ? undefined : reason;
}
