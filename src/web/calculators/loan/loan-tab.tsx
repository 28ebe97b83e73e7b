import { useMemo } from "react";
import { isUsableDate } from "#calculations/calendar/calendar.ts";
import { totalToday } from "#calculations/figures/newer-figures.ts";
import type { LoanResult } from "#calculations/loan/loan.ts";
import { cashToBuy } from "#calculations/property-costs/cash-to-buy.ts";
import type { Inputs } from "#contract/input-fields.ts";
import { tablePause, useDebounced } from "#web/components/debounced/use-debounced.ts";
import { PartnerLinks } from "#web/components/partner-links/partner-links.tsx";
import { picture } from "#web/components/picture/picture.tsx";
import { payoffTime } from "#web/format/payoff-time.ts";
import { rand } from "#web/format/rand.ts";
import { cappedDownPayment } from "#web/inputs/inputs.ts";
import { useInputsOfPage } from "#web/inputs/inputs-context.ts";
import { SameRates } from "../affordability/same-rates.tsx";
import { Answer } from "../answer.tsx";
import { BetterRatesButton, EnteredLoanBanner, useEnteredLoan } from "../better-rates-banner.tsx";
import { useCalculator } from "../calculator-context.ts";
import { CalculatorLayout } from "../calculator-layout.tsx";
import { useLoanComparison } from "../compare/loan-comparison.ts";
import { AnswerCurves } from "../curves/answer-curves.tsx";
import { askForCorrection, askForPrice, priceUsable } from "../input-problems.ts";
import { NextTools } from "../next-tools.tsx";
import { yearsText } from "../years-text.ts";
import { CostBreakdownPart } from "./cost-breakdown-part.tsx";
import { type InputsLoan, inputsLoan, inputsNewerCosts } from "./inputs-loan.ts";
import { LoanFields } from "./loan-fields.tsx";
import { LoanSummary } from "./loan-summary.tsx";
import { RepaymentSchedule } from "./repayment-schedule.tsx";

const LoanCoursePicture = picture(
  async () => (await import("./loan-pictures.tsx")).LoanCoursePicture,
  import.meta.env.SSR && (await import("./loan-pictures.tsx")).LoanCoursePicture,
);

const PaymentPictures = picture(
  async () => (await import("./loan-pictures.tsx")).PaymentPictures,
  import.meta.env.SSR && (await import("./loan-pictures.tsx")).PaymentPictures,
);

const PaymentDelayPart = picture(
  async () => (await import("./payment-delay-part.tsx")).PaymentDelayPart,
  import.meta.env.SSR && (await import("./payment-delay-part.tsx")).PaymentDelayPart,
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
      inputs={
        <AnswerCurves tab="calculator">
          <LoanFields result={loan.result} />
        </AnswerCurves>
      }
      answer={<LoanAnswer loan={loan} settled={settled.result} />}
    >
      <PaymentPictures result={settled.result} />
      {bothDates(settledInputs) && <PaymentDelayPart loan={settled} />}
      {priceUsable(inputs.purchasePrice) && <CostBreakdownPart loan={settled} />}
      <RepaymentSchedule result={settled.result} />
      <NextTools ids={["cash-needed", "compare-offers"]} />
      <EnteredLoanBanner />
    </CalculatorLayout>
  );
}

/** Whether there is a wait between transfer and first payment to speak of. */
const bothDates = ({ transferDate, firstPaymentDate }: Inputs) =>
  isUsableDate(transferDate) && isUsableDate(firstPaymentDate);

type LoanAnswerProps = { loan: InputsLoan; settled: LoanResult };

function LoanAnswer({ loan, settled }: LoanAnswerProps) {
  const { inputs, usable, result } = loan;
  const { site, today, figures } = useCalculator();
  const calculation = useEnteredLoan();
  const { interestRate, loanTerm } = inputs;
  const { loanAmount, monthlyPayment: payment } = result;
  const withoutLoan = usable && inputs.purchasePrice > 0 && loanAmount === 0;
  const answered = usable && payment > 0;
  const cash = cashToBuy(cappedDownPayment(inputs), result.fees);
  return (
    <Answer
      {...(withoutLoan
        ? { figure: "You need no loan", sentence: "Your down payment covers the whole price." }
        : {
            figure: answered ? rand(payment) : undefined,
            sentence: `a month for ${timeToRepay(inputs, result.schedule.at(-1)?.paymentNumber)}`,
          })}
      problem={usable ? askForPrice : askForCorrection}
      quote={answered ? { loanAmount, interestRate, loanTerm, payment } : undefined}
      compare={useLoanComparison(loan)}
      cash={
        answered || withoutLoan
          ? { cash, withoutLoan, today: totalToday(inputsNewerCosts(loan, today, figures), cash.total) }
          : undefined
      }
      picture={settled.schedule.length > 0 && <LoanCoursePicture result={settled} />}
    >
      {(answered || withoutLoan) && <LoanSummary result={result} inputs={inputs} />}
      {answered && inputs.grossIncome > 0 && <SameRates tab="calculator" />}
      {answered && (
        <div>
          <BetterRatesButton
            calculation={calculation}
            label="Ask for a better rate"
            name="loan_open_contact"
            look="primary"
          />
          <PartnerLinks site={site} quiet />
        </div>
      )}
    </Answer>
  );
}

/** The term, or with a delay the longer time that the payments then take, and why. */
function timeToRepay({ loanTerm }: Inputs, payments = 0): string {
  return payments > loanTerm * 12 ? `${payoffTime(payments)}, because of the wait` : yearsText(loanTerm);
}
