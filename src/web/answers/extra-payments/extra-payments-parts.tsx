import { memo, useMemo } from "react";
import {
  type ExtraPaymentRow,
  type YearlyExtraPaymentRow,
  yearlyExtraPaymentRows,
} from "#calculations/extra-payments/extra-payment-rows.ts";
import type { ExtraPaymentResult } from "#calculations/extra-payments/extra-payments.ts";
import { usePageOfAnswer } from "#web/answer-page/page-of-answer.ts";
import { Schedule } from "#web/answer-page/schedule-table.tsx";
import { type Bar, Bars } from "#web/components/chart/bars.tsx";
import { ChartFigure } from "#web/components/chart/chart-figure.tsx";
import { OwedTable } from "#web/components/chart/owed-chart.tsx";
import { ShowHide } from "#web/components/disclosure/show-hide.tsx";
import { Part } from "#web/components/part/part.tsx";
import { PartnerLinks } from "#web/components/partner-links/partner-links.tsx";
import type { Column } from "#web/components/results-table/results-table.tsx";
import { TitledStats } from "#web/components/stat/stat.tsx";
import { payoffTime } from "#web/format/payoff-time.ts";
import { percent } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import { EnteredLoanBanner, NextTools } from "../calculators/better-rates-banner.tsx";
import { PrimeNote } from "../calculators/shared-loan.tsx";
import styles from "./extra-payments.module.css";
import type { InputsExtraPayments } from "./inputs-extra-payments.ts";

type OfResult = { result: ExtraPaymentResult };

type PartsProps = Pick<InputsExtraPayments, "usable" | "result" | "curves">;

/** The loan without and with the extra payments, in figures, in bars and payment by payment. */
export function ExtraPaymentsParts({ usable, result, curves }: PartsProps) {
  const drawn = curves.length > 0;
  const { site } = usePageOfAnswer();
  return (
    <>
      {usable && result.base.monthlyPayment > 0 && <PayoffCards result={result} />}
      {drawn && <PaymentImpact result={result} />}
      <div className={styles.printed}>
        <PrimeNote />
      </div>
      <ExtraPaymentSchedule schedule={result.schedule} />
      {drawn && <OwedTable caption="Balance with and without extra payments" rows={curves} />}
      <NextTools ids={["pay-off-sooner", "switch-your-bond"]} />
      <EnteredLoanBanner>
        <PartnerLinks site={site} />
      </EnteredLoanBanner>
    </>
  );
}

function PayoffCards({ result }: OfResult) {
  const cards = [
    { title: "Standard Payment Schedule", payoff: result.base },
    { title: "With Extra Payments", payoff: result.withExtra },
  ];
  return (
    <Part standsOpen title="With and without" result={payoffTime(result.withExtra.payoffTime)}>
      <div className={styles.cards}>
        {cards.map(({ title, payoff }) => (
          <TitledStats
            key={title}
            title={title}
            quiet
            items={[
              { label: "Monthly Payment", value: rand(payoff.monthlyPayment) },
              { label: "Total Interest", value: rand(payoff.totalInterest) },
              { label: "Total Payments", value: rand(payoff.totalPayments) },
              { label: "Payoff Time", value: payoffTime(payoff.payoffTime) },
            ]}
          />
        ))}
      </div>
    </Part>
  );
}

/** Two pairs of bars, the interest and the time, without and with the extra payments. */
function PaymentImpact({ result }: OfResult) {
  const { base, withExtra } = result;
  return (
    <Part
      standsOpen
      title="Payment Impact Visualization"
      result={`${rand(base.totalInterest - withExtra.totalInterest)} less interest`}
    >
      <div className={styles.pairs}>
        <BarPair
          id="interest-paid"
          title="Interest Paid Comparison"
          write={rand}
          {...both("totalInterest")}
        />
        <BarPair id="loan-term" title="Loan Term Comparison" write={payoffTime} {...both("payoffTime")} />
      </div>
    </Part>
  );

  function both(figure: "totalInterest" | "payoffTime") {
    return { standard: base[figure], reduced: withExtra[figure] };
  }
}

type BarPairProps = {
  id: string;
  title: string;
  standard: number;
  reduced: number;
  write: (amount: number) => string;
};

/** Bar width = with extra ÷ base. The amount that is saved is in the answer; here is its share. */
function BarPair({ id, title, standard, reduced, write }: BarPairProps) {
  const bars: Bar[] = [
    { name: "Standard", amount: standard, value: write(standard), tone: "soft" },
    { name: "With Extra Payments", amount: reduced, value: write(reduced) },
  ];
  const share = standard === 0 ? 0 : ((standard - reduced) / standard) * 100;
  return (
    <ChartFigure
      title={title}
      caption={
        Math.round(standard - reduced) > 0
          ? `${percent(share, 1)} less than the standard schedule.`
          : "The same as the standard schedule."
      }
    >
      <Bars id={id} label={title} bars={bars} />
    </ChartFigure>
  );
}

type Paid = Pick<ExtraPaymentRow, "extraPayment" | "principal" | "interest" | "balance">;

const paidColumns: Column<Paid>[] = [
  { header: "Extra Payment", cell: (row) => rand(row.extraPayment), minor: true },
  { header: "Principal", cell: (row) => rand(row.principal) },
  { header: "Interest", cell: (row) => rand(row.interest) },
  { header: "Balance", cell: (row) => rand(row.balance) },
];

const monthly: Column<ExtraPaymentRow>[] = [
  { header: "Payment #", cell: (row) => row.paymentNumber },
  { header: "Base Payment", cell: (row) => rand(row.basePayment), minor: true },
  ...paidColumns,
];

const yearly: Column<YearlyExtraPaymentRow>[] = [
  { header: "Year", cell: (row) => row.year },
  { header: "Base Payment", cell: (row) => rand(row.payment - row.extraPayment), minor: true },
  ...paidColumns,
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

type ExtraPaymentScheduleProps = { schedule: readonly ExtraPaymentRow[] };

/** The loan with its extra payments, month by month or year by year. */
const ExtraPaymentSchedule = memo(function ExtraPaymentSchedule({ schedule }: ExtraPaymentScheduleProps) {
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
