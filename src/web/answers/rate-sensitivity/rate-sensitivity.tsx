import { bankQuote } from "#calculations/loan/bank-quote.ts";
import type { SensitivityRow } from "#calculations/rate-sensitivity/rate-sensitivity.ts";
import { askForLoan } from "#web/answer-page/answer-values.ts";
import { type AnswerFigure, described, type Shown } from "#web/answer-page/described.ts";
import { input } from "#web/answer-page/fields.ts";
import { usePageOfAnswer } from "#web/answer-page/page-of-answer.ts";
import type { QuotedLoan } from "#web/components/bank-quote/bank-quote.tsx";
import { Part } from "#web/components/part/part.tsx";
import { quotedRate } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import { yearsText } from "#web/format/years-text.ts";
import { ContactButton } from "#web/lead-form/contact-button.tsx";
import { pastRatesId } from "#web/site/addresses.ts";
import { EnteredLoanBanner, NextTools } from "../calculators/better-rates-banner.tsx";
import {
  instalment,
  loanAmount,
  loanGivesWay,
  loanHint,
  loanRate,
  moreOrLess,
  randBetween,
} from "../calculators/shared-loan.tsx";
import type { SensitivityRows } from "./inputs-sensitivity.ts";
import { type InputsSensitivity, inputsSensitivity } from "./inputs-sensitivity.ts";
import { PastRatesPart } from "./past-rates-part.tsx";
import { RateAdvice, safeRise } from "./rate-advice.tsx";
import { SensitivityChart } from "./sensitivity-chart.tsx";
import { ExportActions, SensitivityTable } from "./sensitivity-table.tsx";

/** What the instalment becomes when the rate moves. */
export const rateSensitivity = described({
  id: "sensitivity",
  title: "Sensitivity of repayment amount to changes in interest rates",
  asks: {
    main: {
      loanAmount,
      loanTerm: input("loanTerm", "Loan Term (Years)", { unit: "years" }),
      interestRate: loanRate,
    },
  },
  calculate: (_, { inputs }) => inputsSensitivity(inputs),
  hints: {
    loanAmount: ({ context }) => loanHint("Based on purchase price − down payment", context.inputs),
  },
  movedBy: "interestRate",
  curve: () => ({
    name: "More each month",
    of: (_, __, { inputs }) =>
      instalment({ ...inputs, interestRate: inputs.interestRate + 1 }) - instalment(inputs),
  }),
  answer: ({ answer, loanAmount }, { loanTerm, interestRate }) => ({
    figure: answer && rand(paymentAt(answer, 1) - answer.base.monthlyPayment),
    sentence: `more each month if the rate rises by 1 percentage point (${loanTerm}-year loan)`,
    problem: askForLoan,
    ...(answer && {
      quote: quotedWithRise(
        { loanAmount, interestRate, loanTerm, payment: answer.base.monthlyPayment },
        answer,
      ),
      cards: range(answer),
    }),
  }),
  unknown: () => ({
    ask: "The most you can pay a month",
    wanted: "up to",
    of: ({ result: { answer } }) => answer?.base.monthlyPayment ?? 0,
    says: (payment) => `you pay ${rand(payment)} a month`,
    gives: {
      interestRate: loanGivesWay.interestRate,
      loanAmount: { a: "a loan", find: "most" },
      loanTerm: loanGivesWay.loanTerm,
    },
  }),
  picture: ({ result: { answer }, kept }) =>
    answer && <SensitivityChart {...answer} before={kept?.result.answer} />,
  stays: true,
  Beside: AskForRate,
  Below: ({ result: { answer }, context, values }) => (
    <>
      {answer && (
        <Part
          title="Payment Sensitivity to Interest Rate Changes"
          result={`up to ${rand((answer.rows.at(-1) ?? answer.base).monthlyPayment)}`}
        >
          <SensitivityTable {...answer} />
          <ExportActions {...answer} inputs={context.inputs} />
        </Part>
      )}
      <div id={pastRatesId}>{answer && <PastRatesPart inputs={context.inputs} />}</div>
      <NextTools ids={["next-rate-decision", "past-rates"]} />
      <RateAdvice rate={values.interestRate} risen={answer && paymentAt(answer, safeRise)} />
      <EnteredLoanBanner />
    </>
  ),
  compared: {
    given: [
      ["Loan amount", ({ values }) => rand(values.loanAmount)],
      ["Loan term", ({ values }) => yearsText(values.loanTerm)],
      ["Interest rate", ({ values }) => quotedRate(values.interestRate)],
    ],
    found: [
      ["Monthly payment", ({ result }) => rand(result.answer!.base.monthlyPayment)],
      ["If the rate rises by 1 point", ({ result }) => rand(paymentAt(result.answer!, 1))],
      ["If it rises by 5 points", ({ result }) => rand(paymentAt(result.answer!, 5))],
    ],
    comparable: ({ result }) => result.answer !== undefined,
    difference: (kept, now) => difference(kept.result.answer!, now.result.answer!),
    short: (kept) => `instead of ${rand(rise(kept.result.answer!))}`,
  },
  letter: async () => (await import("./sensitivity-letter.ts")).sensitivityLetter,
});

