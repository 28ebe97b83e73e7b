import type { PartnerLead } from "#contract/partner-body.ts";
import type { PartnerFormat } from "../partner-record.ts";
import { mappedFields } from "./our-fields.ts";

/** HubSpot's own number for contacts. */
const contact = "0-1";

/** POST …/submissions/v3/integration/submit/{portal}/{form} */
export function hubSpotBody({ fields, subscription }: PartnerFormat, lead: PartnerLead): object {
  const { consent } = lead;
  const offers =
    subscription !== null && consent?.marketingEmailWording
      ? [{ value: true, subscriptionTypeId: subscription, text: consent.marketingEmailWording }]
      : [];
  return {
    submittedAt: String(Date.parse(lead.receivedAt)),
    fields: mappedFields(fields, lead).map(([name, value]) => ({
      objectTypeId: contact,
      name,
      value: String(value),
    })),
    ...(consent && {
      legalConsentOptions: {
        consent: { consentToProcess: true, text: consent.wording, communications: offers },
      },
    }),
  };
}

/**
 * What HubSpot found wrong, by field. Its sentences repeat what was sent, so only its own names of errors and the
 * names of the mapping are told.
 */
export function hubSpotProblems({ fields }: PartnerFormat, answer: string): string | undefined {
  const found = errorsIn(answer).map(({ message = "", errorType = "" }) => {
    const kind = /^[A-Z_]{3,60}$/.test(errorType) ? errorType : "an error";
    const field = fields.map(([theirs]) => theirs).find((name) => naming(name).test(message));
    return field ? `${field}: ${kind}` : kind;
  });
  return found.length > 0 ? found.join(", ") : undefined;
}

const naming = (name: string): RegExp => new RegExp(`'(?:fields\\.)?${name.replace(/[^\w-]/g, "\\$&")}'`);

function errorsIn(answer: string): { message?: string; errorType?: string }[] {
  try {
    const { errors } = JSON.parse(answer) as { errors?: unknown };
    return Array.isArray(errors) ? errors.slice(0, 20).map((error) => ({ ...Object(error) })) : [];
  } catch {
    return [];
  }
}
