import { monthsBetween } from "#calculations/calendar/months.ts";
import type { PayOffSoonerResult } from "#calculations/tools/pay-off-sooner/pay-off-sooner.ts";
import type { PayOffSoonerInputs } from "#calculations/tools/pay-off-sooner/payoff-plan.ts";
import type { AnswerFigure } from "#web/answer-page/described.ts";
import { longMonth } from "#web/format/day.ts";
import { payoffTime, soonerOrLater } from "#web/format/payoff-time.ts";
import { percent } from "#web/format/percent.ts";
import { moreOrLess, rand, randBetween } from "#web/format/rand.ts";

/** The result, and what it was worked out from; without an access bond nothing is drawn. */
export type Payoff = PayOffSoonerResult & {
  inputs: Required<PayOffSoonerInputs> & { accessBond: boolean };
};

/** A time in a sentence that has commas of its own: "4 years 2 months". */
const inSentence = (time: string) => time.replace(",", "");

/** "Done in October 2042," or that the bond is never repaid. */
export const payoffFigure = ({ payoffMonth }: PayOffSoonerResult): string =>
  payoffMonth === undefined ? "Never repaid" : `Done in ${longMonth(payoffMonth).replace(" ", "\u00a0")},`;

/** The rest of the sentence: how much sooner, and what that saves. */
export function payoffSentence(result: Payoff): string {
  const { months, neverRepaid, instalment, leastInstalment, baseMonths } = result;
  const { remainingMonths } = result.inputs;
  if (neverRepaid || months === undefined) {
    const least =
      leastInstalment === undefined ? "" : ` The least instalment that would do is ${rand(leastInstalment)}.`;
    return `at ${rand(instalment)} a month: that does not keep up with the interest.${least}`;
  }
  const past =
    months > remainingMonths
      ? `, ${inSentence(payoffTime(months - remainingMonths))} past the contract’s term`
      : "";
  if (baseMonths === undefined)
    return `thanks to what you pay in: the instalment alone would never repay it${past}`;
  return `${sooner(result)}${past}`;
}

function sooner({ monthsSaved = 0, interestSaved = 0, totalExtra, inputs }: Payoff): string {
  if (totalExtra < 0.5) return "with nothing extra paid in";
  const time = monthsSaved === 0 ? "no sooner" : inSentence(soonerOrLater(-monthsSaved));
  if (inputs.interestRate === 0) return `${time}; at a rate of 0% there is no interest to save`;
  return interestSaved >= 0
    ? `${time}, with ${rand(interestSaved)} of interest saved`
    : `${time}, with ${rand(-interestSaved)} more interest`;
}

/** When it is done against what is kept, and the interest: "7 months sooner than what you kept, with R92 357 less interest." */
export function payoffDifference(kept: Payoff, now: Payoff): string {
  const months = monthsBetween(kept.payoffMonth!, now.payoffMonth!);
  const time = months === 0 ? "Done in the same month as" : `${inSentence(soonerOrLater(months))} than`;
  return `${time} what you kept, with ${payoffDifferenceInShort(kept, now)}.`;
}

/** The same in the answer's bar: "R92 357 less interest". */
export const payoffDifferenceInShort = (kept: Payoff, now: Payoff): string =>
  `${moreOrLess(randBetween(kept.interest!, now.interest!))} interest`;

/** The interest that paying in saves, and both sums that it is between. */
function interestCard({ interestSaved, interest, baseInterest = 0 }: Payoff): AnswerFigure[] {
  if (interestSaved === undefined || interest === undefined || baseInterest < 0.5) return [];
  return [
    {
      label: interestSaved < 0 ? "More interest" : "Interest saved",
      value: rand(Math.abs(interestSaved)),
      note: `you pay ${rand(interest)} in place of ${rand(baseInterest)}`,
    },
  ];
}

/** The cards under the sentence; what has no figure is left out. */
export function payoffCards(result: Payoff): AnswerFigure[] {
  const { payoffMonth, totalExtra, lastInstalment, instalment } = result;
  const { costOfWithdrawals, totalWithdrawn } = result;
  const cards = [...interestCard(result)];
  if (payoffMonth !== undefined)
    cards.push({ label: "Paid in extra", value: rand(totalExtra), note: "on top of the instalments" });
  cards.push(earningCard(result));
  if (
    result.inputs.afterLumpSum === "lower" &&
    payoffMonth !== undefined &&
    Math.abs(lastInstalment - instalment) >= 0.5
  )
    cards.push({
      label: "Instalment at the end",
      value: rand(lastInstalment),
      note: `at first ${rand(instalment)}`,
    });
  if (result.inputs.accessBond && payoffMonth !== undefined) cards.push(drawableCard(result));
  if (totalWithdrawn >= 0.5 && costOfWithdrawals !== undefined)
    cards.push({
      label: "What drawing costs",
      value: rand(costOfWithdrawals),
      note: `in interest, for ${rand(totalWithdrawn)} drawn`,
    });
  return cards;
}

function earningCard({ equalsEarningPercent, equalsEarningBeforeTaxPercent: before }: PayOffSoonerResult) {
  return {
    label: "Paying in is like earning",
    value: percent(before ?? equalsEarningPercent, 2),
    note: before === undefined ? "a year after tax" : "a year before tax",
  };
}

/** What could still be drawn once all has been drawn that was asked for, or after a year where nothing is. */
function drawableCard({ rows }: PayOffSoonerResult): AnswerFigure {
  const last = rows.findLast(({ drawn }) => drawn > 0);
  const row = last ?? rows[Math.min(rows.length, 12) - 1]!;
  return {
    label: last ? "Left to draw then" : "You could draw",
    value: rand(row.availableToDraw),
    note: `after ${payoffTime(row.paymentNumber)}`,
  };
}

/** What was refused of the money that was to be drawn, or nothing. */
export function refusedWords({ withdrawalRefused, totalWithdrawn }: PayOffSoonerResult): string | undefined {
  if (withdrawalRefused < 0.5) return undefined;
  return `${rand(withdrawalRefused)} of what you want to draw is refused; ${rand(totalWithdrawn)} is given. You can draw only what you have paid ahead, and nothing once the bond is repaid.`;
}

/** What to pay each month to reach the goal, in words; nothing without a goal. */
export function goalWords({ goal, baseInterest, inputs }: Payoff): string | undefined {
  const aimed = inputs.goal;
  if (aimed === undefined || goal === undefined) return undefined;
  const { monthlyExtra, months, interestSaved } = goal;
  if (monthlyExtra === undefined) {
    if (aimed.kind === "date" && aimed.month < inputs.firstInstalment)
      return "No amount can: that month is before your first instalment.";
    if (baseInterest === undefined) return "No amount can: the instalment alone never repays the bond.";
    return aimed.kind === "interest"
      ? `No amount can: the bond costs ${rand(baseInterest)} of interest in all.`
      : "No monthly amount can.";
  }
  const saves =
    interestSaved === undefined || interestSaved < 0.5 ? "" : ` and saves ${rand(interestSaved)} of interest`;
  const reached = `That repays the bond in ${payoffTime(months ?? 0)}${saves}.`;
  const aim = aimed.kind === "date" ? `To be done by ${longMonth(aimed.month)}` : "To save that much";
  return monthlyExtra === 0
    ? `Nothing extra a month is needed: you are there already. ${reached}`
    : `${aim}, pay ${rand(monthlyExtra)} extra a month in place of ${rand(inputs.monthlyExtra)}. ${reached}`;
}
