import { isUsableDate } from "#calculations/calendar/calendar.ts";
import { totalToday } from "#calculations/figures/newer-figures.ts";
import { bankQuote } from "#calculations/loan/bank-quote.ts";
import { dutyDate, type LoanResult, premiumThreshold } from "#calculations/loan/loan.ts";
import { cashToBuy } from "#calculations/property-costs/cash-to-buy.ts";
import type { Inputs } from "#contract/input-fields.ts";
import { askForPrice, priceUsable } from "#web/answer-page/answer-values.ts";
import { depositHint } from "#web/answer-page/buying-words.ts";
import { described, type Shown } from "#web/answer-page/described.ts";
import { input } from "#web/answer-page/fields.ts";
import { cappedDownPayment } from "#web/answer-page/inputs.ts";
import { usePageOfAnswer } from "#web/answer-page/page-of-answer.ts";
import { MustEarn } from "#web/answer-page/unknown/must-earn.tsx";
import { Notice } from "#web/components/notice/notice.tsx";
import { Part } from "#web/components/part/part.tsx";
import { PartnerLinks } from "#web/components/partner-links/partner-links.tsx";
import { Stats, Tiles } from "#web/components/stat/stat.tsx";
import { beforeTablesText } from "#web/figures/newer-figures-text.ts";
import { payoffTime } from "#web/format/payoff-time.ts";
import { percent, quotedRate } from "#web/format/percent.ts";
import { moreOrLess, rand } from "#web/format/rand.ts";
import { yearsText } from "#web/format/years-text.ts";
import { AffordableNote } from "../affordability/affordable-note.tsx";
import {
  BetterRatesButton,
  EnteredLoanBanner,
  NextTools,
  useEnteredLoan,
} from "../calculators/better-rates-banner.tsx";
import { SameRates } from "../calculators/same-rates.tsx";
import { instalment, loanRate, PrimeNote } from "../calculators/shared-loan.tsx";
import { CostBreakdownPart } from "./cost-breakdown-part.tsx";
import { termForHalf } from "./half-yours.ts";
import { type InputsLoan, inputsLoan, inputsNewerCosts } from "./inputs-loan.ts";
import {
  dateOrderProblem,
  dateText,
  loanDifference,
  loanDifferenceInShort,
  offerProblem,
  timeToRepay,
} from "./loan.words.ts";
import { LoanCourseChart } from "./loan-course-chart.tsx";
import styles from "./loan-summary.module.css";
import { PaymentDelayPart } from "./payment-delay-part.tsx";
import { QuotesSheet } from "./quotes-sheet.tsx";
import { RepaymentSchedule } from "./repayment-schedule.tsx";

