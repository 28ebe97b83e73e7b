import { useMemo } from "preact/hooks";
import { loan } from "#calculations/loan/loan.ts";
import { PartnerLinks } from "#web/components/partner-links/partner-links.tsx";
import { usePausedForTables } from "#web/components/paused/use-paused.ts";
import { rand } from "#web/format/rand.ts";
import { Answer } from "../answer.tsx";
import { BankQuote } from "../bank-quote.tsx";
import { useCalculator } from "../calculator-context.ts";
import { CalculatorLayout } from "../calculator-layout.tsx";
import { amountsUsable, askForAmount, askForCorrection, termProblem } from "../input-problems.ts";
import { cappedDownPayment } from "../shared-inputs.ts";
import { yearsText } from "../years-text.ts";
import { CostBreakdownPart } from "./cost-breakdown-part.tsx";
import { LoanFields } from "./loan-fields.tsx";
import { LoanPictures } from "./loan-pictures.tsx";
import { LoanSummary } from "./loan-summary.tsx";
import { PaymentDelayPart } from "./payment-delay-part.tsx";
import { RepaymentSchedule } from "./repayment-schedule.tsx";

type LoanTabProps = { linked: boolean; onLinked: (linked: boolean) => void };

/** What a loan costs each month and in all, what buying costs, and the schedule. */
export function LoanTab({ linked, onLinked }: LoanTabProps) {
  const { site, today, inputs } = useCalculator();
  const usable = amountsUsable(inputs.purchasePrice, inputs.propertyValue) && !termProblem(inputs.loanTerm);
  const result = useMemo(
    () =>
      loan({ ...inputs, downPayment: cappedDownPayment(inputs), today, ...(usable ? {} : { loanTerm: 0 }) }),
    [inputs, today, usable],
  );
  // The answer keeps up with every keystroke; the long tables follow.
  const tables = usePausedForTables(result);
  const price = usePausedForTables(inputs.purchasePrice);
  const answered = usable && result.monthlyPayment > 0;

  return (
    <CalculatorLayout
      title="Repayment and property costs calculator"
      inputs={<LoanFields linked={linked} onLinked={onLinked} result={result} />}
      answer={
        <Answer
          figure={answered ? rand(result.monthlyPayment) : undefined}
          sentence={`a month for ${yearsText(inputs.loanTerm)}`}
          problem={usable ? askForAmount : askForCorrection}
        >
          {answered && (
            <>
              <LoanSummary result={result} inputs={inputs} />
              <BankQuote
                loanAmount={result.loanAmount}
                interestRate={inputs.interestRate}
                loanTerm={inputs.loanTerm}
                payment={result.monthlyPayment}
              />
            </>
          )}
          <PartnerLinks site={site} />
        </Answer>
      }
    >
      <LoanPictures result={tables} />
      <PaymentDelayPart usable={usable} />
      {amountsUsable(inputs.purchasePrice) && <CostBreakdownPart fees={tables.fees} price={price} />}
      <RepaymentSchedule result={tables} />
    </CalculatorLayout>
  );
}
