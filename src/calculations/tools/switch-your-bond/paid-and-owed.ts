import { type LoanPlan, loanRun } from "../loan-run.ts";

/**
 * What has been paid of a loan by the end of month 0, 1, 2 … `months`, service fees included, plus what is then owed; in rand.
 * The fee is paid while the loan runs; after that the sum stays the same.
 */
export const paidAndOwed = (plan: LoanPlan, serviceFee: number, months: number): number[] => {
  const sums = [plan.balance];
  let paid = 0;
  loanRun({ ...plan, longest: months }, ({ payment, balance }) => {
    paid += payment + serviceFee;
    sums.push(paid + balance);
  });
  const last = sums.at(-1)!;
  while (sums.length <= months) sums.push(last);
  return sums;
};

/** The same for one month alone: what is paid and owed is the loan, its interest so far and the fees so far. */
export const paidAndOwedBy = (plan: LoanPlan, serviceFee: number, month: number): number => {
  const { months, interest } = loanRun({ ...plan, longest: month });
  return plan.balance + interest + serviceFee * (months ?? month);
};
