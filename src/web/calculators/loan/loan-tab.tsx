import { useMemo } from "react";
import type { Inputs } from "#contract/input-fields.ts";
import { tablePause, useDebounced } from "#web/components/debounced/use-debounced.ts";
import { PartnerLinks } from "#web/components/partner-links/partner-links.tsx";
import { picture } from "#web/components/picture/picture.tsx";
import { payoffTime } from "#web/format/payoff-time.ts";
import { rand } from "#web/format/rand.ts";
import { useInputsOfPage } from "#web/inputs/inputs-context.ts";
import { Answer } from "../answer.tsx";
import { BankQuote } from "../bank-quote.tsx";
import { useCalculator } from "../calculator-context.ts";
import { CalculatorLayout } from "../calculator-layout.tsx";
import { amountsUsable, askForCorrection, askForPrice } from "../input-problems.ts";
import { yearsText } from "../years-text.ts";
import { CostBreakdownPart } from "./cost-breakdown-part.tsx";
import { type InputsLoan, inputsLoan } from "./inputs-loan.ts";
import { LoanFields } from "./loan-fields.tsx";
import { LoanSummary } from "./loan-summary.tsx";
import { PaymentDelayPart } from "./payment-delay-part.tsx";
import { RepaymentSchedule } from "./repayment-schedule.tsx";

const LoanPictures = picture(
  async () => (await import("./loan-pictures.tsx")).LoanPictures,
  import.meta.env.SSR && (await import("./loan-pictures.tsx")).LoanPictures,
);

/** What a loan costs each month and in all, what buying costs, and the schedule. */
export function LoanTab() {
  const { today, figures } = useCalculator();
  const { inputs } = useInputsOfPage();
  const loan = useMemo(() => inputsLoan(inputs, today, figures), [inputs, today, figures]);
  // The answer keeps up with every keystroke; pictures and long tables follow.
  const settledInputs = useDebounced(inputs, tablePause);
  const settled = useMemo(() => inputsLoan(settledInputs, today, figures), [settledInputs, today, figures]);

  return (
    <CalculatorLayout
      title="Repayment and property costs calculator"
      inputs={<LoanFields result={loan.result} />}
      answer={<LoanAnswer loan={loan} />}
    >
      <LoanPictures result={settled.result} />
      <PaymentDelayPart loan={settled} />
      {amountsUsable(inputs.purchasePrice) && <CostBreakdownPart loan={settled} />}
      <RepaymentSchedule result={settled.result} />
    </CalculatorLayout>
  );
}

function LoanAnswer({ loan: { inputs, usable, result } }: { loan: InputsLoan }) {
  const { site } = useCalculator();
  const cash = usable && inputs.purchasePrice > 0 && result.loanAmount === 0;
  const answered = usable && result.monthlyPayment > 0;
  return (
    <Answer
      {...(cash
        ? { figure: "You need no loan", sentence: "Your down payment covers the whole price." }
        : {
            figure: answered ? rand(result.monthlyPayment) : undefined,
            sentence: `a month for ${timeToRepay(inputs, result.schedule.at(-1)?.paymentNumber)}`,
          })}
      problem={usable ? askForPrice : askForCorrection}
    >
      {(answered || cash) && <LoanSummary result={result} inputs={inputs} />}
      {answered && (
        <BankQuote
          loanAmount={result.loanAmount}
          interestRate={inputs.interestRate}
          loanTerm={inputs.loanTerm}
          payment={result.monthlyPayment}
        />
      )}
      <PartnerLinks site={site} />
    </Answer>
  );
}

/** The term, or with a delay the longer time that the payments then take. */
function timeToRepay({ loanTerm }: Inputs, payments = 0): string {
  return payments > loanTerm * 12 ? payoffTime(payments) : yearsText(loanTerm);
}
