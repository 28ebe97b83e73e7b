import {
  affordabilityDefaults,
  affordabilityLimits,
} from "#calculations/affordability/affordability-defaults.ts";
import { extraPaymentDefaults } from "#calculations/extra-payments/extra-payment-defaults.ts";
import { loanDefaults, loanRateLimits, maximumLoanTerm } from "#calculations/loan/loan-amount.ts";
import {
  costEstimateDefaults,
  depositPercentLimits,
} from "#calculations/property-costs/cost-estimate-defaults.ts";
import { commissionTable, priceGrowthTable } from "#calculations/tools/market-defaults.table.ts";
import { minimumExpensesDefaults } from "#calculations/tools/minimum-expenses/minimum-expenses-defaults.ts";
import { toolLimits } from "#calculations/tools/tool-inputs.ts";

/** `ticks` are marked under the slider, evenly from its lowest value to its highest. */
export type SliderRange = { min: number; max: number; step: number; ticks: readonly number[] };

/** Above this many rand an amount counts as a typing error; the field says so and keeps what was typed. */
export const maxAmount = 1_000_000_000;

/** The longest term that the calculators work with, in years. */
export const maxTermYears = 40;

type Counted = {
  /** Whether analytics may count the field's value. */
  counted: boolean;
  /** The calculator that the input belongs to; inputs without one are the loan's and shared by all. */
  of?: "affordability" | "estimator";
};

type NumberField = Counted & {
  default: number;
  min?: number;
  max?: number;
  slider?: SliderRange;
  /** What one press of an arrow key changes. */
  step?: number;
  /** Shows a placeholder instead of a 0: the visitor is asked for a figure, none is suggested. */
  startsEmpty?: boolean;
};

/** The description of a calculator's input. Money is in whole rand, a rate in percent, a margin in points of a rate. */
export type InputField =
  | ({ kind: "money" | "rate" | "margin" | "count" } & NumberField)
  | ({ kind: "date"; default: "" } & Counted)
  | ({ kind: "switch"; default: boolean } & Counted);

/** In points: the Reserve Bank moves its rate by quarters of a point. */
const rateStep = 0.25;
/** As far down as up: prime has been further below today's than the table of changes goes. */
const rateChangeLimits = { min: -5, max: 5 };
const rateSlider = { min: 5, max: 20, step: rateStep, ticks: [5, 10, 15, 20] };
const termSlider = { min: 5, max: maximumLoanTerm, step: 1, ticks: [5, maximumLoanTerm] };
const affordabilityTab = { of: "affordability", counted: true } as const;
const percentage = { kind: "rate", ...affordabilityTab, ...affordabilityLimits } as const;
const income = { kind: "money", default: 0, startsEmpty: true, ...affordabilityTab } as const;
/** What other buyers earn and owe is nobody's business. */
const othersMoney = { ...income, counted: false } as const;
const agreedShare = { kind: "rate", default: 0, ...affordabilityTab, ...toolLimits.share } as const;

/**
 * Every input of the calculators and of the cost estimator, once. Types, defaults, limits, sliders, the names in a
 * link, what is kept for the session and what analytics may count are all taken from here.
 */
