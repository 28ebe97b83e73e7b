import { amount, paymentsOfTerm } from "../../inputs/inputs.ts";
import { monthlyPayment } from "../../loan/monthly-payment.ts";
import { monthlyRateBy, type RateConvention } from "../../loan/monthly-rate.ts";
import { ratePercent } from "../tool-inputs.ts";

/** The band of gross household income a month and the two ends of the subsidy's scale, in rand. */
export type SubsidyScale = {
  readonly incomeFrom: number;
  readonly incomeTo: number;
  /** At the lowest income of the band. */
  readonly highestSubsidy: number;
  /** At the highest income of the band. */
  readonly lowestSubsidy: number;
};

/** The yes-or-no conditions. */
export const subsidyConditions = [
  "citizenOrResident",
  "adult",
  "firstHome",
  "noEarlierSubsidy",
  "partnerOrDependants",
] as const;

type Condition = (typeof subsidyConditions)[number];

/** The answers to the six questions, and a loan if the visitor has one in mind; rand, percent a year, years. */
export type FirstHomeFinanceInputs = { readonly [condition in Condition]: boolean } & {
  readonly householdIncome: number;
  readonly loan?: number | undefined;
  readonly interestRate?: number | undefined;
  readonly termYears?: number | undefined;
  readonly convention?: RateConvention | undefined;
};

/** Why there is no subsidy: a condition that is not met, or an income outside the band. */
export type SubsidyReason = Condition | "incomeTooLow" | "incomeTooHigh";

/** Whether a household may qualify and about how much it may get, in rand; `shown` is the nearest thousand. */
export type FirstHomeFinanceResult = {
  readonly mayQualify: boolean;
  readonly reasons: readonly SubsidyReason[];
  readonly estimate: number;
  readonly shown: number;
  /** With a loan: its instalment, what remains to be borrowed after the subsidy, and the instalment of that. */
  readonly instalment?: number;
  readonly loanAfter?: number;
  readonly instalmentAfter?: number;
};

/** Cents count, so R3,500.50 is too low and R22,000.50 too high. */
const incomeReason = (income: number, scale: SubsidyScale): readonly SubsidyReason[] => {
  if (income < scale.incomeFrom) return ["incomeTooLow"];
  return income > scale.incomeTo ? ["incomeTooHigh"] : [];
};

const loanWith = (inputs: FirstHomeFinanceInputs, subsidy: number) => {
  if (inputs.loan === undefined) return {};
  const loan = amount(inputs.loan);
  const monthlyRate = monthlyRateBy(inputs.convention ?? "nominal", ratePercent(inputs.interestRate ?? 0));
  const instalmentOf = (owed: number) =>
    monthlyPayment(owed, monthlyRate, paymentsOfTerm(inputs.termYears ?? 0));
  const loanAfter = Math.max(0, loan - subsidy);
  return { instalment: instalmentOf(loan), loanAfter, instalmentAfter: instalmentOf(loanAfter) };
};

/**
 * An estimate of the First Home Finance subsidy: a straight line between the two ends of the scale,
 * highest − (highest − lowest) × (income − from) ÷ (to − from); nothing outside the band or if a condition is not met.
 *
 * Off by up to about R1,500, since the steps of the real table are published as a picture only. An income that is negative
 * or not finite counts as 0. Source: that of the scale.
 */
export const firstHomeFinance = (
  inputs: FirstHomeFinanceInputs,
  scale: SubsidyScale,
): FirstHomeFinanceResult => {
  const income = amount(inputs.householdIncome);
  const unmet = subsidyConditions.filter((condition) => !inputs[condition]);
  const reasons = [...unmet, ...incomeReason(income, scale)];
  const mayQualify = reasons.length === 0;
  const along = (income - scale.incomeFrom) / (scale.incomeTo - scale.incomeFrom);
  const onTheLine = scale.highestSubsidy - (scale.highestSubsidy - scale.lowestSubsidy) * along;
  const estimate = mayQualify ? onTheLine : 0;
  const shown = Math.round(estimate / 1000) * 1000;
  return { mayQualify, reasons, estimate, shown, ...loanWith(inputs, estimate) };
};
