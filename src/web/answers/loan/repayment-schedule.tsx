import { memo, useMemo } from "react";
import type { LoanResult } from "#calculations/loan/loan.ts";
import type { ScheduleRow } from "#calculations/loan/schedule.ts";
import { type YearlyLoanRow, yearlyLoanRows } from "#calculations/loan/yearly-rows.ts";
import { Schedule } from "#web/answer-page/schedule-table.tsx";
import { ShowHide } from "#web/components/disclosure/show-hide.tsx";
import type { Column } from "#web/components/results-table/results-table.tsx";
import { shortDay, shortMonth } from "#web/format/day.ts";
import { rand } from "#web/format/rand.ts";

const monthly: Column<ScheduleRow>[] = [
  { header: "Month", cell: (row) => row.paymentNumber, note: (row) => shortMonth(row.date) },
  { header: "Interest Rate", cell: (row) => `${row.interestRate}%`, minor: true },
  { header: "Loan at Start", cell: (row) => rand(row.loanAtStartOfMonth), minor: true },
  { header: "Interest", cell: (row) => rand(row.interest) },
  { header: "Repayment", cell: (row) => rand(row.payment), minor: true },
  { header: "Principal", cell: (row) => rand(row.principal) },
  { header: "Loan at End", cell: (row) => rand(row.loanAtEndOfMonth) },
];

type YearRow = YearlyLoanRow & { loanAtStart: number };

const yearly: Column<YearRow>[] = [
  { header: "Year", cell: (row) => row.year },
  { header: "Interest Rate", cell: (row) => `${row.interestRate}%`, minor: true },
  { header: "Loan at Start", cell: (row) => rand(row.loanAtStart), minor: true },
  { header: "Interest", cell: (row) => rand(row.interest) },
  { header: "Repayment", cell: (row) => rand(row.payment), minor: true },
  { header: "Principal", cell: (row) => rand(row.principal) },
  { header: "Loan at End", cell: (row) => rand(row.balance) },
];

/** What an export without rows still has. */
const headers = {
  monthly: [
    "paymentNumber",
    "payment",
    "principal",
    "interest",
    "balance",
    "interestRate",
    "date",
    "loanAtStartOfMonth",
    "loanAtEndOfMonth",
  ] satisfies (keyof ScheduleRow)[],
  yearly: [
    "year",
    "payment",
    "principal",
    "interest",
    "balance",
    "interestRate",
  ] satisfies (keyof YearlyLoanRow)[],
};

/** The loan month by month or year by year. */
export const RepaymentSchedule = memo(function RepaymentSchedule({
  result: { schedule, loanAmount },
}: {
  result: LoanResult;
}) {
  const delay = schedule[0]?.paymentNumber === 0 ? schedule[0] : undefined;
  const months = useMemo(() => (delay ? schedule.slice(1) : schedule), [schedule, delay]);
  const years = useMemo(() => withStart(yearlyLoanRows(schedule), loanAmount), [schedule, loanAmount]);
  return (
    <ShowHide title="Repayment Schedule" result={months.length > 0 ? `${months.length} payments` : undefined}>
      <Schedule
        name="loan-schedule"
        rows={{ monthly: () => schedule, yearly: () => yearlyLoanRows(schedule) }}
        headers={headers}
        monthly={{
          caption: "Repayment schedule by month",
          columns: monthly,
          rows: months,
          rowKey: (row) => row.paymentNumber,
        }}
        yearly={{
          caption: "Repayment schedule by year",
          columns: yearly,
          rows: years,
          rowKey: (row) => row.year,
        }}
      >
        {delay?.note && (
          <p>
            {delay.note}: {rand(delay.interest)}, added to the loan on {shortDay(delay.date)}.
          </p>
        )}
      </Schedule>
    </ShowHide>
  );
});

/** Each year starts with what the one before left. */
function withStart(years: readonly YearlyLoanRow[], loanAmount: number): YearRow[] {
  return years.map((row, index) => ({ ...row, loanAtStart: years[index - 1]?.balance ?? loanAmount }));
}
