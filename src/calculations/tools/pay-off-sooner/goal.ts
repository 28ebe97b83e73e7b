import { leastWhole } from "../../bisection/bisection.ts";
import { isUsableMonth, monthsBetween } from "../../calendar/months.ts";
import { amount } from "../../inputs/inputs.ts";
import { type LoanPlan, type LoanRun, loanRun } from "../loan-run.ts";

/** The goal: a last month (YYYY-MM), or rand of interest saved. */
export type PayoffGoal =
  | { readonly kind: "date"; readonly month: string }
  | { readonly kind: "interest"; readonly interestSaved: number };

/** The lowest monthly extra in whole rand that reaches the goal, and its result; all undefined if no amount can. */
export type GoalResult = {
  readonly monthlyExtra: number | undefined;
  readonly months: number | undefined;
  readonly interestSaved: number | undefined;
};

/** Whether a run reaches the goal. */
const reaches = (goal: PayoffGoal, base: LoanRun, firstInstalment: string): ((run: LoanRun) => boolean) => {
  if (goal.kind === "interest") {
    return ({ months, interest }) =>
      base.months !== undefined &&
      months !== undefined &&
      base.interest - interest >= amount(goal.interestSaved);
  }
  const usable = isUsableMonth(goal.month) && isUsableMonth(firstInstalment);
  const last = usable ? monthsBetween(firstInstalment, goal.month) + 1 : 0;
  return ({ months }) => months !== undefined && months <= last;
};

/**
 * The lowest monthly extra in whole rand that reaches a goal: it replaces the plan's own, all else stays.
 * Found by bisection on the run itself, up to the whole debt. `base` is the run without extras.
 */
export const monthlyExtraForGoal = (
  plan: LoanPlan,
  goal: PayoffGoal,
  { base, firstInstalment }: { readonly base: LoanRun; readonly firstInstalment: string },
): GoalResult => {
  const reached = reaches(goal, base, firstInstalment);
  const runWith = (monthlyExtra: number) => loanRun({ ...plan, monthlyExtra });
  const monthlyExtra = leastWhole((extra) => reached(runWith(extra)), plan.balance);
  if (monthlyExtra === undefined) return { monthlyExtra, months: undefined, interestSaved: undefined };
  const { months, interest } = runWith(monthlyExtra);
  return {
    monthlyExtra,
    months,
    interestSaved: base.months === undefined ? undefined : base.interest - interest,
  };
};
