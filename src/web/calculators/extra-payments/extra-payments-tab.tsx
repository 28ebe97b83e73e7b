import type { ComponentChildren } from "preact";
import { useMemo, useState } from "preact/hooks";
import type {
  ExtraPaymentRow,
  YearlyExtraPaymentRow,
} from "#calculations/extra-payments/extra-payment-rows.ts";
import { yearlyExtraPaymentRows } from "#calculations/extra-payments/extra-payment-rows.ts";
import {
  type ExtraPaymentResult,
  extraPaymentRateLimits,
  extraPayments,
} from "#calculations/extra-payments/extra-payments.ts";
import { DigitsField } from "#web/components/digits-field/digits-field.tsx";
import { ShowHide } from "#web/components/disclosure/show-hide.tsx";
import { memo } from "#web/components/memo/memo.ts";
import { MoneyField } from "#web/components/money-field/money-field.tsx";
import { PartnerLinks } from "#web/components/partner-links/partner-links.tsx";
import { usePausedForTables } from "#web/components/paused/use-paused.ts";
import type { Column } from "#web/components/results-table/results-table.tsx";
import { Stats } from "#web/components/stat/stat.tsx";
import { payoffTime } from "#web/format/payoff-time.ts";
import { percent } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import { LateContactCall } from "#web/lead-form/late-contact-call.tsx";
import { Answer } from "../answer.tsx";
import { BankQuote } from "../bank-quote.tsx";
import { useCalculator } from "../calculator-context.ts";
import { CalculatorLayout, Part } from "../calculator-layout.tsx";
import { exportTable } from "../exports.ts";
import { amountsUsable, askForAmount, askForCorrection, termProblem } from "../input-problems.ts";
import { LoanAmountField } from "../loan-amount-field.tsx";
import { LoanRateField } from "../loan-rate-field.tsx";
import { LoanTermField } from "../loan-term-field.tsx";
import { ScheduleControls, ScheduleTable, type ScheduleView } from "../schedule-table.tsx";
import { inputsLoanAmount } from "../shared-inputs.ts";
import { sliders } from "../sliders.ts";
import { balanceCurves } from "./balance-curves.ts";
import styles from "./extra-payments-tab.module.css";
import { PaymentImpact } from "./payment-impact.tsx";

/** What this tab adds to the shared inputs; a duration of 0 months means the whole term. */
export type ExtraInputs = { extraPayment: number; extraPaymentDuration: number };

type ExtraPaymentsTabProps = { extra: ExtraInputs; onChange: (change: Partial<ExtraInputs>) => void };

/** What paying more each month saves. */
export function ExtraPaymentsTab({ extra, onChange }: ExtraPaymentsTabProps) {
  const { site, inputs } = useCalculator();
  const { interestRate, loanTerm } = inputs;
  const loanAmount = inputsLoanAmount(inputs);
  const usable = amountsUsable(loanAmount, extra.extraPayment) && !termProblem(loanTerm);
  const worked = useMemo(() => {
    const result = extraPayments({ loanAmount, interestRate, loanTerm: usable ? loanTerm : 0, ...extra });
    return { result, curves: balanceCurves({ loanAmount, interestRate }, result) };
  }, [loanAmount, interestRate, loanTerm, usable, extra]);
  const { result } = worked;
  const tables = usePausedForTables(worked);
  const answered = usable && result.base.monthlyPayment > 0;

  return (
    <CalculatorLayout
      title="Work out what extra payments save"
      inputs={<ExtraPaymentFields extra={extra} onChange={onChange} />}
      answer={
        <Answer
          figure={answered ? rand(result.savings.interestSaved) : undefined}
          sentence={`of interest saved, and repaid ${payoffTime(result.savings.timeSaved)} sooner`}
          problem={usable ? askForAmount : askForCorrection}
        >
          {answered && (
            <Savings result={result}>
              <LateContactCall
                variant="extra-payments"
                name="extra_payment_open_contact"
                partnerName={site.partnerName}
                calculation={{
                  loanAmount,
                  extraPayment: extra.extraPayment,
                  potentialSavings: result.savings.interestSaved,
                }}
                label="Get Expert Advice"
                look="primary"
              />
            </Savings>
          )}
          {answered && (
            <BankQuote {...{ loanAmount, interestRate, loanTerm }} payment={result.base.monthlyPayment} />
          )}
        </Answer>
      }
    >
      {answered && <PayoffCards result={result} />}
      {tables.curves.length > 0 && <PaymentImpact result={tables.result} curves={tables.curves} />}
      <ExtraPaymentSchedule result={tables.result} />
      <PartnerLinks site={site} />
    </CalculatorLayout>
  );
}

function ExtraPaymentFields({ extra, onChange }: ExtraPaymentsTabProps) {
  return (
    <>
      <LoanAmountField hint="Set directly or via purchase − down payment" />
      <LoanRateField label="Interest Rate (%)" limits={extraPaymentRateLimits} />
      <LoanTermField />
      <MoneyField
        name="extraPayment"
        label="Extra Monthly Payment (R)"
        value={extra.extraPayment}
        onChange={(extraPayment) => onChange({ extraPayment })}
        slider={sliders.extraPayment}
      />
      <DigitsField
        name="extraPaymentDuration"
        label="Extra Payment Duration (Months)"
        unit="months"
        hint="Leave 0 for entire loan term"
        value={extra.extraPaymentDuration}
        onChange={(extraPaymentDuration) => onChange({ extraPaymentDuration })}
      />
    </>
  );
}

type SavingsProps = { result: ExtraPaymentResult; children: ComponentChildren };

/** What is saved, and the way to advice. */
function Savings({ result: { savings }, children }: SavingsProps) {
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
              note: "interest saved over extra paid",
            },
          ]}
        />
      </div>
      <div>{children}</div>
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

const ExtraPaymentSchedule = memo(function ExtraPaymentSchedule({ result }: { result: ExtraPaymentResult }) {
  const [view, setView] = useState<ScheduleView>("monthly");
  const years = useMemo(() => yearlyExtraPaymentRows(result.schedule), [result]);
  return (
    <ShowHide title="Extra Payment Schedule">
      <ScheduleControls
        name="extra-payment-schedule"
        view={view}
        onView={setView}
        onExport={() =>
          exportTable(`extra-payment-schedule-${view}`, view === "monthly" ? result.schedule : years)
        }
      >
        {view === "monthly" ? (
          <ScheduleTable
            caption="Extra payment schedule by month"
            columns={monthly}
            rows={result.schedule}
            rowKey={(row) => row.paymentNumber}
          />
        ) : (
          <ScheduleTable
            caption="Extra payment schedule by year"
            columns={yearly}
            rows={years}
            rowKey={(row) => row.year}
          />
        )}
      </ScheduleControls>
    </ShowHide>
  );
});
