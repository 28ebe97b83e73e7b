import { announcementDatesWith } from "#calculations/figures/announcements.ts";
import type { Figures } from "#calculations/figures/figures.ts";
import { primeRateNow, realPrimeRates } from "#calculations/figures/newer-figures.ts";
import { primeRateChanges } from "#calculations/prime-rate/prime-rate.ts";
import {
  type NextAnnouncement,
  type NextRateDecisionResult,
  nextRateDecision as nextRateDecisionResult,
  type RateDecisionRow,
  rateDecisionChanges,
  savedByHigherInstalment,
} from "#calculations/tools/next-rate-decision/next-rate-decision.ts";
import { toolLimits } from "#calculations/tools/tool-inputs.ts";
import { pageOf } from "#web/answer-page/answer-page.tsx";
import { type AnswerFigure, described } from "#web/answer-page/described.ts";
import { input, margin, rate } from "#web/answer-page/fields.ts";
import { SavedTable } from "#web/answer-page/saved-table.tsx";
import {
  changeColumn,
  minor,
  randColumn,
  rateColumn,
  type SavedColumn,
} from "#web/components/results-table/columns.ts";
import { dayAndMonth, longMonth } from "#web/format/day.ts";
import { fixed, pointsText, quotedRate, signedPoints } from "#web/format/percent.ts";
import { moreOrLess, rand, randBetween, signedRand } from "#web/format/rand.ts";
import { yearsLeft } from "../asked-often.tsx";
import { primeDate } from "../assumed.ts";
import { primeChanges, primeSince } from "../prime-history.ts";
import { AnnouncementDates, decisionDay, nextDecision } from "./announcement-dates.tsx";
import { DecisionChart } from "./decision-chart.tsx";
import { assumptions } from "./next-rate-decision.content.ts";

/** What the next decision on the repo rate may do to an instalment. */
export const nextRateDecision = described({
  id: "next-rate-decision",
  asks: {
    main: {
      change: margin("The Reserve Bank changes its rate by", {
        default: 0.25,
        min: -2,
        max: 2,
        step: 0.25,
        noWayBack: true,
        slider: { min: -0.5, max: 0.5, step: 0.25, ticks: [-0.5, -0.25, 0, 0.25, 0.5] },
      }),
      balance: input("loanAmount", "What you still owe", { slider: undefined }),
      interestRate: input("interestRate", "Your interest rate", { slider: undefined }),
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
  calculate: (values, { today, convention, addedAnnouncementDates }) => {
    // In hundredths of a point; a field may hold a tenth of one.
    const chosen = Number((values.change * 100).toFixed(1));
    const inputs = {
      ...values,
      today,
      convention,
      announcements: announcementDatesWith(addedAnnouncementDates),
      changes: [...new Set([...rateDecisionChanges, chosen])].toSorted((one, other) => one - other),
    };
    const result = nextRateDecisionResult(inputs);
    const decision = rowOf(result, chosen);
    return { ...result, chosen: decision, saved: savedByHigherInstalment(inputs, decision) };
  },
  hints: {
    change: ({ values: { change }, context: { figures } }) => howOften(change, figures),
    interestRate: ({ result }) => marginText(result),
  },
  Under: ({ answered, result, context }) =>
    answered && <p className="note">{nextDecision(context, result.next)}</p>,
  answer: (result, { balance, interestRate }) => ({
    ...(balance > 0 ? decisionText(result, interestRate) : { figure: undefined, sentence: "" }),
    problem: "Enter what you still owe to see what a decision would do.",
    cards: cards(result, interestRate),
  }),
  curve: () => ({
    name: "More a month",
    of: (result) => result().chosen.monthlyChange,
    words: moreOrLess,
    costsAbove: true,
    // The Reserve Bank decides in quarter points.
    stairs: ["change"],
  }),
  door: () => ({ enters: (change) => ({ change }) }),
  pictureFirst: true,
  movedBy: "change",
  unknown: () => ({
    ask: "The most you can pay more a month",
    wanted: "up to",
    of: ({ result }) => result.chosen.monthlyChange,
    says: (figure) => `you pay ${moreOrLess(figure)} a month`,
    gives: {
      change: { a: "a rise", find: "most", low: 0 },
      balance: { a: "a balance", find: "most" },
    },
  }),
  loan: ({ values: { balance, interestRate, remainingMonths } }) => ({
    loanAmount: balance,
    interestRate,
    termYears: remainingMonths / 12,
  }),
  picture: ({ result, values: { prime }, context }) => (
    <DecisionChart
      {...result}
      prime={prime}
      history={primeRateChanges(realPrimeRates(context.figures))}
      today={context.today}
      next={decisionDay(context, result.next)}
      caption={whatToDo(result)}
    />
  ),
  Below: ({ result, context }) => (
    <>
      <SavedTable
        leads
        standsOpen
        title="What each decision would do"
        result={untilPaidOff(result)}
        caption="Instalment after each decision, with the difference to today’s"
        name="next-rate-decision"
        columns={columns}
        rows={result.rows}
        rowKey={({ basisPoints }) => basisPoints}
        highlighted={(row) => row === result.chosen}
      />
      <AnnouncementDates {...{ result, context }} />
    </>
  ),
  compared: {
    difference: (kept, now) => `${changed(kept.result, now.result)} than what you kept.`,
    short: (kept, now) => changed(kept.result, now.result),
  },
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
    change: rowOf(result, quarterPoint).monthlyChange,
  }),
});

