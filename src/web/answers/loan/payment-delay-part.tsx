import { paymentDelay } from "#calculations/payment-delay/payment-delay.ts";
import type { PaymentHistoryRow } from "#calculations/payment-delay/payment-history.ts";
import { usePageOfAnswer } from "#web/answer-page/page-of-answer.ts";
import { TableExport } from "#web/answer-page/saved-table.tsx";
import { ShowHide } from "#web/components/disclosure/show-hide.tsx";
import { type Column, ResultsTable } from "#web/components/results-table/results-table.tsx";
import { Tiles } from "#web/components/stat/stat.tsx";
import { shortDay } from "#web/format/day.ts";
import { payoffTime } from "#web/format/payoff-time.ts";
import { rand } from "#web/format/rand.ts";
import type { InputsLoan } from "./inputs-loan.ts";

const columns: Column<PaymentHistoryRow>[] = [
  { header: "Period", cell: (row) => `From ${shortDay(row.period)}`, words: true },
  { header: "Interest Rate", cell: (row) => `${row.rate}%` },
  { header: "Monthly Payment", cell: (row) => rand(row.monthlyPayment), minor: true },
  { header: "Balance", cell: (row) => rand(row.balance) },
  { header: "Note", cell: noteOf, words: true, minor: true },
];

function noteOf(row: PaymentHistoryRow): string {
  if (row.accruedInterest !== undefined)
    return `Interest added before the first payment: ${rand(row.accruedInterest)}`;
  return row.note ?? "Remaining payments at your rate";
}

/** What a wait between transfer and first payment costs; shown once both dates are given. */
export function PaymentDelayPart({ loan: { inputs, usable, result } }: { loan: InputsLoan }) {
  const { prime: history } = usePageOfAnswer().figures;
  if (!usable) return null;
  const analysis = paymentDelay({ ...inputs, loanAmount: result.loanAmount, history });
  return (
    <ShowHide title="Payment Delay Impact Analysis" result={rand(analysis.additionalInterestFromDelay)}>
      <Tiles items={costsOf(analysis)} />
      <p>
        This analysis looks back. In the table, interest builds up at your rate until the first payment; the
        figure above takes the rate as it was on the transfer date. After the first payment each change of the
        prime rate, newest first, sets the payment for up to 12 months, with your own margin added. The rest
        of the loan is repaid at your rate. The Loan Summary and the schedule use your rate throughout and
        come to {rand(result.totalInterest)} of interest, so plan with those.
      </p>
      <ResultsTable
        caption="Payment history"
        columns={columns}
        rows={analysis.paymentHistory}
        rowKey={rowKey}
      />
      <div>
        <TableExport name="payment-history" rows={() => analysis.paymentHistory.map(exportRow)} />
      </div>
    </ShowHide>
  );
}

const costsOf = (analysis: ReturnType<typeof paymentDelay>) => [
  { label: "Months Delay", value: payoffTime(analysis.monthsDelay) },
  {
    label: "Additional Interest from Delay",
    value: rand(analysis.additionalInterestFromDelay),
    note: "at the rate of the transfer date",
  },
  { label: "Total Interest Paid", value: rand(analysis.totalInterestPaid), note: "over the whole loan" },
];

const rowKey = (row: PaymentHistoryRow) => `${row.period}-${row.remainingPayments}`;

/** Every row with every field, because the file's header is the first row's. */
function exportRow({ period, rate, balance, monthlyPayment, remainingPayments, ...rest }: PaymentHistoryRow) {
  const accruedInterest = rest.accruedInterest ?? 0;
  return { period, rate, balance, monthlyPayment, remainingPayments, accruedInterest, note: rest.note ?? "" };
}
