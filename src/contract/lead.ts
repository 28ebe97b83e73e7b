/** Where a visitor's request for a call is sent. */
export const leadRequestPath = "/contact/loan-originator";

/** The five forms, by the name that each sends as its source. */
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
  trap: 2_000,
} as const;

/** A body larger than this many bytes is not one of our forms. */
export const leadBodyLimit = 16 * 1024;
