import { useContext } from "react";
import {
  extraPaymentRateLimits,
  usualExtraPayments,
} from "#calculations/extra-payments/extra-payment-defaults.ts";
import {
  type ExtraPaymentResult,
  extraPayments as paid,
} from "#calculations/extra-payments/extra-payments.ts";
import { effectiveAnnualRate, nominalMonthlyRate } from "#calculations/loan/monthly-rate.ts";
import type { Inputs } from "#contract/input-fields.ts";
import { tools } from "#contract/tools.ts";
import { askForCorrection, askForLoan } from "#web/answer-page/answer-values.ts";
import { described, type Shown } from "#web/answer-page/described.ts";
import { input } from "#web/answer-page/fields.ts";
import { inputsLoanAmount } from "#web/answer-page/inputs.ts";
import { MoveDoor } from "#web/answer-page/moved-door.ts";
import { useNumbersOfPage } from "#web/answer-page/numbers-context.ts";
import { usePageOfAnswer } from "#web/answer-page/page-of-answer.ts";
import { OwedChart, type OwedPoint } from "#web/components/chart/owed-chart.tsx";
import { soonerLines } from "#web/components/chart/slopes.tsx";
import { TitledStats } from "#web/components/stat/stat.tsx";
import { payoffTime } from "#web/format/payoff-time.ts";
import { percent, quotedRate } from "#web/format/percent.ts";
import { rand, roundRand } from "#web/format/rand.ts";
import { yearsText } from "#web/format/years-text.ts";
import { ContactButton } from "#web/lead-form/contact-button.tsx";
import { AmountsToPress } from "../amounts-to-press/amounts-to-press.tsx";
import { loanAmount, loanHint } from "../calculators/shared-loan.tsx";
import styles from "./extra-payments.module.css";
import { extraPaymentsDifference, extraPaymentsDifferenceInShort } from "./extra-payments.words.ts";
import { ExtraPaymentsParts } from "./extra-payments-parts.tsx";
import { type InputsExtraPayments, inputsExtraPayments } from "./inputs-extra-payments.ts";

/** What paying more each month saves. */
export const extraPayments = described({
  id: "extra-payment",
  title: "Work out what extra payments save",
  asks: {
    main: {
      loanAmount: { ...loanAmount, slider: undefined },
      interestRate: input("interestRate", "Interest Rate (%)", {
        max: extraPaymentRateLimits.max,
        slider: undefined,
      }),
      loanTerm: input("loanTerm", "Loan Term (Years)", { unit: "years", slider: undefined }),
      extraPayment: input("extraPayment", "Extra Monthly Payment (R)"),
      extraPaymentDuration: input("extraPaymentDuration", "Extra Payment Duration (Months)", {
        unit: "months",
        hint: "Leave 0 for entire loan term",
      }),
    },
  },
  calculate: (_, { inputs }) => inputsExtraPayments(inputs),
  hints: {
    loanAmount: ({ context }) => loanHint("Set directly or via purchase − down payment", context.inputs),
  },
  UnderFields: (shown) => (
    <>
      <p className={styles.small}>
        If you have a bond already: enter what you still owe and the years that are left.
      </p>
      <Savings {...shown} />
    </>
  ),
  curve: () => ({
    name: "Interest saved",
    of: (_, __, { inputs }) =>
      paid({ ...inputs, loanAmount: inputsLoanAmount(inputs) }).savings.interestSaved,
    words: (saved) => `${rand(saved)} saved`,
  }),
  answer: ({ usable, loanAmount, result }, { interestRate, loanTerm }, { inputs }) => {
    const { interestSaved, timeSaved, totalExtraPaid } = result.savings;
    const loan = usable && result.base.monthlyPayment > 0;
    return {
      figure: loan && totalExtraPaid > 0 ? rand(interestSaved) : undefined,
      sentence: `saved in interest${timeSaved > 0 ? `, and the loan ends ${payoffTime(timeSaved)} sooner` : ""}`,
      problem: problemOf(usable, loan),
      ...(loan && {
        quote: {
          ...{ loanAmount, interestRate, loanTerm, payment: result.base.monthlyPayment },
          quotedFor: "a month without the extra",
          line: `As banks count, it saves ${rand(savedAtBank({ ...inputs, loanAmount, interestRate }))}.`,
          means: `What is paid extra then saves more interest, too: “${tools["pay-off-sooner"].name}” counts as banks do.`,
        },
      }),
    };
  },
  unknown: ({ result: { loanAmount } }) => ({
    ask: "The interest you want to save",
    wanted: "at least",
    of: ({ result }) => result.result.savings.interestSaved,
    says: (saved) => `you save ${rand(saved)}`,
    gives: { extraPayment: { a: "an extra payment", find: "least", high: loanAmount } },
  }),
  door: ({ result: { loanAmount } }) => ({
    wanted: "up to",
    of: ({ result }) => result.result.withExtra.payoffTime,
    gives: { extraPayment: { a: "an extra payment", find: "least", high: loanAmount } },
  }),
  picture: ({ result: { curves, result }, values, kept }) =>
    curves.length > 0 && (
      <BalanceChart
        curves={curves}
        result={result}
        extraPayment={values.extraPayment}
        kept={kept && hasLoan(kept.result) ? kept.result.curves : undefined}
      />
    ),
  pictureFirst: true,
  movedBy: "extraPayment",
  UnderPicture: UsualExtraPayments,
  stays: true,
  Beside: AskForAdvice,
  Below: ({ result }) => <ExtraPaymentsParts {...result} />,
  compared: {
    given: [
      ["Loan amount", ({ values }) => rand(values.loanAmount)],
      ["Interest rate", ({ values }) => quotedRate(values.interestRate)],
      ["Loan term", ({ values }) => yearsText(values.loanTerm)],
      ["Extra payment", ({ values }) => rand(values.extraPayment)],
      ["Extra payment for", ({ values }) => durationText(values.extraPaymentDuration)],
    ],
    found: [
      ["Monthly payment with extra", ({ result: { result } }) => rand(result.withExtra.monthlyPayment)],
      ["Interest saved", ({ result: { result } }) => rand(result.savings.interestSaved)],
      ["Total interest", ({ result: { result } }) => rand(result.withExtra.totalInterest)],
      ["Paid off after", ({ result: { result } }) => payoffTime(result.withExtra.payoffTime)],
    ],
    comparable: ({ result }) => hasLoan(result),
    difference: (kept, now) => extraPaymentsDifference(kept.result, now.result),
    short: (kept, now) => extraPaymentsDifferenceInShort(kept.result, now.result),
    isLong: true,
  },
  letter: async () => (await import("./extra-payments-letter.ts")).extraPaymentsLetter,
});

