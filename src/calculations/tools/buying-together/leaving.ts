import type { VatTable } from "../../figures/vat.table.ts";
import { growthFactor } from "../../growth/growth.ts";
import { amount, paymentsOfTerm } from "../../inputs/inputs.ts";
import { owedAfter } from "../../loan/monthly-payment.ts";
import { withVat } from "../../property-costs/vat.ts";
import { growthPercent, sharePercent } from "../tool-inputs.ts";

/** When one of the buyers leaves: years, rand and percent a year; deposits and agreed shares (percent) in the buyers' order. */
export type LeaveInputs = {
  readonly afterYears: number;
  readonly price: number;
  readonly priceGrowth: number;
  readonly deposits: readonly number[];
  readonly sharePercent: readonly number[];
  /** The agent's commission in percent of the value, without VAT, if the home is sold. */
  readonly commissionPercent?: number | undefined;
};

/** The home's value and debt on that day, and each buyer's stake, in rand; a debt is a negative stake. */
export type LeaveResult = {
  readonly value: number;
  readonly owed: number;
  readonly sellingCosts: number;
  readonly equity: number;
  readonly stakes: readonly number[];
};

/** The buyers, and the loan that they owe together: rand, a monthly rate as a fraction, and its instalments. */
type JointLoan = {
  readonly buyers: number;
  readonly loan: number;
  readonly monthlyRate: number;
  readonly payments: number;
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Parts of a whole in proportion to weights; equal parts where no weight is given. */
const inProportion = (whole: number, weights: readonly number[]): number[] => {
  const all = sum(weights);
  return weights.map((weight) => (all === 0 ? whole / weights.length : (whole * weight) / all));
};

const stakesOf = (equity: number, deposits: readonly number[], shares: readonly number[]): number[] => {
  const paidIn = sum(deposits);
  if (equity > 0 && equity < paidIn) return inProportion(equity, deposits);
  if (equity <= 0) return inProportion(equity, shares);
  const rest = inProportion(equity - paidIn, shares);
  return deposits.map((deposit, index) => deposit + rest[index]!);
};

/**
 * What each buyer's part of the home is worth when one leaves: value = price × (1 + growth)^years, equity = value − owed.
 *
 * First all deposits are paid back, the rest by the agreed shares. Equity below the deposits is split in their proportion; without
 * any, the debt by the agreed shares. Shares need not add up to 100. Selling costs, with VAT, only where a commission is given.
 */
export const leaving = (inputs: LeaveInputs, joint: JointLoan, { vatPercent }: VatTable): LeaveResult => {
  const months = paymentsOfTerm(inputs.afterYears);
  const value = amount(inputs.price) * growthFactor(growthPercent(inputs.priceGrowth), months);
  const owed = owedAfter(joint.loan, joint.monthlyRate, joint.payments, months);
  const commission = sharePercent(inputs.commissionPercent ?? 0) / 100;
  const sellingCosts = withVat(value * commission, vatPercent);
  const equity = value - owed - sellingCosts;
  const each = Array.from({ length: joint.buyers }, (_, index) => index);
  const deposits = each.map((index) => amount(inputs.deposits[index] ?? 0));
  const shares = each.map((index) => sharePercent(inputs.sharePercent[index] ?? 0));
  return { value, owed, sellingCosts, equity, stakes: stakesOf(equity, deposits, shares) };
};
