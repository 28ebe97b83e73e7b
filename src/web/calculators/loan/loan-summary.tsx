import type { LoanResult } from "#calculations/loan/loan.ts";
import { Notice } from "#web/components/notice/notice.tsx";
import { Stats, Tiles } from "#web/components/stat/stat.tsx";
import { payoffTime } from "#web/format/payoff-time.ts";
import { percent } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import { cappedDownPayment, type SharedInputs } from "../shared-inputs.ts";

type LoanSummaryProps = { result: LoanResult; inputs: SharedInputs };

/** The loan in five figures and two shares. */
export function LoanSummary({ result, inputs }: LoanSummaryProps) {
  const payments = result.schedule.at(-1)?.paymentNumber ?? 0;
  const downPaymentShare = (cappedDownPayment(inputs) / inputs.purchasePrice) * 100;
  return (
    <>
      {result.neverRepaid && (
        <Notice tone="bad" title="This loan is never repaid">
          <p>The monthly payment does not cover the interest that the delay added. Check the two dates.</p>
        </Notice>
      )}
      {!result.neverRepaid && payments > inputs.loanTerm * 12 && (
        <Notice title={`The delay makes it ${payoffTime(payments)}`}>
          <p>
            Interest is added before the first payment and the payment stays the same, so there are {payments}{" "}
            payments instead of {inputs.loanTerm * 12}.
          </p>
        </Notice>
      )}
      <div>
        <h3>Loan Summary</h3>
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
      </div>
      <Tiles
        items={[
          { label: "Down Payment %", value: percent(downPaymentShare, 1), note: "of the purchase price" },
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
