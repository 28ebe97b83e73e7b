import type { pageIds } from "./page-ids.ts";

/** Where a visitor's request for a call is sent. */
export const leadRequestPath = "/contact/loan-originator";

/** The five forms, by the source that each sends. */
export const leadSources = [
  "landing_page",
  "calculator_app",
  "education_page",
  "interest_sensitivity_calculator",
  "extra_payment_calculator",
] as const;
export type LeadSource = (typeof leadSources)[number];

/** Restructuring is offered in the extra-payment form only. */
export const loanTypes = ["new", "refinance", "investment", "restructure"] as const;
export type LoanType = (typeof loanTypes)[number];

export const loanTypesFor = (source: LeadSource): readonly LoanType[] =>
  source === "extra_payment_calculator" ? loanTypes : loanTypes.filter((type) => type !== "restructure");

/** When a call suits the visitor, in South African time. */
export const callTimes = ["any", "morning", "midday", "afternoon", "evening"] as const;
export type CallTime = (typeof callTimes)[number];

/** The hours of each, for the visitor and for the agent. */
export const callTimeWords: Record<CallTime, string> = {
  any: "Any time",
  morning: "Morning, 8:00 to 11:00",
  midday: "Midday, 11:00 to 14:00",
  afternoon: "Afternoon, 14:00 to 17:00",
  evening: "Evening, 17:00 to 20:00",
};

/** The page of each form under /contact, by the source that it sends. */
export const leadForms = {
  landing_page: "landing",
  calculator_app: "calculators",
  education_page: "guide",
  interest_sensitivity_calculator: "sensitivity",
  extra_payment_calculator: "extra-payments",
} as const satisfies Record<LeadSource, (typeof pageIds.contact)[number]>;

/** The longest text that a field takes; the forms set it as maxlength, the server refuses more. */
export const leadLimits = {
  name: 100,
  email: 254,
  phone: 40,
  lender: 100,
  figure: 30,
  consentVersion: 40,
  consentWording: 2_000,
  proof: 120,
  page: 200,
  trap: 2_000,
} as const;

/** No phone number has fewer characters. */
export const shortestPhone = 9;

/** One line of text: no control characters, line or paragraph separators or broken characters. */
export const linePattern = "^[^\\p{Cc}\\p{Zl}\\p{Zp}\\p{Cs}]*$";

/** A figure as it is typed: digits with separators, also with its unit. */
export const figurePattern = "^-?R?[0-9\\s.,]*%?$";

/** A body larger than this many bytes is not one of our forms. */
export const leadBodyLimit = 16 * 1024;
