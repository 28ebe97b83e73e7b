import { announcementDatesWith } from "#calculations/figures/announcements.ts";
import { primeRateNow } from "#calculations/figures/newer-figures.ts";
import {
  type NextRateDecisionResult,
  nextRateDecision,
  type RateDecisionRow,
} from "#calculations/tools/next-rate-decision/next-rate-decision.ts";
import { toolLimits } from "#calculations/tools/tool-inputs.ts";
import { day } from "#web/format/day.ts";
import { quotedRate } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import { type ToolFigure, toolOf } from "../tool.ts";
import { announcedText, answeredRise, daysUntilText } from "./decision-words.ts";
import { nextRateDecisionFields } from "./next-rate-decision.fields.ts";

/** What the next decision on the repo rate may do to an instalment. */
export const nextRateDecisionTool = toolOf({
  id: "next-rate-decision",
  fields: nextRateDecisionFields,
  defaults: ({ termYears }, { figures }) => ({
    remainingMonths: termYears * 12,
    prime: primeRateNow(figures).rate,
  }),
  calculate: (values, { today, convention, addedAnnouncementDates }) =>
    nextRateDecision({
      ...values,
      today,
      convention,
      announcements: announcementDatesWith(addedAnnouncementDates),
    }),
  answer: (result, { balance, interestRate }) => ({
    figure: balance > 0 ? (atLimit(interestRate) ? "No change" : risen(result)) : undefined,
    sentence: atLimit(interestRate)
      ? `can be shown after a rise: ${quotedRate(interestRate)} is the highest rate that we work with`
      : `more a month if the Reserve Bank raises its rate by a quarter point ${announcedText(result)}`,
    problem: "Enter what you still owe to see what a decision would do.",
    cards: cards(result, interestRate),
  }),
  calculation: (result, { balance, interestRate }) => ({
    balance,
    interestRate,
    instalment: result.instalment,
    change: rowOf(result, answeredRise).monthlyChange,
  }),
});

const rowOf = ({ rows }: NextRateDecisionResult, basisPoints: number): RateDecisionRow =>
  rows.find((row) => row.basisPoints === basisPoints)!;

/** Whether a rise would go past the highest rate that the tools work with. */
const atLimit = (interestRate: number): boolean => interestRate >= toolLimits.rate.max;

/** What a rise of a quarter point adds a month; on the last rand of a bond it is less than one. */
function risen(result: NextRateDecisionResult): string {
  const { monthlyChange } = rowOf(result, answeredRise);
  return monthlyChange > 0 && monthlyChange < 0.5 ? "Less than R1" : rand(monthlyChange);
}

function cards(result: NextRateDecisionResult, interestRate: number): readonly ToolFigure[] {
  const { next, daysUntil, instalment } = result;
  const risen = rowOf(result, answeredRise);
  return [
    next === undefined
      ? { label: "Next announcement", value: "Not published", note: "we know of no date yet" }
      : { label: "Next announcement", value: day(next), note: daysUntilText(daysUntil) },
    { label: "Your instalment now", value: rand(instalment), note: `at ${quotedRate(interestRate)}` },
    {
      label: "After a rise",
      value: rand(risen.instalment),
      note: `at ${quotedRate(risen.interestRate)}${atLimit(interestRate) ? "" : ", a quarter point more"}`,
    },
  ];
}
