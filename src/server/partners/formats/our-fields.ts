import type { PartnerLead } from "#contract/partner-body.ts";
import { calculationFigures } from "#contract/tools.ts";
import { roundedCalculation } from "../../leads/delivery/figures.ts";
import { leadMessage } from "../../leads/delivery/message.ts";
import type { FieldMapping } from "../partner-record.ts";

type Value = string | number | boolean | undefined;

/** What a mapping may name, by its name there. A field that a lead does not have is left out. */
const fields: Record<string, (lead: PartnerLead) => Value> = {
  id: ({ id }) => id,
  test: ({ test }) => test ?? false,
  receivedAt: ({ receivedAt }) => receivedAt,
  correctionOf: ({ correctionOf }) => correctionOf,
  unproven: ({ unproven }) => unproven ?? false,
  source: ({ source }) => source,
  loanType: ({ loanType }) => loanType,
  firstName: ({ firstName }) => firstName,
  lastName: ({ lastName }) => lastName,
  fullName: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  callTime: ({ callTime }) => callTime,
  currentLender: ({ currentLender }) => currentLender,
  currentRate: ({ currentRate }) => currentRate,
  loanBalance: ({ loanBalance }) => loanBalance,
  interestInExtraPayments: ({ interestInExtraPayments }) => interestInExtraPayments,
  agent: ({ agent }) => agent,
  host: ({ host }) => host,
  "consent.version": ({ consent }) => consent?.version,
  "consent.wording": ({ consent }) => consent?.wording,
  "consent.marketingEmail": ({ consent }) => consent?.marketingEmail,
  "consent.marketingPhone": ({ consent }) => consent?.marketingPhone,
  "consent.givenAt": ({ consent }) => consent?.givenAt,
  outcomeUrl: ({ outcomeUrl }) => outcomeUrl,
  summary: (lead) => leadMessage(lead).text,
};

const calculations = ["loanAmount", "currentRate", "loanTerm", "extraPayment", "potentialSavings", "tool"];
for (const name of [...calculations, ...Object.keys(calculationFigures)]) {
  fields[`calculation.${name}`] = ({ currentCalculation }) =>
    currentCalculation && roundedCalculation(currentCalculation)[name];
}

/** Every name that a mapping may use. */
export const ourFieldNames: readonly string[] = Object.keys(fields);

/** A text of the mapping's own, in double quotes. */
export const fixedText = (ours: string): string | undefined => /^"([^"]*)"$/.exec(ours)?.[1];

/** A lead under the receiver's names, in the order of the mapping. */
export function mappedFields(
  mapping: readonly FieldMapping[],
  lead: PartnerLead,
): [theirs: string, value: NonNullable<Value>][] {
  return mapping.flatMap(([theirs, ours]) => {
    const value = fixedText(ours) ?? (Object.hasOwn(fields, ours) ? fields[ours]?.(lead) : undefined);
    return value === undefined || value === "" ? [] : [[theirs, value] as [string, NonNullable<Value>]];
  });
}
