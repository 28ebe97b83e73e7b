import { extraPayments } from "#calculations/extra-payments/extra-payments.ts";
import { sensitivityBase } from "#calculations/rate-sensitivity/rate-sensitivity.ts";
import type { Inputs } from "#contract/input-fields.ts";
import { inputsLoanAmount } from "#web/inputs/inputs.ts";
import type { CalculatorTab } from "#web/site/addresses.ts";
import { affordabilityInputs, allowed } from "../affordability/allowed.ts";
import { example, isEmpty } from "../affordability/worked-example.tsx";
import type { CurvedAnswer } from "./curves.ts";

const loanOf = (inputs: Inputs) => ({ ...inputs, loanAmount: inputsLoanAmount(inputs) });
const instalment = (inputs: Inputs) => sensitivityBase(loanOf(inputs)).monthlyPayment;
const largestLoan = (inputs: Inputs) => allowed(affordabilityInputs(inputs)).limit?.maxBondOffered ?? 0;

const largest: CurvedAnswer = {
  name: "Loan",
  said: "Largest loan",
  of: largestLoan,
  sliders: ["affordabilityRate", "affordabilityTerm"],
};

/** Before anybody has entered an income: the curves have the same shape at each. */
const largestOfExample: CurvedAnswer = {
  ...largest,
  said: "Largest loan in the example",
  of: (inputs) => largestLoan({ ...inputs, ...example }),
};

const answers = {
  calculator: {
    name: "Monthly payment",
    of: instalment,
    sliders: ["purchasePrice", "downPayment", "loanTerm", "interestRate"],
  },
  sensitivity: {
    name: "More each month",
    of: (inputs) => instalment({ ...inputs, interestRate: inputs.interestRate + 1 }) - instalment(inputs),
    sliders: ["loanAmount", "loanTerm", "interestRate"],
  },
  "extra-payment": {
    name: "Interest saved",
    of: (inputs) => extraPayments(loanOf(inputs)).savings.interestSaved,
    sliders: ["loanAmount", "interestRate", "loanTerm", "extraPayment"],
  },
} as const satisfies Partial<Record<CalculatorTab, CurvedAnswer>>;

/** The one answer that each calculator is about, for the curves over its sliders. */
export function curvedAnswer(tab: CalculatorTab, inputs: Inputs): CurvedAnswer {
  if (tab === "affordability") return isEmpty(inputs) ? largestOfExample : largest;
  return answers[tab];
}
