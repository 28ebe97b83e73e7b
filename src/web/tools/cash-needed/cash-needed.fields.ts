import { cashNeededDefaults } from "#calculations/tools/cash-needed/cash-needed-defaults.ts";
import { inputFields } from "#contract/input-fields.ts";
import type { ToolFields } from "../tool-fields.ts";

/** How the bank's initiation fee is paid, in every tool that asks. */
export const initiationPaidOptions = { cash: "In cash", loan: "Added to the loan" } as const;

export const cashNeededFields = {
  offerAccepted: { kind: "date" },
  price: { kind: "money", shared: "purchasePrice", slider: inputFields.purchasePrice.slider },
  deposit: { kind: "money", shared: "downPayment", slider: inputFields.downPayment.slider },
  interestRate: { kind: "rate", shared: "interestRate", slider: inputFields.interestRate.slider },
  termYears: { kind: "count", shared: "loanTerm", slider: inputFields.loanTerm.slider },
  serviceFee: { kind: "money" },
  initiationPaid: {
    kind: "choice",
    default: cashNeededDefaults.initiationPaid,
    options: initiationPaidOptions,
  },
  sellerChargesVat: { kind: "switch", default: cashNeededDefaults.sellerChargesVat },
  buyer: {
    kind: "choice",
    default: cashNeededDefaults.buyer,
    options: { person: "One or more people", company: "A company", trust: "A trust" },
  },
  fairValue: { kind: "money", startsEmpty: true },
  depositDays: { kind: "count", default: cashNeededDefaults.depositDays, max: 365 },
  approvalDays: { kind: "count", default: cashNeededDefaults.approvalDays, max: 365 },
  approvalDaysKind: {
    kind: "choice",
    default: cashNeededDefaults.approvalDaysKind,
    options: { working: "Working days", calendar: "Calendar days" },
  },
  costsDays: { kind: "count", default: cashNeededDefaults.costsDays, max: 365 },
  registrationDays: { kind: "count", default: cashNeededDefaults.registrationDays, max: 365 },
  lodgementDays: { kind: "count", default: cashNeededDefaults.lodgementDays, max: 365 },
  occupation: { kind: "date" },
  occupationalRent: { kind: "money" },
  moving: { kind: "money", default: cashNeededDefaults.moving },
  connections: { kind: "money", default: cashNeededDefaults.connections },
  insurance: { kind: "money", default: cashNeededDefaults.insurance },
  ratesAndTaxes: { kind: "money" },
  levy: { kind: "money", default: cashNeededDefaults.levy },
  monthsAhead: { kind: "count", default: cashNeededDefaults.monthsAhead, max: 60 },
  lodgementFee: { kind: "money", startsEmpty: true },
  subsidy: { kind: "money", default: cashNeededDefaults.subsidy, startsEmpty: true },
} as const satisfies ToolFields;
