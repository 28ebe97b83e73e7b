import { amount } from "../inputs/inputs.ts";
import { firstPrincipal, monthlyPayment, owedAfter } from "../loan/monthly-payment.ts";
import { longestRun } from "./tool-inputs.ts";

/** A loan as it is really paid; amounts in rand, the rate a fraction, months counted from 1, the first instalment's. */
export type LoanPlan = {
  readonly balance: number;
  readonly monthlyRate: number;
  /** The instalments that the contract has left. */
  readonly payments: number;
  /** What is really paid a month, where that is not the contract's instalment. */
  readonly instalment?: number | undefined;
  readonly monthlyExtra?: number;
  /** How many months have the monthly extra; 0 means all. */
  readonly extraMonths?: number;
  readonly lumps?: ReadonlyMap<number, number>;
  readonly withdrawals?: ReadonlyMap<number, number>;
  /** Whether a lump sum or a withdrawal changes the instalment instead of the term. */
  readonly changesInstalment?: boolean;
  /** The longest run in months; a hundred years if not given. */
  readonly longest?: number;
};

/** One month of a run, in rand; the balance is that after all payments and withdrawals of the month. */
export type LoanMonth = {
  readonly paymentNumber: number;
  readonly payment: number;
  readonly extra: number;
  readonly lump: number;
  readonly drawn: number;
  readonly interest: number;
  readonly balance: number;
};

/** A whole run; `months` is undefined if the loan is never repaid, and the sums are then those of the longest run. */
export type LoanRun = {
  readonly months: number | undefined;
  readonly interest: number;
  readonly totalExtra: number;
  readonly totalWithdrawn: number;
  readonly withdrawalRefused: number;
  readonly lastInstalment: number;
};

const none: ReadonlyMap<number, number> = new Map();

/** Below this nothing is owed: R0.001, and above R100 million the rounding error of a double. */
const nothingOwed = (balance: number): number => Math.max(0.001, balance * 1e-11);

const sumAfter = (sums: ReadonlyMap<number, number>, month: number): number =>
  [...sums].reduce((total, [at, sum]) => (at > month ? total + sum : total), 0);

/** What has been paid ahead of the contract's own schedule, in rand; rounding errors count as 0. */
export const paidAhead = (plan: LoanPlan, month: number, balance: number): number => {
  const ahead = owedAfter(plan.balance, plan.monthlyRate, plan.payments, month) - balance;
  return ahead > nothingOwed(plan.balance) ? amount(ahead) : 0;
};

/**
 * A loan paid month by month: interest, instalment (at most what is owed), monthly extra, lump sums, withdrawals.
 *
 * A withdrawal gives at most what has been paid ahead of the contract's own schedule; the rest is refused, and all of it once
 * the loan is repaid. A changed instalment is A(balance, r, months left). Past the longest run a loan is never repaid.
 * The principal of an instalment is (1 + r) times the one before + r × what was paid between, as in `amortization`:
 * balance × (1 + r) − instalment would multiply its rounding.
 */
export const loanRun = (plan: LoanPlan, onMonth?: (month: LoanMonth) => void): LoanRun => {
  const { monthlyRate, payments, monthlyExtra = 0, extraMonths = 0, lumps = none, withdrawals = none } = plan;
  const nothing = nothingOwed(plan.balance);
  const longest = plan.longest ?? longestRun;
  let { balance } = plan;
  let instalment = plan.instalment ?? monthlyPayment(balance, monthlyRate, payments);
  let principal =
    plan.instalment === undefined
      ? firstPrincipal(balance, monthlyRate, payments)
      : plan.instalment - balance * monthlyRate;
  let [interestSum, totalExtra, totalWithdrawn, withdrawalRefused] = [0, 0, 0, 0];
  let month = 0;
  while (balance > nothing && month < longest) {
    month++;
    const interest = balance * monthlyRate;
    const repaid = Math.min(principal, balance);
    balance -= repaid;
    const extra = extraMonths === 0 || month <= extraMonths ? Math.min(monthlyExtra, balance) : 0;
    const lump = Math.min(lumps.get(month) ?? 0, balance - extra);
    balance -= extra + lump;
    const asked = withdrawals.get(month) ?? 0;
    const drawn = asked === 0 ? 0 : Math.min(asked, paidAhead(plan, month, balance));
    balance += drawn;
    if (balance <= nothing) balance = 0;
    if (plan.changesInstalment && lump + drawn > 0 && month < payments) {
      instalment = monthlyPayment(balance, monthlyRate, payments - month);
      principal = firstPrincipal(balance, monthlyRate, payments - month);
    } else {
      principal += monthlyRate * (principal + extra + lump - drawn);
    }
    interestSum += interest;
    totalExtra += extra + lump;
    totalWithdrawn += drawn;
    withdrawalRefused += asked - drawn;
    onMonth?.({ paymentNumber: month, payment: repaid + interest, extra, lump, drawn, interest, balance });
  }
  return {
    months: balance > nothing ? undefined : month,
    interest: interestSum,
    totalExtra,
    totalWithdrawn,
    withdrawalRefused: withdrawalRefused + sumAfter(withdrawals, month),
    lastInstalment: instalment,
  };
};