/** The page of The next rate decision. */
export const Page = pageOf(nextRateDecision);

/** A quarter point up, in hundredths of a point: a contact request says what that adds. */
const quarterPoint = 25;

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

/** The decisions, and the one that is asked about. */
type ChosenDecision = NextRateDecisionResult & {
  chosen: RateDecisionRow;
  /** The interest saved by who pays the higher instalment all the same. */
  saved: number;
};

/** What one can do about it, with what that saves. */
function whatToDo({ instalment, chosen, saved }: ChosenDecision): string {
  if (Math.round(saved) === 0) return `You go on paying ${rand(instalment)} a month.`;
  const does =
    chosen.monthlyChange < 0
      ? `Keep paying ${rand(instalment)} after the cut`
      : `Pay ${rand(chosen.instalment)} even if the rate stays`;
  return `${does}, and you save ${rand(saved)} in interest.`;
}

/** "R81 405 more for a quarter point, until it is paid off": the picture has the amounts a month. */
function untilPaidOff(result: ChosenDecision): string {
  const { basisPoints, interestChange } =
    result.chosen.basisPoints === 0 ? rowOf(result, quarterPoint) : result.chosen;
  return `${moreOrLess(interestChange)} for ${stepText(basisPoints)}, until it is paid off`;
}

/** What changed between the two: "R342 more a month". */
const changed = (kept: ChosenDecision, now: ChosenDecision): string =>
  `${moreOrLess(randBetween(kept.chosen.monthlyChange, now.chosen.monthlyChange))} a month`;

/** "11 rises of this size since 2014." A meeting without a change is not in the history of prime. */
function howOften(change: number, figures: Figures): string {
  if (change === 0) return `Prime has been where it is since ${longMonth(realPrimeRates(figures)[0]!.date)}.`;
  const times = primeChanges(figures).filter(({ points }) => points === change).length;
  const kind = change > 0 ? "rise" : "fall";
  return `${times || "No"} ${kind}${times > 1 ? "s" : ""} of this size since ${primeSince}.`;
}

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

const rowOf = ({ rows }: NextRateDecisionResult, change: number): RateDecisionRow =>
  rows.find(({ basisPoints }) => basisPoints === change)!;

/** The figure and its sentence: "R339", "more a month if the Reserve Bank adds a quarter point on 28 Jan". */
function decisionText(result: ChosenDecision, interestRate: number) {
  const { basisPoints, monthlyChange } = result.chosen;
  const decided = announcedText(result);
  if (basisPoints === 0)
    return { figure: "No change", sentence: `if the Reserve Bank leaves its rate as it is${decided}` };
  if (basisPoints > 0 && atLimit(interestRate)) {
    const highest = quotedRate(interestRate);
    return {
      figure: "No change",
      sentence: `can be shown after a rise: ${highest} is the highest rate that we work with`,
    };
  }
  // On the last rand of a bond it is less than one.
  const size = Math.abs(monthlyChange);
  const decision = basisPoints > 0 ? "adds" : "cuts";
  return {
    figure: size > 0 && size < 0.5 ? "Less than R1" : rand(size),
    gain: -monthlyChange,
    sentence: `${monthlyChange < 0 ? "less" : "more"} a month if the Reserve Bank ${decision} ${stepText(basisPoints)}${decided}`,
  };
}

/** How far a decision goes: "a quarter point", "half a point", "0.75 percentage points". */
function stepText(basisPoints: number): string {
  const named: Readonly<Record<number, string>> = { 25: "a quarter point", 50: "half a point" };
  return named[Math.abs(basisPoints)] ?? pointsText(basisPoints / 100);
}

/** When the decision is announced, where that is known; its year and hour are further down. */
function announcedText({ next, daysUntil }: NextAnnouncement): string {
  if (next === undefined) return "";
  return daysUntil === 0 ? " today" : ` on ${dayAndMonth(next).replace(" ", "\u00a0")}`;
}

/** A sum: now, what the decision makes of it, and after it. */
function cards({ instalment, chosen }: ChosenDecision, interestRate: number): readonly AnswerFigure[] {
  return [
    { label: "Your instalment now", value: rand(instalment), note: `at ${quotedRate(interestRate)}` },
    {
      label: `The rate changes by ${signedPoints(chosen.basisPoints / 100)}`,
      value: signedRand(chosen.monthlyChange),
    },
    {
      label: "After the decision",
      value: rand(chosen.instalment),
      note: `at ${quotedRate(chosen.interestRate)}`,
      strong: true,
    },
  ];
}
