import { useMemo } from "react";
import {
  extraPaymentRateLimits,
  usualExtraPayments,
} from "#calculations/extra-payments/extra-payment-defaults.ts";
import type { ExtraPaymentResult } from "#calculations/extra-payments/extra-payments.ts";
import type { SiteInfo } from "#contract/page-context.ts";
import { tools } from "#contract/tools.ts";
import { BanksQuote, BanksReason, type QuotedLoan } from "#web/components/bank-quote/bank-quote.tsx";
import { Button } from "#web/components/button/button.tsx";
import { tablePause, useDebounced } from "#web/components/debounced/use-debounced.ts";
import { Part } from "#web/components/part/part.tsx";
import { PartnerLinks } from "#web/components/partner-links/partner-links.tsx";
import { picture } from "#web/components/picture/picture.tsx";
import { Stats } from "#web/components/stat/stat.tsx";
import { payoffTime } from "#web/format/payoff-time.ts";
import { percent } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import { CountInput, MoneyInput, RateInput, TermInput } from "#web/inputs/input-field.tsx";
import { useInputsOfPage } from "#web/inputs/inputs-context.ts";
import { ContactButton } from "#web/lead-form/contact-button.tsx";
import type { LeadCalculation } from "#web/lead-form/lead-request.ts";
import { Answer } from "../answer.tsx";
import { EnteredLoanBanner } from "../better-rates-banner.tsx";
import { useCalculator } from "../calculator-context.ts";
import { CalculatorLayout } from "../calculator-layout.tsx";
import { useExtraPaymentsComparison } from "../compare/extra-payments-comparison.ts";
import { AnswerCurves } from "../curves/answer-curves.tsx";
import { askForCorrection, askForLoan } from "../input-problems.ts";
import { LoanAmountField } from "../loan-amount-field.tsx";
import { NextTools } from "../next-tools.tsx";
import { SideBySide } from "../side-by-side.tsx";
import { ExtraPaymentSchedule } from "./extra-payment-schedule.tsx";
import styles from "./extra-payments-tab.module.css";
import { inputsExtraPayments } from "./inputs-extra-payments.ts";

const BalanceCurvesChart = picture(
  async () => (await import("./balance-curves-chart.tsx")).BalanceCurvesChart,
  import.meta.env.SSR && (await import("./balance-curves-chart.tsx")).BalanceCurvesChart,
);

const PaymentImpact = picture(
  async () => (await import("./payment-impact.tsx")).PaymentImpact,
  import.meta.env.SSR && (await import("./payment-impact.tsx")).PaymentImpact,
);

/** What paying more each month saves. */
export function ExtraPaymentsTab() {
  const { site } = useCalculator();
  const { inputs } = useInputsOfPage();
  const { interestRate, loanTerm, extraPayment } = inputs;
  const now = useMemo(() => inputsExtraPayments(inputs), [inputs]);
  const { usable, loanAmount, result } = now;
  const settledInputs = useDebounced(inputs, tablePause);
  const settled = useMemo(() => inputsExtraPayments(settledInputs), [settledInputs]);
  const payment = result.base.monthlyPayment;
  const answered = usable && payment > 0;
  const saves = answered && result.savings.totalExtraPaid > 0;
  const { interestSaved, timeSaved } = result.savings;

  return (
    <CalculatorLayout
      title="Work out what extra payments save"
      inputs={
        <AnswerCurves tab="extra-payment">
          <ExtraPaymentFields />
        </AnswerCurves>
      }
      answer={
        <Answer
          figure={saves ? rand(interestSaved) : undefined}
          sentence={`saved in interest${timeSaved > 0 ? `, and the loan is paid off ${payoffTime(timeSaved)} sooner` : ""}`}
          problem={problemOf(usable, answered)}
          compare={useExtraPaymentsComparison(now)}
          picture={
            settled.curves.length > 0 && (
              <BalanceCurvesChart curves={settled.curves} result={settled.result} />
            )
          }
        >
          {answered && (
            <Savings
              result={result}
              quote={{ loanAmount, interestRate, loanTerm, payment }}
              site={site}
              calculation={{ loanAmount, extraPayment, potentialSavings: interestSaved }}
            />
          )}
        </Answer>
      }
    >
      {answered && <PayoffCards result={result} />}
      {settled.curves.length > 0 && <PaymentImpact result={settled.result} />}
      <ExtraPaymentSchedule schedule={settled.result.schedule} />
      <NextTools ids={["pay-off-sooner", "switch-your-bond"]} />
      <PartnerLinks site={site} />
      <EnteredLoanBanner />
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
      <LoanAmountField
        hint="Set directly or via purchase − down payment"
        owner=". If you have a bond already: what you still owe, and below the years that are left."
      />
      <SideBySide>
        <RateInput name="interestRate" label="Interest Rate (%)" max={extraPaymentRateLimits.max} />
        <TermInput name="loanTerm" label="Loan Term (Years)" />
      </SideBySide>
      <div>
        <MoneyInput name="extraPayment" label="Extra Monthly Payment (R)" />
        <UsualExtraPayments />
      </div>
      <CountInput
        name="extraPaymentDuration"
        label="Extra Payment Duration (Months)"
        unit="months"
        hint="Leave 0 for entire loan term"
      />
    </>
  );
}

/** A press fills the amount in. */
function UsualExtraPayments() {
  const { dispatch } = useInputsOfPage();
  return (
    <div className={styles.usual}>
      {usualExtraPayments.map((extraPayment) => (
        <Button key={extraPayment} onClick={() => dispatch({ type: "change", values: { extraPayment } })}>
          {rand(extraPayment)}
        </Button>
      ))}
    </div>
  );
}

type SavingsProps = {
  result: ExtraPaymentResult;
  quote: QuotedLoan;
  site: SiteInfo;
  calculation: LeadCalculation;
};

/** What is saved, what a bank would quote for the loan, and the way to advice. */
function Savings({ result: { savings }, quote, site, calculation }: SavingsProps) {
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
        <BanksQuote {...quote} quotedFor="a month without the extra" />
        <BanksReason
          {...quote}
          means={`What is paid extra then saves more interest, too: “${tools["pay-off-sooner"].name}” counts as banks do.`}
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

/** The loan without and with the extra payments. */
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
