import { yearlyRise } from "../../growth/growth.ts";
import { interestExemptionTable } from "../../income-tax/income-tax.table.ts";
import { amount } from "../../inputs/inputs.ts";
import { growthPercent, ratePercent, sharePercent } from "../tool-inputs.ts";

/** How somebody saves; amounts in rand, `savingRise` and `savingsRate` in percent a year, the exemption in rand a year. */
export type SavingsPlan = {
  readonly savedNow: number;
  readonly monthlySaving: number;
  readonly savingRise: number;
  readonly savingsRate: number;
  readonly taxPercent: number;
  /** If not given, what a person under 65 may earn free of tax. */
  readonly interestExemption?: number | undefined;
};

/** What has been saved by the end of a month, in rand: `saved` = own money + interest − tax. */
export type Savings = {
  readonly saved: number;
  readonly ownMoney: number;
  readonly interest: number;
  /** Tax paid, and what is due on this year's interest so far. */
  readonly tax: number;
};

/**
 * Savings that grow month by month from today's; `now` gives all figures, `saved` only that one.
 *
 * A month adds interest (savings × rate ÷ 1200), then the saving, which rises once a year. After each 12 months the tax is
 * taken off: tax % × max(0, the year's interest − exemption). Until then what is due is already left out of `saved`.
 * Numbers that are negative or not finite count as 0, but a rise may be negative. Source: Income Tax Act, section 10(1)(i).
 */
export const growingSavings = (plan: SavingsPlan) => {
  const monthlySaving = amount(plan.monthlySaving);
  const rise = growthPercent(plan.savingRise);
  const monthlyRate = ratePercent(plan.savingsRate) / 1200;
  const taxShare = sharePercent(plan.taxPercent) / 100;
  const exemption = amount(plan.interestExemption ?? interestExemptionTable.interestExemption);
  let savings = amount(plan.savedNow);
  let ownMoney = savings;
  let interest = 0;
  let taxPaid = 0;
  let yearsInterest = 0;
  let month = 0;
  let saving = monthlySaving;
  const due = () => taxShare * Math.max(0, yearsInterest - exemption);
  const saved = () => savings - due();
  return {
    saved,
    now: (): Savings => ({ saved: saved(), ownMoney, interest, tax: taxPaid + due() }),
    addMonth: (): void => {
      month++;
      if (month % 12 === 1) saving = monthlySaving * yearlyRise(rise, month);
      const earned = savings * monthlyRate;
      savings += earned + saving;
      ownMoney += saving;
      interest += earned;
      yearsInterest += earned;
      if (month % 12 !== 0) return;
      taxPaid += due();
      savings -= due();
      yearsInterest = 0;
    },
  };
};
