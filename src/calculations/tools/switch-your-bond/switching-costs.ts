import { amount } from "../../inputs/inputs.ts";
import { ratePercent, wholeCount } from "../tool-inputs.ts";
import { earlySettlementTable } from "./early-settlement.table.ts";

/** What moving a bond costs, in rand; the rate in percent a year, the notice in days. */
export type SwitchingCostsInputs = {
  readonly balance: number;
  readonly interestRate: number;
  readonly noticeDays: number;
  readonly cancellationCosts: number;
  readonly bondCosts: number;
  readonly initiationFee: number;
  readonly bankContribution?: number;
};

/** The costs by kind in rand; `costs` is their sum less what the new bank pays of it. */
export type SwitchingCosts = {
  readonly penaltyInterest: number;
  readonly cancellationCosts: number;
  readonly bondCosts: number;
  readonly initiationFee: number;
  readonly help: number;
  readonly costs: number;
};

/**
 * What moving a bond to another bank costs: penalty interest, cancellation, the new bond and its initiation fee, less the
 * new bank's contribution, which is at most all of that. Penalty: balance × rate × max(0, 90 − notice) ÷ 365.
 * Source: the tables'.
 */
export const switchingCosts = (inputs: SwitchingCostsInputs): SwitchingCosts => {
  const { days, daysOfYear } = earlySettlementTable;
  const charged = days - wholeCount(inputs.noticeDays, days);
  const yearly = (amount(inputs.balance) * ratePercent(inputs.interestRate)) / 100;
  const penaltyInterest = (yearly * charged) / daysOfYear;
  const cancellationCosts = amount(inputs.cancellationCosts);
  const bondCosts = amount(inputs.bondCosts);
  const initiationFee = amount(inputs.initiationFee);
  const charges = penaltyInterest + cancellationCosts + bondCosts + initiationFee;
  const help = Math.min(amount(inputs.bankContribution ?? 0), charges);
  return { penaltyInterest, cancellationCosts, bondCosts, initiationFee, help, costs: charges - help };
};
