import { amount, paymentsPerYear, wholeMonths } from "../../inputs/inputs.ts";
import { toolLimits, wholeCount } from "../tool-inputs.ts";
import { cancellationCostsTable } from "./early-settlement.table.ts";
import { rateOfOwnBank } from "./own-bank-rate.ts";
import { paidAndOwed } from "./paid-and-owed.ts";
import { type SwitchingCosts, switchingCosts } from "./switching-costs.ts";
import { type SwitchYourBondInputs, twoLoans } from "./two-loans.ts";

/** What the tool starts with apart from the shared inputs and the costs of a bond; the new rate is half a point lower. */
export const switchYourBondDefaults = {
  rateDifference: 0.5,
  noticeDays: 0,
  cancellationCosts: cancellationCostsTable.cancellationCosts,
  bankContribution: 0,
  clawbackMonths: 36,
  costsPaid: "cash",
  horizonYears: 5,
} as const;

/** The switch next to staying; amounts in rand, months counted from the switch, `ownBankRate` in percent a year. */
export type SwitchYourBondResult = SwitchingCosts & {
  readonly upFront: number;
  readonly newLoan: number;
  readonly instalment: number;
  /** The old bond's contractual instalment. */
  readonly contractInstalment: number;
  /** The old bond's interest of the next month: an instalment that is not higher never repays it. */
  readonly firstInterest: number;
  readonly newInstalment: number;
  /** How much less is paid a month, service fees included; negative if it is more. */
  readonly monthlyDifference: number;
  readonly breakEvenMonth: number | undefined;
  readonly behindAgainMonth: number | undefined;
  readonly savingAtHorizon: number;
  readonly savingFullTerm: number;
  readonly clawback: number;
  /** The rate at which staying costs the same by the horizon. */
  readonly ownBankRate: number | undefined;
  /** What has been saved by the end of month 0, 1, 2 …, to the end of the longer term. */
  readonly savings: readonly number[];
};

/** Less than half a cent behind is not behind. */
const halfACent = 0.005;

/**
 * Moving a bond to another bank: what it costs, when it pays off, and the rate at which staying is as good.
 *
 * saving(m) = paid + owed when staying − cash for the costs − paid + owed when switching. Break-even is the first month in which
 * that is not negative. At a horizon before the end of the clawback the new bank's contribution is paid back.
 * Both rates stay as they are. Numbers that are negative or not finite count as 0; without months left nothing is owed.
 */
export const switchYourBond = (inputs: SwitchYourBondInputs): SwitchYourBondResult => {
  const costs = switchingCosts(inputs);
  const both = twoLoans(inputs, costs.costs);
  const { instalment, contractInstalment, firstInterest, newInstalment, months } = both;
  const upFront = inputs.costsPaid === "cash" ? costs.costs : 0;
  const [serviceFee, newServiceFee] = [amount(inputs.serviceFee), amount(inputs.newServiceFee)];
  const stayed = paidAndOwed(both.staying, serviceFee, months);
  const switched = paidAndOwed(both.switching, newServiceFee, months);
  const savings = stayed.map((staying, month) => staying - upFront - switched[month]!);
  const years = wholeCount(inputs.horizonYears, toolLimits.termYears.max);
  const horizon = Math.min(years * paymentsPerYear, months);
  const clawback = years * paymentsPerYear < wholeMonths(inputs.clawbackMonths ?? 0) ? costs.help : 0;
  const breakEven = savings.findIndex((saving) => saving >= -halfACent);
  const behind = savings.findIndex(
    (saving, month) => breakEven >= 0 && month > breakEven && saving < -halfACent,
  );
  return {
    ...costs,
    upFront,
    newLoan: both.switching.balance,
    instalment,
    contractInstalment,
    firstInterest,
    newInstalment,
    monthlyDifference: instalment + serviceFee - newInstalment - newServiceFee,
    breakEvenMonth: breakEven < 0 ? undefined : breakEven,
    behindAgainMonth: behind < 0 ? undefined : behind,
    savingAtHorizon: savings[horizon]! - clawback,
    savingFullTerm: savings[months]!,
    clawback,
    ownBankRate: rateOfOwnBank(both, inputs, {
      month: horizon,
      paidAndOwed: switched[horizon]! + upFront + clawback,
    }),
    savings,
  };
};
