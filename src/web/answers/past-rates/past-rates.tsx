import { isUsableMonth, monthAfter, monthOf } from "#calculations/calendar/months.ts";
import { realPrimeRates } from "#calculations/figures/newer-figures.ts";
import { actualPrimeRatesEdition } from "#calculations/prime-rate/actual-prime-rates.table.ts";
import { primeRateAt } from "#calculations/prime-rate/prime-rate.ts";
import { pastRates as pastRatesResult } from "#calculations/tools/past-rates/past-rates.ts";
import type { RateStretch } from "#calculations/tools/past-rates/rate-stretches.ts";
import { pastRatesDefaults as ours } from "#calculations/tools/tool-defaults.ts";
import { ratePercent, toolLimits } from "#calculations/tools/tool-inputs.ts";
import { pageOf } from "#web/answer-page/answer-page.tsx";
import { described } from "#web/answer-page/described.ts";
import { input, margin, month } from "#web/answer-page/fields.ts";
import { SavedTable } from "#web/answer-page/saved-table.tsx";
import { numberOfMonth } from "#web/components/date-field/month-number.ts";
import {
  countColumn,
  minor,
  randColumn,
  rateColumn,
  type SavedColumn,
  wordsColumn,
} from "#web/components/results-table/columns.ts";
import { day, longMonth } from "#web/format/day.ts";
import { quotedRate } from "#web/format/percent.ts";
import { primeDate } from "../assumed.ts";
import { PastCurve } from "./past-curve.tsx";
import { PastRatesChart } from "./past-line.tsx";
import { assumptions } from "./past-rates.content.ts";
import { changedByRate, instalmentsInWords, pastMarks, pastText } from "./past-rates.words.ts";

/**
 * Not from the first month with rates: beside the falls of 2003 and 2009 the years in which those bought who ask were a flat line.
 * An earlier month that is typed takes the end along. The day of the page says what the last one is.
 */
const ticks = ["2011-01", "2016-01", "2021-01", "2026-01"].map(numberOfMonth);
const starts = { min: ticks[0]!, max: ticks.at(-1)!, step: 1, ticks };

/** A loan at the prime rates as they came. */
export const pastRates = described({
  id: "past-rates",
  asks: {
    main: {
      startMonth: month("You bought in", {
        hint: "Your rate, month by month.",
        slider: starts,
      }),
      loan: input("loanAmount", "Loan", { slider: undefined }),
      termYears: input("loanTerm", "Loan term", { unit: "years", slider: undefined }),
      margin: margin("Points to prime", {
        default: ours.margin,
        step: toolLimits.margin.step,
        hint: "0 is prime itself; -0.5 is half a point below prime.",
      }),
    },
  },
  defaults: (_, { today }) => ({ startMonth: startMonthOf("", today) }),
  calculate: (values, { today, figures, convention }) => {
    const inputs = { ...values, startMonth: startMonthOf(values.startMonth, today), asOf: today, convention };
    return { ...pastRatesResult(inputs, realPrimeRates(figures)), startMonth: inputs.startMonth };
  },
  errors: { startMonth: ({ result, context }) => startMonthProblem(result.startMonth, context.today) },
  answer: (result, { loan }, { today }) => {
    const { figure, ...text } = pastText(result);
    const problem = startMonthProblem(result.startMonth, today);
    return {
      ...text,
      figure: problem === undefined && loan > 0 ? figure : undefined,
      problem: problem ?? "Enter a loan to see its instalments.",
    };
  },
  curve: ({ result, context: { today } }) => ({
    name: "Your first rate",
    of: (_, { startMonth, margin }, { figures }) =>
      ratePercent(primeRateAt(`${startMonth}-01`, realPrimeRates(figures)) + margin),
    words: quotedRate,
    costsAbove: true,
    sides: { names: ["Less", "More"], Curve: PastCurve },
    stairs: ["startMonth"],
    fromLowest: true,
    marks: { startMonth: pastMarks(result) },
    ends: { startMonth: { max: numberOfMonth(lastMonth(today)) } },
  }),
  loan: ({ values: { loan, termYears }, result: { stretches } }) => ({
    loanAmount: loan,
    interestRate: stretches[0]?.interestRate ?? 0,
    termYears,
    atFirst: true,
  }),
  picture: ({ result }) => <PastRatesChart result={result} />,
  Below: ({ result }) => (
    <SavedTable
      leads
      title="Every rate, and its instalment"
      result={instalmentsInWords(result)}
      name="past-rates"
      columns={columns}
      more={more}
      rows={result.stretches}
      rowKey={({ firstPayment }) => firstPayment}
    />
  ),
  compared: {
    difference: (kept, now) =>
      `The change of the rate cost ${changedByRate(kept.result, now.result)} than what you kept.`,
    short: (kept, now) => `${changedByRate(kept.result, now.result)} interest`,
  },
  assumptions,
  dates: ({ context }) => [
    `changes of prime since 2001 by their real days, checked on ${day(actualPrimeRatesEdition.checked)}`,
    primeDate(context.figures),
  ],
  contact: "Get Better Rates",
  takes: ({ firstInstalment, highestInstalment, lastInstalment }, { loan }) => ({
    loan,
    ...(firstInstalment !== undefined && {
      firstInstalment,
      highestInstalment,
      instalmentNow: lastInstalment,
    }),
  }),
});

/** The page of What if I had bought in. */
export const Page = pageOf(pastRates);

/** The month in which the loan begins, YYYY-MM: five years ago where none is given. */
const startMonthOf = (startMonth: string, today: string): string =>
  isUsableMonth(startMonth) ? startMonth : monthAfter(monthOf(today), -ours.monthsAgo);

/** The last month in which the loan may begin: it is over. */
const lastMonth = (today: string): string => monthAfter(monthOf(today), -1);

/** What is wrong with the month, in words, or nothing: there are rates from January 2002, and a month must be over. */
function startMonthProblem(month: string, today: string): string | undefined {
  const last = lastMonth(today);
  return month < ours.firstMonth || month > last
    ? `Choose a month from ${longMonth(ours.firstMonth)} to ${longMonth(last)}.`
    : undefined;
}

const columns: readonly SavedColumn<RateStretch>[] = [
  wordsColumn("From", ({ since }) => since, { shown: ({ since }) => longMonth(since) }),
  rateColumn("Rate", ({ interestRate }) => interestRate),
  randColumn("Instalment", ({ instalment }) => instalment),
  randColumn("Owed before", ({ balanceBefore }) => balanceBefore, minor),
];

/** The month says it on the page. */
const more: readonly SavedColumn<RateStretch>[] = [
  countColumn("First payment", ({ firstPayment }) => firstPayment),
];
