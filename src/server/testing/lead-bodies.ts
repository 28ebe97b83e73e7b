/** The bodies of the specification's section 7, as the five forms send them; for tests. */
const person = {
  firstName: "Thandeka",
  lastName: "O’Brien-Nkosi",
  email: "Thandeka.Nkosi@example.com",
  phone: "082 123 4567",
};

export const leadBodies = {
  landing: { ...person, loanType: "new", source: "landing_page" },
  calculator: { ...person, loanType: "investment", source: "calculator_app" },
  education: { ...person, loanType: "refinance", source: "education_page" },
  sensitivity: {
    ...person,
    loanType: "refinance",
    currentLender: "A Bank",
    currentRate: "11.75",
    loanBalance: "1,250,000",
    source: "interest_sensitivity_calculator",
    currentCalculation: { loanAmount: 2_000_000, currentRate: 10.75, loanTerm: 20 },
  },
  extraPayments: {
    ...person,
    loanType: "restructure",
    interestInExtraPayments: true,
    source: "extra_payment_calculator",
    currentCalculation: { loanAmount: 2_000_000, extraPayment: 1_000, potentialSavings: 244_531 },
  },
};

/** A body of its own for each number, so that none is a duplicate of another. */
export const someLead = (number: number) => ({
  ...leadBodies.landing,
  email: `visitor-${number}@example.com`,
  phone: `+2782${String(1_000_000 + number)}`,
});
