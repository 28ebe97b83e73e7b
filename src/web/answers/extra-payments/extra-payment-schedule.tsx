import { memo, useMemo } from "react";
import {
  type ExtraPaymentRow,
  type YearlyExtraPaymentRow,
  yearlyExtraPaymentRows,
} from "#calculations/extra-payments/extra-payment-rows.ts";
import { Schedule } from "#web/answer-page/schedule-table.tsx";
import { ShowHide } from "#web/components/disclosure/show-hide.tsx";
import type { Column } from "#web/components/results-table/results-table.tsx";
import { rand } from "#web/format/rand.ts";

const monthly: Column<ExtraPaymentRow>[] = [
  { header: "Payment #", cell: (row) => row.paymentNumber },
  { header: "Base Payment", cell: (row) => rand(row.basePayment), minor: true },
  { header: "Extra Payment", cell: (row) => rand(row.extraPayment), minor: true },
  { header: "Principal", cell: (row) => rand(row.principal) },
  { header: "Interest", cell: (row) => rand(row.interest) },
  { header: "Balance", cell: (row) => rand(row.balance) },
];

const yearly: Column<YearlyExtraPaymentRow>[] = [
  { header: "Year", cell: (row) => row.year },
  { header: "Base Payment", cell: (row) => rand(row.payment - row.extraPayment), minor: true },
  { header: "Extra Payment", cell: (row) => rand(row.extraPayment), minor: true },
  { header: "Principal", cell: (row) => rand(row.principal) },
  { header: "Interest", cell: (row) => rand(row.interest) },
  { header: "Balance", cell: (row) => rand(row.balance) },
];

/** What an export without rows still has. */
const headers = {
  monthly: [
    "paymentNumber",
    "basePayment",
    "extraPayment",
    "totalPayment",
    "principal",
    "interest",
    "balance",
  ] satisfies (keyof ExtraPaymentRow)[],
  yearly: [
    "year",
    "payment",
    "principal",
    "interest",
    "extraPayment",
    "balance",
  ] satisfies (keyof YearlyExtraPaymentRow)[],
};

/** The loan with its extra payments, month by month or year by year. */
export const ExtraPaymentSchedule = memo(function ExtraPaymentSchedule({
  schedule,
}: {
  schedule: readonly ExtraPaymentRow[];
}) {
  const years = useMemo(() => yearlyExtraPaymentRows(schedule), [schedule]);
  return (
    <ShowHide title="Extra Payment Schedule" result={`${schedule.length} payments`}>
      <Schedule
        name="extra-payment-schedule"
        rows={{ monthly: () => schedule, yearly: () => years }}
        headers={headers}
        monthly={{
          caption: "Extra payment schedule by month",
          columns: monthly,
          rows: schedule,
          rowKey: (row) => row.paymentNumber,
        }}
        yearly={{
          caption: "Extra payment schedule by year",
          columns: yearly,
          rows: years,
          rowKey: (row) => row.year,
        }}
      />
    </ShowHide>
  );
});
