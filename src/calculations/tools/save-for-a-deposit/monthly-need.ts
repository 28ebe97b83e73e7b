import { leastWhole } from "../../bisection/bisection.ts";
import { isUsableMonth, monthOf, monthsBetween } from "../../calendar/months.ts";
import type { CostFigures } from "../../figures/figures.ts";
import { type DepositGoal, depositTarget } from "./deposit-target.ts";
import { growingSavings, type SavingsPlan } from "./savings.ts";

/** The longest saving time considered, in months: fifty years. */
export const longestSaving = 600;

/** `byMonth` is the month in which the deposit is wanted, YYYY-MM. */
export type SaveForADepositInputs = DepositGoal & SavingsPlan & { readonly byMonth?: string | undefined };

const savedIn = (plan: SavingsPlan, months: number): number => {
  const savings = growingSavings(plan);
  for (let month = 0; month < months; month++) savings.addMonth();
  return savings.saved();
};

/**
 * What is needed in the month `byMonth`, and the lowest monthly saving in whole rand that reaches it.
 * Undefined unless that month is this one or within fifty years; no saving for this month unless there is enough already.
 */
export const monthlyNeed = (inputs: SaveForADepositInputs, figures: CostFigures) => {
  if (!isUsableMonth(inputs.byMonth)) return {};
  const months = monthsBetween(monthOf(inputs.today), inputs.byMonth);
  if (months < 0 || months > longestSaving) return {};
  const needThen = depositTarget(inputs, months, figures).need;
  const enough = (monthlySaving: number) => savedIn({ ...inputs, monthlySaving }, months) >= needThen;
  // Saving the whole need in one month is always enough: savings never shrink below what was paid in.
  const monthlyNeeded = leastWhole(enough, needThen);
  return { needThen, ...(monthlyNeeded !== undefined && { monthlyNeeded }) };
};
