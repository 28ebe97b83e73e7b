import { monthlyDates } from "../calendar/calendar.ts";
import type { Amortization } from "./amortization.ts";

/** One month of an amortization schedule, amounts in rand. Row 0, when there is one, is the delay's interest. */
export type ScheduleRow = {
  readonly paymentNumber: number;
  readonly payment: number;
  readonly principal: number;
  readonly interest: number;
  readonly balance: number;
  readonly interestRate: string;
  readonly date: string;
  readonly note?: string;
  readonly loanAtStartOfMonth: number;
  readonly loanAtEndOfMonth: number;
};

/** The rows of a schedule that starts with `balance` owed, dated monthly from `firstDate`; the last pays what is owed. */
export const scheduleRows = (
  { rows, endBalance }: Amortization,
  start: {
    readonly balance: number;
    readonly payment: number;
    readonly firstDate: string;
    readonly interestRate: string;
  },
): ScheduleRow[] => {
  const { interestRate } = start;
  const dates = monthlyDates(start.firstDate, rows.length);
  const settling = endBalance === 0 ? rows.length - 1 : -1;
  return rows.map(({ principal, interest, balance }, index) => ({
    paymentNumber: index + 1,
    payment: index === settling ? principal + interest : start.payment,
    principal,
    interest,
    balance,
    interestRate,
    date: dates[index]!,
    loanAtStartOfMonth: index === 0 ? start.balance : rows[index - 1]!.balance,
    loanAtEndOfMonth: balance,
  }));
};

/** Row 0: the interest that a delay of so many months has added to the loan by the first payment. */
export const delayRow = (
  loan: number,
  delay: { readonly months: number; readonly interest: number },
  row: { readonly date: string; readonly interestRate: string },
): ScheduleRow => ({
  paymentNumber: 0,
  payment: 0,
  principal: 0,
  interest: delay.interest,
  balance: loan + delay.interest,
  interestRate: row.interestRate,
  date: row.date,
  note: `Interest accrued during ${delay.months} month delay`,
  loanAtStartOfMonth: loan,
  loanAtEndOfMonth: loan + delay.interest,
});
