import { bankQuote } from "#calculations/loan/bank-quote.ts";
import { askForLoan } from "#web/answer-page/answer-values.ts";
import { type AnswerFigure, described, type Shown, type Unknown } from "#web/answer-page/described.ts";
import { input } from "#web/answer-page/fields.ts";
import { usePageOfAnswer } from "#web/answer-page/page-of-answer.ts";
import type { QuotedLoan } from "#web/components/bank-quote/bank-quote.tsx";
import { Part } from "#web/components/part/part.tsx";
import { pointsText, quotedRate, signedPoints } from "#web/format/percent.ts";
import { moreOrLess, rand, randBetween, signedRand } from "#web/format/rand.ts";
import { yearsText } from "#web/format/years-text.ts";
import { ContactButton } from "#web/lead-form/contact-button.tsx";
import { NextTools } from "../calculators/better-rates-banner.tsx";
import { loanAmount, loanHint, loanRate } from "../calculators/shared-loan.tsx";
import { HistoryChart } from "./history-chart.tsx";
import {
  type InputsSensitivity,
  inputsSensitivity,
  type SensitivityAnswer,
  type SensitivityRows,
} from "./inputs-sensitivity.ts";
import { PastRatesPart } from "./past-rates-part.tsx";
import { RateAdvice, safeRise } from "./rate-advice.tsx";
import { ExportActions, SensitivityTable } from "./sensitivity-table.tsx";

/** What the instalment becomes when the rate moves. */
export const rateSensitivity = described({
  id: "sensitivity",
  title: "Sensitivity of repayment amount to changes in interest rates",
  asks: {
    main: {
      rateChange: input("rateChange", "The rate changes by"),
      loanAmount: { ...loanAmount, slider: undefined },
      loanTerm: input("loanTerm", "Loan Term (Years)", { unit: "years", slider: undefined }),
      interestRate: { ...loanRate, slider: undefined },
    },
  },
  calculate: (_, { inputs }) => inputsSensitivity(inputs),
  hints: {
    loanAmount: ({ context }) => loanHint("Based on purchase price − down payment", context.inputs),
  },
  curve: () => ({
    name: "More each month",
    of: (result) => {
      const { answer } = result();
      return answer ? more(answer) : 0;
    },
    words: moreOrLess,
    costsAbove: true,
  }),
  answer: ({ answer, loanAmount }, { loanTerm, interestRate }) => ({
    ...(answer ? changeText(answer) : { figure: undefined, sentence: "" }),
    problem: askForLoan,
    ...(answer && {
      quote: quotedWithChange(
        { loanAmount, interestRate, loanTerm, payment: answer.base.monthlyPayment },
        answer,
      ),
      cards: nowAndThen(answer),
    }),
  }),
  unknown: ({ values: { rateChange } }) => (rateChange < 0 ? lessToPay : moreToPay),
  door: () => ({ enters: (rateChange) => ({ rateChange }) }),
  picture: ({ result: { answer }, context: { inputs, figures, today } }) =>
    answer && (
      <HistoryChart
        {...{ answer, figures, today }}
        paymentAt={(rateChange) =>
          inputsSensitivity({ ...inputs, rateChange }).answer!.changed.monthlyPayment
        }
      />
    ),
  pictureFirst: true,
  movedBy: "rateChange",
  stays: true,
  Beside: AskForRate,
  Below: ({ result: { answer }, context, values }) => (
    <>
      {answer && (
        <Part
          standsOpen
          title="Payment Sensitivity to Interest Rate Changes"
          result={`up to ${rand((answer.rows.at(-1) ?? answer.base).monthlyPayment)}`}
        >
          <SensitivityTable {...answer} />
          <ExportActions {...answer} inputs={context.inputs} />
        </Part>
      )}
      {answer && <PastRatesPart inputs={context.inputs} />}
      <NextTools ids={["next-rate-decision", "past-rates"]} />
      <RateAdvice rate={values.interestRate} risen={answer && paymentAt(answer, safeRise)} />
    </>
  ),
  compared: {
    given: [
      ["Loan amount", ({ values }) => rand(values.loanAmount)],
      ["Loan term", ({ values }) => yearsText(values.loanTerm)],
      ["Interest rate", ({ values }) => quotedRate(values.interestRate)],
      ["The rate changes by", ({ values }) => signedPoints(values.rateChange)],
    ],
    found: [
      ["Monthly payment", ({ result }) => rand(result.answer!.base.monthlyPayment)],
      ["After the change of the rate", ({ result }) => rand(result.answer!.changed.monthlyPayment)],
      ["If it rises by 5 points", ({ result }) => rand(paymentAt(result.answer!, 5))],
    ],
    comparable: ({ result }) => result.answer !== undefined,
    difference: (kept, now) => difference(kept.result.answer!, now.result.answer!),
    short: (kept) => `It was ${moreOrLess(more(kept.result.answer!))}.`,
    isLong: true,
  },
  letter: async () => (await import("./sensitivity-letter.ts")).sensitivityLetter,
});

