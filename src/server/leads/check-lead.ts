import { leadMinimumMs, loanTypesFor } from "#contract/lead.ts";
import type { LeadRequest } from "#contract/lead-schema.ts";
import { internationalPhone } from "./phone.ts";

/** A request that is understood but cannot be used; its message is one plain sentence for the visitor. */
export class UnusableLeadError extends Error {
  readonly statusCode = 422;
}

/** What a lead says, with its e-mail address and phone number known to be usable. */
export type CheckedLead = LeadRequest & { quarantineReason: string | null };

/**
 * Checks what a schema cannot say. Names and e-mail lose the blanks around them; the phone number becomes
 * international. A suspected program is not refused, which would teach it, but marked for quarantine.
 */
export function checkedLead(request: LeadRequest, now: number): CheckedLead {
  const lead = {
    ...request,
    firstName: person(request.firstName, "first name"),
    lastName: person(request.lastName, "last name"),
    email: emailAddress(request.email),
    phone: phoneNumber(request.phone),
  };
  if (!loanTypesFor(lead.source).includes(lead.loanType)) {
    throw new UnusableLeadError("Please choose one of the loan types of the form.");
  }
  return { ...lead, quarantineReason: quarantineReason(request, now) };
}

function person(value: string, name: string): string {
  const text = value.normalize("NFC").trim();
  if (!/\p{L}/u.test(text)) throw new UnusableLeadError(`Please enter your ${name}.`);
  return text;
}

/** Plausible, and harmless in the header of a message: no blanks, quotes, brackets, commas or colons. */
function emailAddress(value: string): string {
  const text = value.trim();
  const [local = "", domain = ""] = text.split("@", 2);
  const plausible =
    /^[^\s@<>()[\]\\",;:]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u.test(
      text,
    );
  if (!plausible || local.length > 64 || domain.length > 253 || /^\.|\.\.|\.@/.test(text)) {
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

function quarantineReason({ website, openedAt }: LeadRequest, now: number): string | null {
  if (website?.trim()) return "A field that no person sees was filled in.";
  const opened = typeof openedAt === "string" ? Date.parse(openedAt) : openedAt;
  // A clock that runs ahead or an unreadable time says nothing about who filled in the form.
  if (opened === undefined || Number.isNaN(opened) || opened > now) return null;
  return now - opened < leadMinimumMs ? "The form was sent within two seconds after it was opened." : null;
}