/** What a loan costs each month and in all, what buying costs, and the schedule. */
export const loan = described({
  id: "calculator",
  title: "Repayment and property costs calculator",
  asks: {
    main: {
      purchasePrice: input("purchasePrice", "Purchase Price (R)"),
      downPayment: input("downPayment", "Down Payment (R)"),
      loanTerm: input("loanTerm", "Loan Term (Years)", { unit: "years" }),
      interestRate: loanRate,
    },
    more: {
      linkedValue: input("linkedValue", "Link to purchase price"),
      propertyValue: input("propertyValue", "Property Value (R)", {
        hint: "What the property is worth, if that is not the price you pay.",
      }),
      offerDate: input("offerDate", "Offer signed on (optional)"),
      transferDate: input("transferDate", "Transfer Date (optional)", {
        hint: "The day the property is registered in your name.",
      }),
      firstPaymentDate: input("firstPaymentDate", "First Payment Date (optional)", {
        hint: "Enter this and the transfer date to see what the wait between them costs.",
      }),
    },
  },
  moreTitle: "Advanced options",
  calculate: (_, { inputs, today, figures }) => inputsLoan(inputs, today, figures),
  hints: {
    downPayment: ({ values: { downPayment, purchasePrice } }) => depositHint(downPayment, purchasePrice),
    offerDate: ({ context: { inputs, today, figures } }) =>
      `By law, the day the sale is signed decides which transfer-duty table applies. If you leave this blank, we use the transfer date.${beforeTablesText(dutyDate({ ...inputs, today }), figures)}`,
  },
  errors: {
    offerDate: ({ values }) => offerProblem(values.offerDate, values.transferDate),
    firstPaymentDate: ({ values }) => dateOrderProblem(values.transferDate, values.firstPaymentDate),
  },
  disabled: { propertyValue: ({ linkedValue }) => linkedValue },
  UnderFields: ({ values, result }) =>
    priceUsable(values.purchasePrice) && <PremiumBanner result={result.result} />,
  flat: ({ result }) => (isWithoutLoan(result) ? ["loanTerm", "interestRate"] : []),
  curve: () => ({
    name: "Monthly payment",
    of: (_, __, { inputs }) => instalment(inputs),
    words: (payment) => `${rand(payment)} a month`,
    changed: (change) => `${moreOrLess(change)} a month`,
  }),
  answer: (loan, { interestRate, loanTerm }, { today, figures }) => {
    const { loanAmount, monthlyPayment: payment, fees } = loan.result;
    const withoutLoan = isWithoutLoan(loan);
    const answered = loan.usable && payment > 0;
    const cash = cashToBuy(cappedDownPayment(loan.inputs), fees);
    return {
      ...(withoutLoan
        ? { figure: "You need no loan", sentence: "Your down payment covers the whole price." }
        : { figure: answered ? rand(payment) : undefined, sentence: `a month for ${timeToRepay(loan)}` }),
      problem: askForPrice,
      quote: answered ? { loanAmount, interestRate, loanTerm, payment } : undefined,
      ...(answered && { cards: paidBack(loan.result, timeToRepay(loan)) }),
      cash:
        answered || withoutLoan
          ? { cash, withoutLoan, today: totalToday(inputsNewerCosts(loan, today, figures), cash.total) }
          : undefined,
    };
  },
  unknown: ({ values: { purchasePrice } }) => ({
    ask: "What you can pay a month",
    wanted: "up to",
    of: ({ result }) => result.result.monthlyPayment,
    says: (payment) => `you pay ${rand(payment)} a month`,
    gives: {
      purchasePrice: { a: "a price", find: "most" },
      downPayment: { a: "a deposit", find: "least", high: purchasePrice },
      loanTerm: { a: "a term", find: "least" },
      interestRate: { a: "a rate", find: "most" },
    },
  }),
  door: ({ context: { inputs, today, figures } }) => ({
    enters: (months) => ({ loanTerm: termForHalf(inputs, months, today, figures) }),
  }),
  picture: ({ result: loan, values: { purchasePrice: price }, kept }) =>
    (loan.result.schedule.length > 0 || isWithoutLoan(loan)) && (
      <LoanCourseChart
        result={loan.result}
        price={price}
        kept={
          kept && isComparable(kept)
            ? { result: kept.result.result, price: kept.values.purchasePrice }
            : undefined
        }
      />
    ),
  foldsLast: true,
  stays: true,
  Under: AffordableNote,
  Beside: AskForRate,
  Below: ({ result: loan }) => (
    <>
      {priceUsable(loan.inputs.purchasePrice) && <LoanSummaryPart loan={loan} />}
      {loan.usable && loan.result.monthlyPayment > 0 && !loan.result.neverRepaid && (
        <QuotesSheet loan={loan} waits={bothDates(loan.inputs)} />
      )}
      {bothDates(loan.inputs) && <PaymentDelayPart loan={loan} />}
      {priceUsable(loan.inputs.purchasePrice) && <CostBreakdownPart loan={loan} />}
      <RepaymentSchedule result={loan.result} />
      <NextTools ids={["cash-needed", "compare-offers"]} />
      <EnteredLoanBanner />
    </>
  ),
  compared: {
    given: [
      ["Purchase price", ({ values }) => rand(values.purchasePrice)],
      ["Property value", ({ values }) => rand(values.propertyValue)],
      ["Down payment", ({ values }) => rand(cappedDownPayment(values))],
      ["Interest rate", ({ values }) => quotedRate(values.interestRate)],
      ["Loan term", ({ values }) => yearsText(values.loanTerm)],
      ["Offer signed on", ({ values }) => dateText(values.offerDate)],
      ["Transfer date", ({ values }) => dateText(values.transferDate)],
      ["First payment date", ({ values }) => dateText(values.firstPaymentDate)],
    ],
    found: [
      ["Monthly payment", ({ result: { result } }) => rand(result.monthlyPayment)],
      [
        "Banks would quote",
        ({ values, result: { result } }) =>
          rand(bankQuote(result.loanAmount, values.interestRate, values.loanTerm)),
      ],
      ["Total interest", ({ result: { result } }) => rand(result.totalInterest)],
      ["Total repayment", ({ result: { result } }) => rand(result.totalPayments)],
      [
        "Down payment and costs",
        ({ values, result: { result } }) => rand(cappedDownPayment(values) + result.fees.grandTotal),
      ],
    ],
    comparable: isComparable,
    difference: (kept, now) => loanDifference(kept.result, now.result),
    short: (kept, now) => loanDifferenceInShort(kept.result, now.result),
    isLong: true,
  },
  letter: async () => (await import("./loan-letter.ts")).loanLetter,
});

