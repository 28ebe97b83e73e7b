import { agreedWordings } from "#contract/consent.ts";
import type { ConsentNames } from "#contract/consent-names.ts";
import { loanTypesFor } from "#contract/lead.ts";
import { type LeadField, leadProblem } from "#contract/lead-problems.ts";
import type { LeadConsent, LeadRequest } from "#contract/lead-schema.ts";
import { visibleText } from "#contract/visible-text.ts";
import { internationalPhone } from "./phone.ts";

/** A request that is understood but cannot be used; its message is one plain sentence for the visitor. */
export class UnusableLeadError extends Error {
  readonly statusCode = 422;
  /** The field that it is about, where it is about one that is typed into. */
  readonly field: LeadField | undefined;
  constructor(message: string, field?: LeadField) {
    super(message);
    this.field = field;
  }
}

/** What a lead says, with its e-mail address and phone number known to be usable. */
export type CheckedLead = Omit<LeadRequest, "consent"> & { consent?: StoredConsent };

/** A consent with our own words for its version, whatever the request said they were. */
export type StoredConsent = {
  version: string;
  wording: string;
  /** The words of the ticked box; null where it was not ticked. */
  marketing_email: string | null;
  marketing_phone: string | null;
};

/**
 * Checks what a schema cannot say. Names and e-mail lose what nobody sees; the phone number becomes
 * international.
 */
export function checkedLead({ consent, ...request }: LeadRequest, names: ConsentNames): CheckedLead {
  const phone = internationalPhone(request.phone);
  for (const field of ["firstName", "lastName", "email", "phone"] as const) {
    const problem = leadProblem(field, request[field], () => phone !== undefined);
    if (problem) throw new UnusableLeadError(problem, field);
  }
  const lead = {
    ...request,
    firstName: visibleText(request.firstName),
    lastName: visibleText(request.lastName),
    email: visibleText(request.email),
    phone: phone!,
    ...(consent && { consent: storedConsent(consent, names) }),
  };
  if (!loanTypesFor(lead.source).includes(lead.loanType)) {
    throw new UnusableLeadError("Please choose one of the loan types of the form.");
  }
  return lead;
}

/** A version that we never showed cannot be proved, so it gives no leave to advertise. */
function storedConsent(consent: LeadConsent, names: ConsentNames): StoredConsent {
  const { version, marketing = false, marketingEmail = marketing, marketingPhone = marketing } = consent;
  const words = agreedWordings(version, names);
  return {
    version,
    wording: words?.consent ?? "Unknown: no form of ours had this version.",
    marketing_email: (marketingEmail && words?.marketingEmail) || null,
    marketing_phone: (marketingPhone && words?.marketingPhone) || null,
  };
}
