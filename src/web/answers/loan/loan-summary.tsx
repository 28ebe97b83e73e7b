import type { LoanResult } from "#calculations/loan/loan.ts";
import type { Inputs } from "#contract/input-fields.ts";
import { cappedDownPayment } from "#web/answer-page/inputs.ts";
import { Notice } from "#web/components/notice/notice.tsx";
import { Stats, Tiles } from "#web/components/stat/stat.tsx";
import { payoffTime } from "#web/format/payoff-time.ts";
import { percent } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";

type LoanSummaryProps = { result: LoanResult; inputs: Inputs };

/** The loan in five figures and two shares; without a loan, the share of the down payment. */
export function LoanSummary({ result, inputs }: LoanSummaryProps) {
  const downPayment = {
    label: "Down Payment %",
    value: percent((cappedDownPayment(inputs) / inputs.purchasePrice) * 100, 1),
    note: "of the purchase price",
  };
  if (result.loanAmount === 0) return <Tiles items={[downPayment]} />;
  return (
    <>
      <Stats
        label="Loan Summary"
        items={[
          { label: "Loan Amount", value: rand(result.loanAmount) },
          { label: "Interest Rate", value: percent(inputs.interestRate, 3) },
          { label: "Monthly Payment", value: rand(result.monthlyPayment) },
          { label: "Total Repayment", value: rand(result.totalPayments) },
          { label: "Total Interest", value: rand(result.totalInterest) },
        ]}
      />
      <Tiles
        items={[
          downPayment,
          {
            label: "Interest vs Principal",
            value: percent(result.totalInterestRate, 1),
            note: "total interest over loan amount",
          },
        ]}
      />
    </>
  );
}

/** What a delay does to the loan, and which of the two models of it to plan with. */
export function DelayNotice({ result, inputs }: LoanSummaryProps) {
  const payments = result.schedule.at(-1)?.paymentNumber ?? 0;
  if (result.neverRepaid) {
    return (
      <Notice tone="bad" title="This loan is never repaid">
        <p>The monthly payment does not cover the interest that the wait adds. Check the two dates.</p>
      </Notice>
    );
  }
  const added = result.schedule[0]?.paymentNumber === 0 ? result.schedule[0].interest : 0;
  if (added === 0) return null;
  const inAll = result.totalPayments - result.monthlyPayment * inputs.loanTerm * 12;
  return (
    <Notice title={`The wait stretches your loan to ${payoffTime(payments)}`}>
      <p>
        {rand(added)} of interest is added before the first payment. Your payment stays the same, so you make{" "}
        {payments} payments instead of {inputs.loanTerm * 12}, {rand(inAll)} more in all. The figures here and
        the schedule below include this: plan with them. The delay analysis below uses past prime rates, so
        its total is different.
      </p>
    </Notice>
  );
}
