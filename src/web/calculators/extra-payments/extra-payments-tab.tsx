import { useMemo } from "react";
import {
  type ExtraPaymentResult,
  extraPaymentRateLimits,
  extraPayments,
} from "#calculations/extra-payments/extra-payments.ts";
import type { Inputs } from "#contract/input-fields.ts";
import type { SiteInfo } from "#contract/page-context.ts";
import { tablePause, useDebounced } from "#web/components/debounced/use-debounced.ts";
import { Part } from "#web/components/part/part.tsx";
import { PartnerLinks } from "#web/components/partner-links/partner-links.tsx";
import { picture } from "#web/components/picture/picture.tsx";
import { Stats } from "#web/components/stat/stat.tsx";
import { payoffTime } from "#web/format/payoff-time.ts";
import { percent } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import { CountInput, MoneyInput, RateInput, TermInput, termProblem } from "#web/inputs/input-field.tsx";
import { inputsLoanAmount } from "#web/inputs/inputs.ts";
import { useInputsOfPage } from "#web/inputs/inputs-context.ts";
import { ContactButton } from "#web/lead-form/contact-button.tsx";
import type { LeadCalculation } from "#web/lead-form/lead-request.ts";
import { Answer } from "../answer.tsx";
import { BankQuote } from "../bank-quote.tsx";
import { useCalculator } from "../calculator-context.ts";
import { CalculatorLayout } from "../calculator-layout.tsx";
import { amountsUsable, askForCorrection, askForLoan } from "../input-problems.ts";
import { LoanAmountField } from "../loan-amount-field.tsx";
import { balanceCurves } from "./balance-curves.ts";
import { ExtraPaymentSchedule } from "./extra-payment-schedule.tsx";
import styles from "./extra-payments-tab.module.css";

const PaymentImpact = picture(
  async () => (await import("./payment-impact.tsx")).PaymentImpact,
  import.meta.env.SSR && (await import("./payment-impact.tsx")).PaymentImpact,
);

/** The loan of the inputs with its extra payments; without usable inputs it has none. */
function inputsExtraPayments(inputs: Inputs) {
  const { interestRate, loanTerm, extraPayment, extraPaymentDuration } = inputs;
  const loanAmount = inputsLoanAmount(inputs);
  const usable = amountsUsable(loanAmount, extraPayment) && !termProblem(loanTerm);
  const result = extraPayments({
    loanAmount,
    interestRate,
    loanTerm: usable ? loanTerm : 0,
    extraPayment,
    extraPaymentDuration,
  });
  return { usable, loanAmount, result, curves: balanceCurves({ loanAmount, interestRate }, result) };
}

/** What paying more each month saves. */
export function ExtraPaymentsTab() {
  const { site } = useCalculator();
  const { inputs } = useInputsOfPage();
  const { interestRate, loanTerm, extraPayment } = inputs;
  const { usable, loanAmount, result } = useMemo(() => inputsExtraPayments(inputs), [inputs]);
  const settledInputs = useDebounced(inputs, tablePause);
  const settled = useMemo(() => inputsExtraPayments(settledInputs), [settledInputs]);
  const answered = usable && result.base.monthlyPayment > 0;
  const saves = answered && result.savings.totalExtraPaid > 0;
  const { interestSaved, timeSaved } = result.savings;

  return (
    <CalculatorLayout
      title="Work out what extra payments save"
      inputs={<ExtraPaymentFields />}
      answer={
        <Answer
          figure={saves ? rand(interestSaved) : undefined}
          sentence={`saved in interest${timeSaved > 0 ? `, and the loan is paid off ${payoffTime(timeSaved)} sooner` : ""}`}
          problem={problemOf(usable, answered)}
        >
          {answered && (
            <Savings
              result={result}
              site={site}
              calculation={{ loanAmount, extraPayment, potentialSavings: interestSaved }}
            />
          )}
          {answered && (
            <BankQuote {...{ loanAmount, interestRate, loanTerm }} payment={result.base.monthlyPayment} />
          )}
        </Answer>
      }
    >
      {answered && <PayoffCards result={result} />}
      {settled.curves.length > 0 && <PaymentImpact result={settled.result} curves={settled.curves} />}
      <ExtraPaymentSchedule schedule={settled.result.schedule} />
      <PartnerLinks site={site} />
    </CalculatorLayout>
  );
}

function problemOf(usable: boolean, answered: boolean): string {
  if (!usable) return askForCorrection;
  return answered ? "Enter an extra amount to see what it saves." : askForLoan;
}

function ExtraPaymentFields() {
  return (
    <>
      <LoanAmountField hint="Set directly or via purchase − down payment" />
      <RateInput name="interestRate" label="Interest Rate (%)" max={extraPaymentRateLimits.max} />
      <TermInput name="loanTerm" label="Loan Term (Years)" />
      <MoneyInput name="extraPayment" label="Extra Monthly Payment (R)" />
      <CountInput
        name="extraPaymentDuration"
        label="Extra Payment Duration (Months)"
        unit="months"
        hint="Leave 0 for entire loan term"
      />
    </>
  );
}

type SavingsProps = { result: ExtraPaymentResult; site: SiteInfo; calculation: LeadCalculation };

/** What is saved, and the way to advice. */
function Savings({ result: { savings }, site, calculation }: SavingsProps) {
  return (
    <>
      <div>
        <h3>Your Savings Summary</h3>
        <Stats
          label="Your Savings Summary"
          items={[
            { label: "Interest Saved", value: rand(savings.interestSaved) },
            { label: "Time Saved", value: payoffTime(savings.timeSaved) },
            { label: "Total Extra Paid", value: rand(savings.totalExtraPaid) },
            {
              label: "Effective Return",
              value: percent(savings.effectiveReturn, 1),
              note: "of the extra paid, over the whole term",
            },
          ]}
        />
      </div>
      <div>
        <ContactButton
          variant="extra-payments"
          name="extra_payment_open_contact"
          label="Get Expert Advice"
          look="primary"
          {...{ site, calculation }}
        />
      </div>
    </>
  );
}

function PayoffCards({ result }: { result: ExtraPaymentResult }) {
  const cards = [
    { title: "Standard Payment Schedule", payoff: result.base },
    { title: "With Extra Payments", payoff: result.withExtra },
  ];
  return (
    <Part title="With and without">
      <div className={styles.cards}>
        {cards.map(({ title, payoff }) => (
          <div key={title}>
            <h3>{title}</h3>
            <Stats
              label={title}
              items={[
                { label: "Monthly Payment", value: rand(payoff.monthlyPayment) },
                { label: "Total Interest", value: rand(payoff.totalInterest) },
                { label: "Total Payments", value: rand(payoff.totalPayments) },
                { label: "Payoff Time", value: payoffTime(payoff.payoffTime) },
              ]}
            />
          </div>
        ))}
      </div>
    </Part>
  );
}