/** The interest that the extra saves where a twelfth of the rate is charged each month. */
const savedAtBank = (inputs: Inputs & { loanAmount: number }): number =>
  paid({ ...inputs, interestRate: effectiveAnnualRate(nominalMonthlyRate(inputs.interestRate)) }).savings
    .interestSaved;

const hasLoan = ({ result }: InputsExtraPayments) => result.base.payoffTime > 0;

const durationText = (months: number) => (months === 0 ? "the whole term" : payoffTime(months));

function problemOf(usable: boolean, loan: boolean): string {
  if (!usable) return askForCorrection;
  return loan ? "Enter an extra amount to see what it saves." : askForLoan;
}

/** A press fills the amount in; under it is what it saves. */
function UsualExtraPayments() {
  const { values, inputs, enter } = useNumbersOfPage();
  const saved = (extraPayment: number) =>
    inputsExtraPayments({ ...inputs, extraPayment }).result.savings.interestSaved;
  return (
    <AmountsToPress
      label="Extra a month, with what it saves"
      lead={
        <>
          Extra a month
          <br />
          and saved
        </>
      }
      verb="saves"
      amounts={usualExtraPayments.map((extraPayment) => ({
        name: rand(extraPayment),
        words: roundRand(saved(extraPayment)),
        pressed: values.extraPayment === extraPayment,
        onPress: () => enter({ extraPayment }),
      }))}
    />
  );
}

type Asked = { extraPayment: number; interestRate: number };
type SavingsProps = Pick<Shown<Asked, InputsExtraPayments>, "result" | "values">;

/** What is saved in figures. */
function Savings({ result: { usable, result }, values: { interestRate } }: SavingsProps) {
  const { base, savings } = result;
  if (!usable || base.monthlyPayment <= 0) return null;
  return (
    <div className={styles.summary}>
      <TitledStats
        title="Your Savings Summary"
        items={[
          { label: "Interest Saved", value: rand(savings.interestSaved) },
          { label: "Time Saved", value: payoffTime(savings.timeSaved) },
          { label: "Total Extra Paid", value: rand(savings.totalExtraPaid) },
          { label: "Effective Return", value: percent(savings.effectiveReturn, 1) },
        ]}
      />
      <p className={styles.small}>
        The return is of the extra paid, over the whole term: like earning {quotedRate(interestRate)} a year.
      </p>
    </div>
  );
}

/** The way to advice. */
function AskForAdvice({ result: { usable, loanAmount, result }, values: { extraPayment } }: SavingsProps) {
  const { site } = usePageOfAnswer();
  const { base, savings } = result;
  if (!usable || base.monthlyPayment <= 0) return null;
  return (
    <div>
      <ContactButton
        variant="extra-payments"
        name="extra_payment_open_contact"
        label="Get Expert Advice"
        look="primary"
        site={site}
        calculation={{ loanAmount, extraPayment, potentialSavings: savings.interestSaved }}
      />
    </div>
  );
}

type BalanceChartProps = {
  curves: readonly OwedPoint[];
  result: ExtraPaymentResult;
  extraPayment: number;
  kept: readonly OwedPoint[] | undefined;
};

/** What is owed over the years without and with the extra payments; `kept` are the curves to compare with. */
function BalanceChart({ curves, result, extraPayment, kept }: BalanceChartProps) {
  const onMove = useContext(MoveDoor);
  const { timeSaved, totalExtraPaid } = result.savings;
  return (
    <OwedChart
      id="balance"
      label="Read both balances year by year"
      plotLabel="Balance without and with extra payments"
      caption={chartSentence(result)}
      points={curves}
      kept={kept}
      both={timeSaved > 0 || totalExtraPaid > 0}
      readingOf={({ month, without, withExtra }) => ({
        amounts: [without, withExtra],
        name: month === 0 ? "Start" : `After ${payoffTime(month)}`,
        words: `${rand(without)} owed without, ${rand(withExtra)} with extra`,
      })}
      end={result.withExtra.payoffTime}
      lines={soonerLines(timeSaved)}
      between="bold"
      door={
        onMove && {
          ...{ label: "When the loan is paid off", onMove },
          hint: "Drag the door to when you want to be done.",
          says: `${rand(extraPayment)} extra`,
          words: `Paid off after ${payoffTime(result.withExtra.payoffTime)}: ${rand(extraPayment)} more a month`,
        }
      }
    />
  );
}

function chartSentence({ base, withExtra, savings }: ExtraPaymentResult): string {
  if (savings.totalExtraPaid === 0)
    return `Paid off after ${payoffTime(base.payoffTime)}, with nothing extra.`;
  return `Paid off after ${payoffTime(withExtra.payoffTime)}.`;
}