/** The figure of a rise may be typed. */
const moreToPay: Unknown<Changed, InputsSensitivity> = {
  ask: "The most you can pay more a month",
  wanted: "up to",
  of: ({ result: { answer } }) => (answer ? more(answer) : 0),
  says: (figure) => `you pay ${moreOrLess(figure)} a month`,
  gives: {
    rateChange: { a: "a rise", find: "most", low: 0 },
    loanAmount: { a: "a loan", find: "most" },
  },
};

/** The same of a fall, which is a change below zero. */
const lessToPay: Unknown<Changed, InputsSensitivity> = {
  ask: "How much less you want to pay a month",
  wanted: "at least",
  of: (shown) => -moreToPay.of(shown),
  says: (figure) => moreToPay.says(-figure),
  gives: {
    rateChange: { a: "a fall", find: "most", high: 0 },
    loanAmount: { a: "a loan", find: "least" },
  },
};

/** The payment after a change of the rate, in points. */
function paymentAt({ rows, base }: SensitivityRows, rateChange: number): number {
  return (rows.find((row) => row.rateChange === rateChange) ?? base).monthlyPayment;
}

/** What the changed rate adds to the instalment, of the amounts as they are shown. */
const more = ({ base, changed }: SensitivityAnswer) =>
  randBetween(base.monthlyPayment, changed.monthlyPayment);

/** "R1 225", "more each month if the rate rises by 1 percentage point" */
function changeText(answer: SensitivityAnswer) {
  const { rateChange } = answer.changed;
  const difference = more(answer);
  if (rateChange === 0) return { figure: "No change", sentence: "each month while the rate stays as it is" };
  const moves = `${rateChange > 0 ? "rises" : "falls"} by ${pointsText(rateChange)}`;
  return {
    figure: rand(Math.abs(difference)),
    sentence: `${difference < 0 ? "less" : "more"} each month if the rate ${moves}`,
  };
}

/** "You pay R1 283 less a month. The change of the rate makes that R1 105 more; before it was R1 225 more." */
function difference(kept: SensitivityAnswer, now: SensitivityAnswer): string {
  const monthly = randBetween(kept.base.monthlyPayment, now.base.monthlyPayment);
  const [before, after] = [kept, now].map((side) => moreOrLess(more(side)));
  const change =
    before === after ? `still makes that ${after}` : `makes that ${after}; before it was ${before}`;
  return `You pay ${moreOrLess(monthly)} a month. The change of the rate ${change}.`;
}

type Asked = { interestRate: number; loanTerm: number };
type Changed = Asked & { rateChange: number; loanAmount: number };

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

/** What the bank's instalment is for, with what the change of the rate makes of it. */
function quotedWithChange(loan: QuotedLoan, { base, changed }: SensitivityAnswer): QuotedLoan {
  if (changed.rate === base.rate) return loan;
  const quoted = (rate: number) => bankQuote(loan.loanAmount, rate, loan.loanTerm);
  const difference = moreOrLess(quoted(changed.rate) - quoted(base.rate));
  return {
    ...loan,
    quotedFor: `a month, and ${difference} after such a ${changed.rate > base.rate ? "rise" : "fall"}`,
  };
}

/** A sum: the instalment now, what the change makes of it, and then. */
function nowAndThen(answer: SensitivityAnswer): AnswerFigure[] {
  const { base, changed } = answer;
  return [
    { label: "Monthly Payment now", value: rand(base.monthlyPayment), note: `at ${quotedRate(base.rate)}` },
    {
      label: `The rate changes by ${signedPoints(changed.rateChange)}`,
      value: signedRand(more(answer)),
    },
    {
      label: "Then",
      value: rand(changed.monthlyPayment),
      note: `at ${quotedRate(changed.rate)}`,
      strong: true,
    },
  ];
}
