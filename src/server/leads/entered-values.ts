import { type AskedFrom, askedFrom, pageQuery } from "#contract/embed.ts";
import { callTimes, type LeadSource, leadLimits, leadSources, loanTypes } from "#contract/lead.ts";
import { leadFields } from "#contract/lead-problems.ts";
import type { LeadValues } from "#contract/lead-values.ts";

/** What a visitor entered into a plain form that was refused, as far as a form could hold it. */
export function enteredValues(body: unknown): Partial<LeadValues> {
  const { consent, loanType, callTime, interestInExtraPayments, ...others } = fieldsOf(body);
  const { marketingEmail, marketingPhone } = fieldsOf(consent);
  const texts = leadFields.flatMap((field) => {
    const typed = others[field];
    return typeof typed === "string" ? [[field, typed.slice(0, mostLetters)]] : [];
  });
  const chosenType = loanTypes.find((type) => type === loanType);
  const chosenTime = callTimes.find((time) => time === callTime);
  return {
    ...Object.fromEntries(texts),
    ...(chosenType && { loanType: chosenType }),
    ...(chosenTime && { callTime: chosenTime }),
    ...(typeof interestInExtraPayments === "boolean" && { interestInExtraPayments }),
    ...(marketingEmail === true && { marketingEmail }),
    ...(marketingPhone === true && { marketingPhone }),
  };
}

/** Where a plain form came from and the figures that it takes along, as far as they would be taken. */
export function askedIn(body: unknown): AskedFrom {
  const { agent, host, currentCalculation } = fieldsOf(body);
  const said = Object.entries({ agent, host, ...fieldsOf(currentCalculation) });
  const texts = said.filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return askedFrom(pageQuery("/contact/", Object.fromEntries(texts)));
}

/** Which form it was; one that cannot be read comes back as the form of the front page. */
export const sourceOf = (body: unknown): LeadSource =>
  leadSources.find((source) => source === fieldsOf(body).source) ?? "landing_page";

/** Longer than any field takes, so that a text that is too long is still seen to be. */
const mostLetters = leadLimits.email + 1;

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? { ...value } : {};
