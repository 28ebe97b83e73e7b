import { agreedWordings } from "#contract/consent.ts";
import type { ConsentNames } from "#contract/consent-names.ts";
import { loanTypesFor } from "#contract/lead.ts";
import type { LeadConsent, LeadRequest } from "#contract/lead-schema.ts";
import { visibleText } from "./email-key.ts";
import { internationalPhone } from "./phone.ts";

/** A request that is understood but cannot be used; its message is one plain sentence for the visitor. */
export class UnusableLeadError extends Error {
  readonly statusCode = 422;
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
  const lead = {
    ...request,
    firstName: person(request.firstName, "first name"),
    lastName: person(request.lastName, "last name"),
    email: emailAddress(request.email),
    phone: phoneNumber(request.phone),
    ...(consent && { consent: storedConsent(consent, names) }),
  };
  if (!loanTypesFor(lead.source).includes(lead.loanType)) {
    throw new UnusableLeadError("Please choose one of the loan types of the form.");
  }
  return lead;
}

/** Marks that turn letters around, or more accents on one letter than any language has. */
const disguised = /[\u202d\u202e]|\p{M}{5,}/u;

function person(value: string, name: string): string {
  const text = visibleText(value);
  if (!/\p{L}/u.test(text)) throw new UnusableLeadError(`Please enter your ${name}.`);
  if (disguised.test(value.normalize("NFC"))) {
    throw new UnusableLeadError(`Please enter your ${name} in ordinary letters.`);
  }
  return text;
}

/** Plausible, and harmless in the header of a message: no blanks, quotes, brackets, commas or colons. */
function emailAddress(value: string): string {
  const text = visibleText(value);
  const [local = "", domain = ""] = text.split("@", 2);
  const plausible =
    /^[^\s@<>()[\]\\",;:]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]{2,63}$/u.test(
      text,
    );
  const wrong = !plausible || local.length > 64 || domain.length > 253 || /^\.|\.\.|\.@/.test(text);
  if (wrong || disguised.test(text)) {
    throw new UnusableLeadError("Please enter a valid email address.");
  }
  return text;
}

function phoneNumber(value: string): string {
  const phone = internationalPhone(value);
  if (phone) return phone;
  throw new UnusableLeadError(
    "Please enter a valid phone number, with the country code if it is not South African.",
  );
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
