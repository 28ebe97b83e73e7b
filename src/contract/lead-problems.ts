import { figurePattern, leadLimits, linePattern } from "./lead.ts";
import { visibleText } from "./visible-text.ts";

/** The fields that can be filled in wrongly, in the order of the form, and how a sentence names each. */
export const fieldNames = {
  firstName: "first name",
  lastName: "last name",
  email: "email address",
  phone: "phone number",
  currentLender: "current lender",
  currentRate: "current rate",
  loanBalance: "loan balance",
} as const;

export type LeadField = keyof typeof fieldNames;
export const leadFields = Object.keys(fieldNames) as LeadField[];

/** What is wrong with a form, in one sentence for each wrong field. */
export type LeadProblems = { [Field in LeadField]?: string };

/** The response header that names the refused field. */
export const problemFieldHeader = "problem-field";

/** When there is no better sentence: too long, or with characters that no form sends. */
export const pleaseCheck = (field: LeadField): string => `Please check the ${fieldNames[field]}.`;

/** Whether a number, as typed, can reach somebody; browser and server know different countries. */
export type UsablePhone = (typed: string) => boolean;

type Rule = (typed: string, usablePhone: UsablePhone) => string | undefined;

const rules: Record<LeadField, Rule> = {
  firstName: (typed) => nameProblem("firstName", typed) ?? lineProblem("firstName", typed, leadLimits.name),
  lastName: (typed) => nameProblem("lastName", typed) ?? lineProblem("lastName", typed, leadLimits.name),
  email: (typed) =>
    missing("email", typed) ?? lineProblem("email", typed, leadLimits.email) ?? emailProblem(typed),
  phone: (typed, usablePhone) =>
    missing("phone", typed) ??
    lineProblem("phone", typed, leadLimits.phone) ??
    phoneProblem(typed, usablePhone),
  currentLender: (typed) => lineProblem("currentLender", typed, leadLimits.lender),
  currentRate: (typed) => figureProblem("currentRate", typed),
  loanBalance: (typed) => figureProblem("loanBalance", typed),
};

/** What is wrong with a field as it was typed, in one sentence for the visitor; undefined when nothing is. */
export const leadProblem = (field: LeadField, typed: string, usablePhone: UsablePhone): string | undefined =>
  rules[field](typed, usablePhone);

/** The same for a whole form; a field that it does not have counts as empty. */
export function leadProblems(
  typed: { [Field in LeadField]?: string },
  usablePhone: UsablePhone,
): LeadProblems {
  const found = leadFields.map((field) => [field, leadProblem(field, typed[field] ?? "", usablePhone)]);
  return Object.fromEntries(found.filter(([, problem]) => problem !== undefined));
}

const pleaseEnter = (field: LeadField) => `Please enter your ${fieldNames[field]}.`;

const missing = (field: LeadField, typed: string) =>
  visibleText(typed) === "" ? pleaseEnter(field) : undefined;

const lineProblem = (field: LeadField, typed: string, most: number) =>
  typed.length <= most && new RegExp(linePattern, "u").test(typed) ? undefined : pleaseCheck(field);

const figureProblem = (field: LeadField, typed: string) =>
  typed.length <= leadLimits.figure && new RegExp(figurePattern, "u").test(typed)
    ? undefined
    : pleaseCheck(field);

/** Marks that turn letters around, or more accents on one letter than any language has. */
const disguised = /[\u202d\u202e]|\p{M}{5,}/u;

function nameProblem(field: LeadField, typed: string): string | undefined {
  if (!/\p{L}/u.test(visibleText(typed))) return pleaseEnter(field);
  if (disguised.test(typed.normalize("NFC"))) {
    return `Please enter your ${fieldNames[field]} in ordinary letters.`;
  }
}

/** Plausible, and harmless in the header of a message: no blanks, quotes, brackets, commas or colons. */
function emailProblem(typed: string): string | undefined {
  const text = visibleText(typed);
  const [local = "", domain = ""] = text.split("@", 2);
  const plausible =
    /^[^\s@<>()[\]\\",;:]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]{2,63}$/u.test(
      text,
    );
  const wrong = !plausible || local.length > 64 || domain.length > 253 || /^\.|\.\.|\.@/.test(text);
  return wrong || disguised.test(text) ? "Please enter a valid email address." : undefined;
}

const phoneProblem = (typed: string, usablePhone: UsablePhone) =>
  usablePhone(typed)
    ? undefined
    : "Please enter a valid phone number, with the country code if it is not South African.";
