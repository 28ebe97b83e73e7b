import type { LeadSource, LoanType } from "./lead.ts";

/** The partner that gets a request: its name, and a key that says which partner it is and under which of its names. */
export type Recipient = { key: string; name: string };

/** Which requests are a partner's; without a list, those of all forms or loan types. */
export type RecipientRule = {
  sources?: readonly LeadSource[] | undefined;
  loanTypes?: readonly LoanType[] | undefined;
};

/** What a site says of who gets its requests; without `recipients` its own partner gets all. */
export type RecipientSite = {
  partnerName: string;
  recipients?: readonly (Recipient & RecipientRule)[] | undefined;
};

/** The site's own partner under the name that it had first: what a form means that names no key. */
export const ownRecipientKey = "1.1";

/** A partner by its number, and one of its names, counted from 1. */
export const recipientKey = (partner: number, name: number): string => `${partner}.${name}`;

/** The first in order whose rule fits. */
export const firstFitting = <Rule extends RecipientRule>(
  rules: readonly Rule[],
  source: LeadSource,
  loanType: LoanType,
): Rule | undefined =>
  rules.find(
    ({ sources, loanTypes }) =>
      (!sources || sources.includes(source)) && (!loanTypes || loanTypes.includes(loanType)),
  );

/** Who gets a request of this form for this type of loan. */
export function recipientOf(
  { partnerName, recipients = [] }: RecipientSite,
  source: LeadSource,
  loanType: LoanType,
): Recipient {
  return firstFitting(recipients, source, loanType) ?? { key: ownRecipientKey, name: partnerName };
}

/** The names of all who may get a request, each once, the site's own partner first where it is one of them. */
export function recipientNames({ partnerName, recipients = [] }: RecipientSite): readonly string[] {
  const names = new Set(recipients.map(({ name }) => name));
  if (names.size === 0) return [partnerName];
  return names.delete(partnerName) ? [partnerName, ...names] : [...names];
}
