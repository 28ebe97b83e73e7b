import type { LeadSource, LoanType } from "#contract/lead.ts";
import type { PartnerView } from "../../partners/partner-desk.ts";

/** What the operator calls the forms. */
export const formNames: Record<LeadSource, string> = {
  landing_page: "Front page",
  calculator_app: "Calculators and tools",
  education_page: "Buyer Guide",
  interest_sensitivity_calculator: "Rate Sensitivity",
  extra_payment_calculator: "Extra Payments",
};

export const loanTypeNames: Record<LoanType, string> = {
  new: "New home loan",
  refinance: "Refinancing",
  investment: "Investment property",
  restructure: "Restructuring",
};

/** Which requests a partner takes, in words. */
export function which({ sources, loanTypes }: Pick<PartnerView, "sources" | "loanTypes">): string {
  const types = loanTypes ? loanTypes.map((type) => loanTypeNames[type]).join(", ") : "all loan types";
  const forms = sources ? sources.map((source) => formNames[source]).join(", ") : "all forms";
  return `${types}, from ${forms}`;
}
