import { amount, mostPayments, wholeMonths } from "../../inputs/inputs.ts";
import { monthlyPayment } from "../../loan/monthly-payment.ts";
import { monthlyRateBy, type RateConvention } from "../../loan/monthly-rate.ts";
import type { LoanPlan } from "../loan-run.ts";
import { longestRun, ratePercent } from "../tool-inputs.ts";
import type { SwitchingCostsInputs } from "./switching-costs.ts";

/** Amounts in rand (fees a month), rates in percent a year. */
export type SwitchYourBondInputs = SwitchingCostsInputs & {
  readonly remainingMonths: number;
  /** What is really paid a month, where that is not the contract's instalment. */
  readonly instalment?: number | undefined;
  readonly serviceFee: number;
  readonly newRate: number;
  readonly newTermMonths: number;
  readonly newServiceFee: number;
  readonly keepInstalment?: boolean;
  readonly clawbackMonths?: number;
  readonly costsPaid: "cash" | "loan";
  readonly horizonYears: number;
  readonly convention?: RateConvention;
};

/**
 * The two loans: the one that stays and, with its costs (rand) where they are added, the one that replaces it.
 * `months` is how long they are followed: the longer term, or the longest run with the visitor's own instalment.
 */
export const twoLoans = (inputs: SwitchYourBondInputs, costs: number) => {
  const convention = inputs.convention ?? "nominal";
  const payments = Math.min(mostPayments, wholeMonths(inputs.remainingMonths));
  const newPayments = payments === 0 ? 0 : Math.min(mostPayments, wholeMonths(inputs.newTermMonths));
  const balance = payments === 0 ? 0 : amount(inputs.balance);
  const newLoan = inputs.costsPaid === "loan" ? balance + costs : balance;
  const monthlyRate = monthlyRateBy(convention, ratePercent(inputs.interestRate));
  const newMonthlyRate = monthlyRateBy(convention, ratePercent(inputs.newRate));
  const own = amount(inputs.instalment ?? 0);
  const contractInstalment = monthlyPayment(balance, monthlyRate, payments);
  const instalment = own > 0 ? own : contractInstalment;
  const contract = monthlyPayment(newLoan, newMonthlyRate, newPayments);
  const keeps = own > 0 || inputs.keepInstalment === true;
  const newInstalment = keeps ? Math.max(contract, instalment) : contract;
  const months = own > 0 ? longestRun : Math.max(payments, newPayments);
  const staying: LoanPlan = { balance, monthlyRate, payments, ...(own > 0 && { instalment }) };
  const moved = { balance: newLoan, monthlyRate: newMonthlyRate, payments: newPayments };
  const switching: LoanPlan = newInstalment > contract ? { ...moved, instalment: newInstalment } : moved;
  return {
    staying,
    switching,
    contractInstalment,
    firstInterest: balance * monthlyRate,
    instalment,
    newInstalment,
    keeps,
    months,
  };
};