export const inputFields = {
  purchasePrice: {
    kind: "money",
    default: loanDefaults.purchasePrice,
    slider: { min: 0, max: 5_000_000, step: 50_000, ticks: [0, 2_500_000, 5_000_000] },
    counted: true,
  },
  propertyValue: { kind: "money", default: loanDefaults.propertyValue, counted: true },
  /** Whether the property value follows the purchase price. */
  linkedValue: { kind: "switch", default: true, counted: true },
  downPayment: {
    kind: "money",
    default: loanDefaults.downPayment,
    slider: { min: 0, max: 2_000_000, step: 10_000, ticks: [0, 500_000, 1_000_000, 1_500_000, 2_000_000] },
    counted: true,
  },
  /** Its default is the current prime rate + 0.25; this one is used until a page knows that rate. */
  interestRate: { kind: "rate", default: 12, ...loanRateLimits, slider: rateSlider, counted: true },
  loanTerm: { kind: "count", default: loanDefaults.loanTerm, slider: termSlider, counted: true },
  /** The day that picks the transfer-duty table by law; if it is empty, the transfer date counts. */
  offerDate: { kind: "date", default: "", counted: true },
  transferDate: { kind: "date", default: "", counted: true },
  firstPaymentDate: { kind: "date", default: "", counted: true },

  grossIncome: income,
  netIncome: income,
  monthlyExpenses: income,
  affordabilityRate: {
    kind: "rate",
    default: affordabilityDefaults.interestRate,
    min: affordabilityLimits.min,
    slider: rateSlider,
    ...affordabilityTab,
  },
  affordabilityTerm: {
    kind: "count",
    default: affordabilityDefaults.termYears,
    slider: termSlider,
    ...affordabilityTab,
  },
  nominal: { kind: "switch", default: affordabilityDefaults.nominal, ...affordabilityTab },
  stressed: { kind: "switch", default: affordabilityDefaults.stressed, ...affordabilityTab },
  stressBuffer: { ...percentage, default: affordabilityDefaults.stressBuffer },
  dsrGrossCap: { ...percentage, default: affordabilityDefaults.dsrGrossCap },
  dsrNetCap: { ...percentage, default: affordabilityDefaults.dsrNetCap },

  /** Of the monthly expenses, what repays debt. */
  debtRepayments: othersMoney,
  /** The part of what is left that may go to the bond, in percent. */
  sharePercent: {
    kind: "rate",
    default: minimumExpensesDefaults.sharePercent,
    ...toolLimits.share,
    ...affordabilityTab,
  },
  // The first buyer's income is the affordability tab's own.
  "people.1.grossIncome": othersMoney,
  "people.1.netIncome": othersMoney,
  "people.1.expenses": othersMoney,
  "people.2.grossIncome": othersMoney,
  "people.2.netIncome": othersMoney,
  "people.2.expenses": othersMoney,
  savings: income,
  /** The loan that they share, where it is not the largest one. */
  loan: income,
  "leave.afterYears": { kind: "count", default: 5, ...affordabilityTab },
  "leave.price": income,
  "leave.priceGrowth": {
    kind: "rate",
    default: priceGrowthTable.priceGrowth,
    ...toolLimits.growth,
    ...affordabilityTab,
  },
  "leave.deposits.0": income,
  "leave.deposits.1": income,
  "leave.deposits.2": income,
  "leave.sharePercent.0": agreedShare,
  "leave.sharePercent.1": agreedShare,
  "leave.sharePercent.2": agreedShare,
  /** Whether the home is sold when one leaves, and the agent's commission. */
  "leave.sold": { kind: "switch", default: false, ...affordabilityTab },
  "leave.commissionPercent": {
    kind: "rate",
    default: commissionTable.commissionPercent,
    ...toolLimits.share,
    ...affordabilityTab,
  },

  extraPayment: {
    kind: "money",
    default: extraPaymentDefaults.extraPayment,
    slider: { min: 0, max: 5_000, step: 100, ticks: [0, 2_500, 5_000] },
    counted: true,
  },
  extraPaymentDuration: {
    kind: "count",
    default: extraPaymentDefaults.extraPaymentDuration,
    counted: true,
  },

  /** By how many points the rate rises or, below 0, falls: what the rate sensitivity is asked. */
  rateChange: {
    kind: "margin",
    default: 1,
    ...rateChangeLimits,
    step: rateStep,
    slider: { ...rateChangeLimits, step: rateStep, ticks: [-5, -2.5, 0, 2.5, 5] },
    counted: true,
  },

  estimatorDeposit: {
    kind: "rate",
    default: costEstimateDefaults.depositPercent,
    ...depositPercentLimits,
    slider: { min: 0, max: 40, step: 1, ticks: [0, 10, 20, 30, 40] },
    of: "estimator",
    counted: true,
  },
  /** The special cases of transfer duty. */
  estimatorSellerChargesVat: { kind: "switch", default: false, of: "estimator", counted: true },
  estimatorFairValue: { kind: "money", default: 0, startsEmpty: true, of: "estimator", counted: true },
} as const satisfies Record<string, InputField>;

export type InputName = keyof typeof inputFields;

type Kinds = { money: number; rate: number; margin: number; count: number; date: string; switch: boolean };

/** The value of every input. A date that is not given is "". */
export type Inputs = { [Name in InputName]: Kinds[(typeof inputFields)[Name]["kind"]] };

/** A field of the table, typed as any field of its kind. */
export const inputField = (name: InputName): InputField => inputFields[name];

export const inputNames = Object.keys(inputFields) as InputName[];
