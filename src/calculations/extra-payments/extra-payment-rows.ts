import { paymentsPerYear } from "../inputs/inputs.ts";
import type { Amortization } from "../loan/amortization.ts";

/** One month of a schedule with extra payments, in rand; `principal` includes the extra payment. */
export type ExtraPaymentRow = {
  readonly paymentNumber: number;
  readonly basePayment: number;
  readonly extraPayment: number;
  readonly totalPayment: number;
  readonly principal: number;
  readonly interest: number;
  readonly balance: number;
};

/** One year of it, in rand; `payment` is all that is paid, `balance` what is owed at the year's end. */
export type YearlyExtraPaymentRow = {
  readonly year: number;
  readonly payment: number;
  readonly principal: number;
  readonly interest: number;
  readonly extraPayment: number;
  readonly balance: number;
};

/** The rows of a schedule whose `extra` lasts so many months (0: all); the last month pays the base first, the extra second. */
export const extraPaymentRows = (
  { rows }: Amortization,
  plan: { readonly basePayment: number; readonly extra: number; readonly extraMonths: number },
): ExtraPaymentRow[] =>
  rows.map(({ principal, interest, balance }, index) => {
    const totalPayment = principal + interest;
    const offered = plan.extraMonths === 0 || index < plan.extraMonths ? plan.extra : 0;
    const isLast = index === rows.length - 1;
    const extraPayment = isLast ? Math.min(offered, Math.max(0, totalPayment - plan.basePayment)) : offered;
    const basePayment = totalPayment - extraPayment;
    return {
      paymentNumber: index + 1,
      basePayment,
      extraPayment,
      totalPayment,
      principal,
      interest,
      balance,
    };
  });

/** The rows summed by years, year = ceil(paymentNumber ÷ 12); the balance is the last one of the year. */
export const yearlyExtraPaymentRows = (schedule: readonly ExtraPaymentRow[]): YearlyExtraPaymentRow[] => {
  const years: YearlyExtraPaymentRow[] = [];
  for (let start = 0; start < schedule.length; start += paymentsPerYear) {
    let payment = 0;
    let principal = 0;
    let interest = 0;
    let extraPayment = 0;
    const rows = schedule.slice(start, start + paymentsPerYear);
    for (const row of rows) {
      payment += row.totalPayment;
      principal += row.principal;
      interest += row.interest;
      extraPayment += row.extraPayment;
    }
    const balance = rows.at(-1)!.balance;
    years.push({ year: years.length + 1, payment, principal, interest, extraPayment, balance });
  }
  return years;
};
