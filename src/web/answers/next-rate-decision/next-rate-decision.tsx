import { announcementDatesWith } from "#calculations/figures/announcements.ts";
import { primeRateNow } from "#calculations/figures/newer-figures.ts";
import {
  type NextAnnouncement,
  type NextRateDecisionResult,
  nextRateDecision as nextRateDecisionResult,
  type RateDecisionRow,
} from "#calculations/tools/next-rate-decision/next-rate-decision.ts";
import { toolLimits } from "#calculations/tools/tool-inputs.ts";
import { pageOf } from "#web/answer-page/answer-page.tsx";
import { type AnswerFigure, described } from "#web/answer-page/described.ts";
import { input, rate } from "#web/answer-page/fields.ts";
import { SavedTable } from "#web/answer-page/saved-table.tsx";
import {
  changeColumn,
  minor,
  randColumn,
  rateColumn,
  type SavedColumn,
} from "#web/components/results-table/columns.ts";
import { weekdayDay } from "#web/format/day.ts";
import { fixed, quotedRate } from "#web/format/percent.ts";
import { rand, signedRand } from "#web/format/rand.ts";
import { yearsLeft } from "../asked-often.tsx";
import { primeDate } from "../assumed.ts";
import { AnnouncementDates } from "./announcement-dates.tsx";
import { DecisionChart } from "./decision-chart.tsx";
import { assumptions } from "./next-rate-decision.content.ts";

/** What the next decision on the repo rate may do to an instalment. */
export const nextRateDecision = described({
  id: "next-rate-decision",
  asks: {
    main: {
      balance: input("loanAmount", "What you still owe"),
      interestRate: input("interestRate", "Your interest rate"),
      remainingMonths: yearsLeft,
    },
    more: {
      prime: rate("Prime rate now", { hint: "Only the new prime rates in the table follow from it." }),
    },
  },
  /** The time left starts with the whole term. */
  fields: { termYears: input("loanTerm", "", { offPage: true }) },
  defaults: ({ termYears }, { figures }) => ({
    remainingMonths: termYears * 12,
    prime: primeRateNow(figures).rate,
  }),
  calculate: (values, { today, convention, addedAnnouncementDates }) =>
    nextRateDecisionResult({
      ...values,
      today,
      convention,
      announcements: announcementDatesWith(addedAnnouncementDates),
    }),
  hints: { interestRate: ({ result }) => marginText(result) },
  answer: (result, { balance, interestRate }) => ({
    figure: balance > 0 ? (atLimit(interestRate) ? "No change" : risen(result)) : undefined,
    sentence: atLimit(interestRate)
      ? `can be shown after a rise: ${quotedRate(interestRate)} is the highest rate that we work with`
      : `more a month if the Reserve Bank raises its rate by a quarter point ${announcedText(result)}`,
    problem: "Enter what you still owe to see what a decision would do.",
    cards: cards(result, interestRate),
  }),
  curve: () => ({ name: "More a month", of: (result) => rowOfRise(result()).monthlyChange }),
  movedBy: "interestRate",
  loan: ({ values: { balance, interestRate, remainingMonths } }) => ({
    loanAmount: balance,
    interestRate,
    termYears: remainingMonths / 12,
  }),
  picture: ({ result }) => (
    <DecisionChart rows={result.rows} instalment={result.instalment} answered={rowOfRise(result)} />
  ),
  Below: ({ result, context }) => (
    <>
      <SavedTable
        title="What each decision would do"
        caption="Instalment after each decision, with the difference to today’s"
        name="next-rate-decision"
        columns={columns}
        rows={result.rows}
        rowKey={({ basisPoints }) => basisPoints}
        highlighted={({ basisPoints }) => basisPoints === answeredRise}
      />
      <AnnouncementDates {...{ result, context }} />
    </>
  ),
  assumptions,
  dates: ({ context }) => [
    primeDate(context.figures),
    "announcement dates of the South African Reserve Bank",
  ],
  contact: "Get Better Rates",
  takes: (result, { balance, interestRate }) => ({
    balance,
    interestRate,
    instalment: result.instalment,
    change: rowOfRise(result).monthlyChange,
  }),
});

/** The page of The next rate decision. */
export const Page = pageOf(nextRateDecision);

/** The decision that the answer is about, in hundredths of a point. */
const answeredRise = 25;

const columns: readonly SavedColumn<RateDecisionRow>[] = [
  {
    header: "Change",
    cell: ({ basisPoints }) => changeText(basisPoints),
    value: ({ basisPoints }) => basisPoints / 100,
  },
  rateColumn("New prime", ({ primeRate }) => primeRate, minor),
  rateColumn("Your rate", ({ interestRate }) => interestRate),
  randColumn("Instalment", ({ instalment }) => instalment),
  changeColumn("A month", ({ monthlyChange }) => monthlyChange),
  changeColumn("A year", ({ yearlyChange }) => yearlyChange, minor),
  changeColumn("Until it is paid off", ({ interestChange }) => interestChange, minor),
];

/** A change in hundredths of a point: "−0.50", "0.00", "+0.25". */
const changeText = (basisPoints: number): string =>
  `${basisPoints > 0 ? "+" : ""}${fixed(basisPoints / 100, 2)}`;

/** "Prime plus 0.25" */
function marginText({ marginPercent }: NextRateDecisionResult): string {
  if (fixed(marginPercent, 2) === "0.00") return "This is prime.";
  const gap = fixed(Math.abs(marginPercent), 2);
  return marginPercent > 0 ? `This is prime plus ${gap}.` : `This is prime minus ${gap}.`;
}

/** Whether a rise would go past the highest rate that the tools work with. */
const atLimit = (interestRate: number): boolean => interestRate >= toolLimits.rate.max;

const rowOfRise = ({ rows }: NextRateDecisionResult): RateDecisionRow =>
  rows.find(({ basisPoints }) => basisPoints === answeredRise)!;

/** What a rise of a quarter point adds a month; on the last rand of a bond it is less than one. */
function risen(result: NextRateDecisionResult): string {
  const { monthlyChange } = rowOfRise(result);
  return monthlyChange > 0 && monthlyChange < 0.5 ? "Less than R1" : rand(monthlyChange);
}

/** Where a sentence says when the decision is announced. */
function announcedText({ next, daysUntil }: NextAnnouncement): string {
  if (next === undefined) return "at its next meeting";
  return daysUntil === 0 ? "today, about 15:00" : `on ${weekdayDay(next)}`;
}

/** A sum: now, what the rise adds, and after it. */
function cards(result: NextRateDecisionResult, interestRate: number): readonly AnswerFigure[] {
  const risen = rowOfRise(result);
  return [
    { label: "Your instalment now", value: rand(result.instalment), note: `at ${quotedRate(interestRate)}` },
    { label: "A quarter point more", value: signedRand(risen.monthlyChange) },
    {
      label: "After a rise",
      value: rand(risen.instalment),
      note: `at ${quotedRate(risen.interestRate)}`,
      strong: true,
    },
  ];
}
