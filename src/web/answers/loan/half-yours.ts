import type { CostFigures } from "#calculations/figures/figures.ts";
import { maximumLoanTerm } from "#calculations/loan/loan-amount.ts";
import type { ScheduleRow } from "#calculations/loan/schedule.ts";
import { solve } from "#calculations/solve/solve.ts";
import type { Inputs } from "#contract/input-fields.ts";
import { inputsLoan } from "./inputs-loan.ts";

/** The payment after which half of the home is yours; 0 where it is from the start, undefined where it never comes. */
export function halfYours(schedule: readonly ScheduleRow[], price: number): number | undefined {
  const payments = schedule.filter(({ paymentNumber }) => paymentNumber > 0);
  // Without interest the balance passes the very half: half a cent above it counts as there.
  const isHalf = (owed: number) => owed - price / 2 < 0.005;
  if (isHalf(payments[0]?.loanAtStartOfMonth ?? 0)) return 0;
  return payments.find(({ balance }) => isHalf(balance))?.paymentNumber;
}

/**
 * The whole term, up to the longest that banks offer, with which half of the home is yours nearest to a wanted payment: the longer
 * the term, the later that is. Of two that are as near it is the shorter one.
 */
export function termForHalf(inputs: Inputs, wanted: number, today: string, figures: CostFigures): number {
  const halfAfter = (loanTerm: number) =>
    halfYours(inputsLoan({ ...inputs, loanTerm }, today, figures).result.schedule, inputs.purchasePrice) ??
    Number.POSITIVE_INFINITY;
  const terms = { low: 1, high: maximumLoanTerm, perOne: 1 };
  const longer = solve((term) => halfAfter(term) >= wanted, "least", terms) ?? maximumLoanTerm;
  const shorter = Math.max(1, longer - 1);
  return halfAfter(longer) - wanted < wanted - halfAfter(shorter) ? longer : shorter;
}