/** The payment after a change of the rate, in points. */
function paymentAt({ rows, base }: SensitivityRows, rateChange: number): number {
  return (rows.find((row) => row.rateChange === rateChange) ?? base).monthlyPayment;
}

const rise = (side: SensitivityRows) => randBetween(side.base.monthlyPayment, paymentAt(side, 1));

/** "You pay R1 283 less a month, and a rise of 1 percentage point adds R1 105 instead of R1 225." */
function difference(kept: SensitivityRows, now: SensitivityRows): string {
  const monthly = randBetween(kept.base.monthlyPayment, now.base.monthlyPayment);
  const [before, after] = [kept, now].map((side) => rand(rise(side)));
  const adds = before === after ? `still adds ${after}` : `adds ${after} instead of ${before}`;
  return `You pay ${moreOrLess(monthly)} a month, and a rise of 1 percentage point ${adds}.`;
}

type Asked = { interestRate: number; loanTerm: number };

/** The way to a lower rate. */
function AskForRate({ result, values }: Pick<Shown<Asked, InputsSensitivity>, "result" | "values">) {
  const { site } = usePageOfAnswer();
  if (!result.answer) return null;
  const { interestRate: currentRate, loanTerm } = values;
  return (
    <div>
      <ContactButton
        variant="sensitivity"
        site={site}
        calculation={{ loanAmount: result.loanAmount, currentRate, loanTerm }}
        label="Get Better Rates"
        name="sensitivity_open_contact"
        look="primary"
      />
    </div>
  );
}

/** What the bank's instalment is for, with what it gains from the rise of the answer. */
function quotedWithRise(loan: QuotedLoan, { rows }: SensitivityRows): QuotedLoan {
  const risen = rows.find((row) => row.rateChange === 1)?.rate;
  const quoted = (rate: number) => bankQuote(loan.loanAmount, rate, loan.loanTerm);
  const quotedFor =
    risen && `a month, and ${rand(quoted(risen) - quoted(loan.interestRate))} more after such a rise`;
  return { ...loan, ...(quotedFor && { quotedFor }) };
}

/** Today's instalment between the lowest and the highest of the table. */
function range({ rows, base }: SensitivityRows): AnswerFigure[] {
  const [lowest = base, highest = base] = [rows[0], rows.at(-1)];
  const line = (row: SensitivityRow, label: string) => ({
    label: `${label}, ${quotedRate(row.rate)}`,
    value: rand(row.monthlyPayment),
  });
  return [
    ...(lowest.rate < base.rate ? [line(lowest, "If rates fall")] : []),
    { ...line(base, "Monthly Payment now"), strong: true },
    line(highest, "If rates rise"),
  ];
}