/** What is borrowed and its interest come to what is paid back. */
const paidBack = ({ loanAmount, totalInterest, totalPayments }: LoanResult, time: string) => [
  { label: "You borrow", value: rand(loanAmount) },
  { label: `Interest over ${time}`, value: `+ ${rand(totalInterest)}` },
  { label: "You pay back", value: rand(totalPayments), strong: true },
];

type LoanShown = Pick<Shown<unknown, InputsLoan>, "result" | "answered">;

/** A loan to compare: one that is repaid, or none that is needed. */
function isComparable({ result: { usable, inputs, result } }: Pick<LoanShown, "result">): boolean {
  return usable && inputs.purchasePrice > 0 && !result.neverRepaid;
}

const isWithoutLoan = ({ usable, inputs, result }: InputsLoan): boolean =>
  usable && inputs.purchasePrice > 0 && result.loanAmount === 0;

/** What a wait does to the loan, and the way to a better rate. */
function AskForRate({ result: loan, answered }: LoanShown) {
  const calculation = useEnteredLoan();
  if (isWithoutLoan(loan)) return null;
  return (
    <>
      {answered && <DelayNotice result={loan.result} inputs={loan.inputs} />}
      <BetterRatesButton
        calculation={calculation}
        label="Get Better Rates"
        name="loan_open_contact"
        look="primary"
      />
      {answered && <MustEarn {...loan.inputs} payment={loan.result.monthlyPayment} nominal={false} />}
    </>
  );
}

/** The loan in five figures and two shares, why the other calculator differs, and the partner's pages. */
function LoanSummaryPart({ loan }: { loan: InputsLoan }) {
  const { site } = usePageOfAnswer();
  const { inputs, result } = loan;
  const borrowed = loan.usable && result.monthlyPayment > 0;
  if (!borrowed && !isWithoutLoan(loan)) return null;
  return (
    <Part standsOpen title="Loan Summary" result={borrowed ? rand(result.totalPayments) : undefined}>
      <LoanSummary result={result} inputs={inputs} />
      <PrimeNote />
      {borrowed && inputs.grossIncome > 0 && <SameRates tab="calculator" />}
      {borrowed && <PartnerLinks site={site} />}
    </Part>
  );
}

/** Tells a buyer who pays clearly more, or less, than the property is worth. */
export function PremiumBanner({ result: { propertyDiscount, discountPercentage } }: { result: LoanResult }) {
  if (discountPercentage === undefined || Math.abs(propertyDiscount) <= premiumThreshold) return null;
  const amount = `${rand(Math.abs(propertyDiscount))} (${percent(Math.abs(discountPercentage), 1)})`;
  const premium = propertyDiscount < 0;
  return (
    <Notice
      tone={premium ? "bad" : "good"}
      title={`${premium ? "Property Premium:" : "Property Discount:"} ${amount}`}
    >
      <p>
        {premium
          ? "You are paying above the property value"
          : "You are getting a discount on the property value"}
      </p>
    </Notice>
  );
}

/** Whether there is a wait between transfer and first payment to speak of. */
const bothDates = ({ transferDate, firstPaymentDate }: Inputs) =>
  isUsableDate(transferDate) && isUsableDate(firstPaymentDate);

type LoanSummaryProps = { result: LoanResult; inputs: Inputs };

/** The loan in five figures and two shares; without a loan, the share of the down payment. */
function LoanSummary({ result, inputs }: LoanSummaryProps) {
  const downPayment = {
    label: "Down Payment %",
    value: percent((cappedDownPayment(inputs) / inputs.purchasePrice) * 100, 1),
    note: "of the purchase price",
  };
  if (result.loanAmount === 0) return <Tiles items={[downPayment]} />;
  return (
    <div className={styles.summary}>
      <Stats
        label="Loan Summary"
        quiet
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
    </div>
  );
}

/** What a delay does to the loan, and which of the two models of it to plan with. */
function DelayNotice({ result, inputs }: LoanSummaryProps) {
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
