/** The papers that a home loan asks for, in the two groups of the checklist. */
export const documents = [
  {
    group: "Personal Documents",
    items: [
      "Certified copy of ID",
      "3 months bank statements",
      "3 months payslips",
      "Employment contract/letter",
      "Tax returns (if self-employed)",
      "Proof of other income",
    ],
  },
  {
    group: "Property Documents",
    items: [
      "Signed offer to purchase",
      "Property deed/title deed",
      "Rates clearance certificate",
      "Building plans (if applicable)",
      "Sectional title documents",
      "Home inspection report",
    ],
  },
] as const;
