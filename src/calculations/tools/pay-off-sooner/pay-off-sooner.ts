import { leastWhole } from "../../bisection/bisection.ts";
import { isUsableMonth, monthAfter } from "../../calendar/months.ts";
import { monthlyPayment } from "../../loan/monthly-payment.ts";
import { effectiveAnnualRate } from "../../loan/monthly-rate.ts";
import { type LoanMonth, type LoanPlan, type LoanRun, loanRun, paidAhead } from "../loan-run.ts";
import { sharePercent } from "../tool-inputs.ts";
import { type GoalResult, monthlyExtraForGoal } from "./goal.ts";
import { type PayOffSoonerInputs, payoffPlan } from "./payoff-plan.ts";

/** A month, and what could then be withdrawn: how far the balance is below the contract's own schedule. */
type PayoffRow = LoanMonth & { readonly availableToDraw: number };

/** The run with all extras next to the one with the instalment alone (`base`); missing values are `undefined`. */
export type PayOffSoonerResult = {
  readonly instalment: number;
  readonly baseMonths: number | undefined;
  readonly baseInterest: number | undefined;
  readonly months: number | undefined;
  readonly interest: number | undefined;
  readonly payoffMonth: string | undefined;
  readonly neverRepaid: boolean;
  /** The lowest instalment in whole rand that would repay a loan that is otherwise never repaid. */
  readonly leastInstalment: number | undefined;
  readonly monthsSaved: number | undefined;
  readonly interestSaved: number | undefined;
  readonly totalExtra: number;
  readonly totalWithdrawn: number;
  readonly withdrawalRefused: number;
  readonly lastInstalment: number;
  readonly costOfWithdrawals: number | undefined;
  readonly equalsEarningPercent: number;
  readonly equalsEarningBeforeTaxPercent: number | undefined;
  readonly goal: GoalResult | undefined;
  readonly rows: readonly PayoffRow[];
  readonly baseBalances: readonly number[];
};

const payoffRow = (plan: LoanPlan, month: LoanMonth): PayoffRow => {
  const availableToDraw = month.balance === 0 ? 0 : paidAhead(plan, month.paymentNumber, month.balance);
  return { ...month, availableToDraw };
};

const ofRepaid = (run: LoanRun, value: number): number | undefined =>
  run.months === undefined ? undefined : value;

const leastInstalment = (plan: LoanPlan, contract: number): number | undefined =>
  leastWhole((instalment) => loanRun({ ...plan, instalment }).months !== undefined, contract);

const costOfWithdrawals = (plan: LoanPlan, run: LoanRun): number | undefined => {
  if (plan.withdrawals?.size === 0) return undefined;
  const { withdrawals: _, ...without } = plan;
  const undrawn = loanRun(without);
  return undrawn.months === undefined ? undefined : ofRepaid(run, run.interest - undrawn.interest);
};

/**
 * A bond with extra payments, lump sums, a yearly extra and withdrawals, next to the same bond without them.
 *
 * Savings need both runs to end. Paying in is like earning ((1 + r)^12 − 1) × 100 percent a year after tax, and that ÷ (1 − tax)
 * before it. Nothing owed, or no months left: zeros. If the first month is not usable, all amounts with a month are left out.
 */
export const payOffSooner = (inputs: PayOffSoonerInputs): PayOffSoonerResult => {
  const plan = payoffPlan(inputs);
  const { balance, monthlyRate, payments, instalment } = plan;
  const contract = monthlyPayment(balance, monthlyRate, payments);
  const baseBalances: number[] = [];
  const base = loanRun({ balance, monthlyRate, payments, instalment }, (month) =>
    baseBalances.push(month.balance),
  );
  const rows: PayoffRow[] = [];
  const run = loanRun(plan, (month) => rows.push(payoffRow(plan, month)));
  const { months, totalExtra, totalWithdrawn, withdrawalRefused, lastInstalment } = run;
  const first = inputs.firstInstalment;
  const both = base.months !== undefined && months !== undefined;
  const earning = effectiveAnnualRate(monthlyRate);
  const tax = sharePercent(inputs.marginalPercent ?? 0);
  return {
    instalment: balance === 0 ? 0 : (instalment ?? contract),
    baseMonths: base.months,
    baseInterest: ofRepaid(base, base.interest),
    months,
    interest: ofRepaid(run, run.interest),
    payoffMonth: months && isUsableMonth(first) ? monthAfter(first, months - 1) : undefined,
    neverRepaid: months === undefined,
    leastInstalment: months === undefined ? leastInstalment(plan, contract) : undefined,
    monthsSaved: both ? base.months - months : undefined,
    interestSaved: both ? base.interest - run.interest : undefined,
    ...{ totalExtra, totalWithdrawn, withdrawalRefused },
    lastInstalment: balance === 0 ? 0 : lastInstalment,
    costOfWithdrawals: costOfWithdrawals(plan, run),
    equalsEarningPercent: earning,
    equalsEarningBeforeTaxPercent: tax === 0 || tax === 100 ? undefined : earning / (1 - tax / 100),
    goal: inputs.goal && monthlyExtraForGoal(plan, inputs.goal, { base, firstInstalment: first }),
    rows,
    baseBalances,
  };
};
