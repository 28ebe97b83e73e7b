import { contactElements } from "#contract/analytics.ts";
import type { LeadSource, LoanType } from "#contract/lead.ts";

/** One of the five contact forms: its words, its choices and what it asks beyond name, e-mail and phone. */
export type LeadVariant = {
  source: LeadSource;
  heading: (partnerName: string) => string;
  text?: string;
  loanTypes: readonly { value: LoanType; label: string }[];
  extras?: "current-loan" | "extra-payments";
  services?: readonly string[];
  submit: string;
  /** What analytics call the form, and the place from which it was opened. */
  element: string;
  opener?: string;
  /** Whether the server's own sentence is added to the message of a refusal. */
  tellsReason: boolean;
};

/** What else the partner can be asked about. */
export const additionalServices = [
  "Property & Casualty Insurance",
  "Short-term loans for transfer costs",
  "Trust and estate planning",
  "Investment property financing",
] as const;

const originator = (partnerName: string) => `Connect with a Home Loan Originator @ ${partnerName}`;

const usualTypes = [
  { value: "new", label: "New Home Loan" },
  { value: "refinance", label: "Refinancing" },
  { value: "investment", label: "Investment Property" },
] as const;

export const leadVariants = {
  landing: {
    source: "landing_page",
    element: contactElements.landing,
    heading: originator,
    loanTypes: usualTypes,
    submit: "Submit Request",
    tellsReason: true,
  },
  calculators: {
    source: "calculator_app",
    element: contactElements.calculators,
    heading: originator,
    loanTypes: usualTypes,
    submit: "Submit Request",
    tellsReason: true,
  },
  guide: {
    source: "education_page",
    element: contactElements.guide,
    opener: contactElements.guideSidebar,
    heading: (partnerName) => `Get Property Financing Help @ ${partnerName}`,
    text: "Connect with professional loan originators who can guide you through the entire property buying process.",
    loanTypes: [
      { value: "new", label: "First-Time Home Buyer" },
      { value: "refinance", label: "Refinancing" },
      { value: "investment", label: "Investment Property" },
    ],
    submit: "Submit",
    tellsReason: true,
  },
  sensitivity: {
    source: "interest_sensitivity_calculator",
    element: contactElements.sensitivity,
    heading: () => "Get Better Interest Rates",
    loanTypes: [
      { value: "refinance", label: "Refinancing Existing Loan" },
      { value: "new", label: "New Home Loan" },
      { value: "investment", label: "Investment Property" },
    ],
    extras: "current-loan",
    submit: "Get Better Rates",
    tellsReason: false,
  },
  "extra-payments": {
    source: "extra_payment_calculator",
    element: contactElements.extraPayments,
    opener: contactElements.extraPaymentsTop,
    heading: () => "Optimize Your Payment Strategy",
    loanTypes: [
      { value: "refinance", label: "Refinancing for Better Terms" },
      { value: "restructure", label: "Loan Restructuring" },
      { value: "new", label: "New Home Loan" },
      { value: "investment", label: "Investment Property" },
    ],
    extras: "extra-payments",
    services: additionalServices,
    submit: "Get Expert Advice",
    tellsReason: false,
  },
} as const satisfies Record<string, LeadVariant>;

export type LeadVariantName = keyof typeof leadVariants;

export const leadVariantNames = Object.keys(leadVariants) as LeadVariantName[];

/** The variant by its name, seen as any of the five. */
export const leadVariant = (name: LeadVariantName): LeadVariant => leadVariants[name];

/** The variant that sends this source. */
export const variantOf = (source: LeadSource): LeadVariant | undefined =>
  Object.values<LeadVariant>(leadVariants).find((variant) => variant.source === source);
