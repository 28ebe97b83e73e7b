import { earlySettlementTable } from "#calculations/tools/switch-your-bond/early-settlement.table.ts";
import type { SwitchYourBondResult } from "#calculations/tools/switch-your-bond/switch-your-bond.ts";
import type { AnswerFigure } from "#web/answer-page/described.ts";
import { payoffTime } from "#web/format/payoff-time.ts";
import { quotedRate } from "#web/format/percent.ts";
import { rand, randBetween } from "#web/format/rand.ts";
import { yearsText } from "#web/format/years-text.ts";

/** What the words and the picture say of what was entered. */
export type SwitchValues = {
  interestRate: number;
  remainingMonths: number;
  newTermMonths: number;
  horizonYears: number;
  noticeDays: number;
  clawbackMonths: number;
  instalment: number;
  keepInstalment: boolean;
};

/** Less than half a rand shows as nothing. */
const nothing = 0.5;

/** Whether the instalment that is really paid does not cover the old bond's interest. */
export const neverRepaid = ({ instalment, firstInterest }: SwitchYourBondResult): boolean =>
  firstInterest > 0 && instalment <= firstInterest;

/** What to enter where there is no answer. */
export const switchProblem = (result: SwitchYourBondResult): string =>
  neverRepaid(result)
    ? `${rand(result.instalment)} a month never repays this bond: its interest alone is ${rand(result.firstInterest)}. Enter what you really pay, or leave it blank.`
    : "Enter what you still owe to see whether a switch pays.";

/** "month 40", never torn apart at the end of a line. */
const numbered = (word: "month" | "Month", month: number): string => `${word}\u00a0${month}`;

/** How far one is ahead or behind after the years that were chosen; where that is nothing, from when one is ahead. */
export function switchFigure(result: SwitchYourBondResult): string {
  const { breakEvenMonth, savingAtHorizon: saving } = result;
  if (isEven(result)) return "No difference";
  if (Math.abs(saving) >= nothing) return rand(Math.abs(saving));
  if (breakEvenMonth === undefined) return "Never ahead";
  return breakEvenMonth === 0 ? "Ahead at once" : `Ahead from ${numbered("month", breakEvenMonth)}`;
}

const isEven = ({ savings, savingAtHorizon }: SwitchYourBondResult): boolean =>
  [...savings, savingAtHorizon].every((saving) => Math.abs(saving) < nothing);

/** "R23 892 better off" */
export const betterOrWorse = (saving: number): string =>
  Math.abs(saving) < nothing
    ? "no better or worse off"
    : `${rand(Math.abs(saving))} ${saving < 0 ? "worse" : "better"} off`;

/** What changed between the two: "R53 014 better off". */
export const changed = (kept: SwitchYourBondResult, now: SwitchYourBondResult): string =>
  betterOrWorse(randBetween(kept.savingAtHorizon, now.savingAtHorizon));

/** The rest of the sentence: after which years, and from when one is ahead. */
export function switchSentence(result: SwitchYourBondResult, values: SwitchValues): string {
  const { behindAgainMonth, savingAtHorizon: saving, clawback } = result;
  if (isEven(result)) return "between the two banks";
  const paidBack = clawback >= nothing ? `, with the bank’s ${rand(clawback)} paid back` : "";
  const again =
    behindAgainMonth === undefined ? "" : `, behind again from ${numbered("month", behindAgainMonth)}`;
  const after = `${afterYears(result, values)}${paidBack}`;
  if (Math.abs(saving) < nothing) return `and ${betterOrWorse(saving)} ${after}${again}`;
  return `${saving < 0 ? "worse" : "better"} off ${after}; ${aheadFrom(result)}${again}`;
}

/** "ahead after 3 years, 4 months" */
function aheadFrom({ breakEvenMonth, savingAtHorizon, clawback }: SwitchYourBondResult): string {
  if (breakEvenMonth === undefined) return "never ahead";
  const when = breakEvenMonth === 0 ? "at once" : `after ${payoffTime(breakEvenMonth)}`;
  return savingAtHorizon < 0 && clawback >= nothing ? `if you stay, ahead ${when}` : `ahead ${when}`;
}

/** The years that the visitor chose, or the end of both bonds where that comes sooner. */
function afterYears({ savings }: SwitchYourBondResult, { horizonYears }: SwitchValues): string {
  return horizonYears * 12 > savings.length - 1 ? "once both are repaid" : `after ${yearsText(horizonYears)}`;
}

export const hasPenalty = ({ penaltyInterest }: SwitchYourBondResult): boolean => penaltyInterest >= nothing;

/** How much of the costs is penalty interest; what the new bank pays is off them already. */
function costsNote(result: SwitchYourBondResult): string {
  const { costs, help, penaltyInterest } = result;
  const penalty = hasPenalty(result);
  if (help < nothing)
    return penalty
      ? `${rand(penaltyInterest)} of it penalty interest, which ${earlySettlementTable.days} days’ notice would save`
      : "no penalty interest";
  if (costs < nothing) return "the new bank pays them all";
  const all = penalty ? `, with ${rand(penaltyInterest)} of penalty interest` : "";
  return `of ${rand(costs + help)} in all${all}; the new bank pays the rest`;
}

/** The month from which one is ahead, as the sentence counts it, and how long that is. */
function aheadCard(month: number | undefined): AnswerFigure {
  if (month === undefined) return { label: "Ahead", value: "Never" };
  if (month === 0) return { label: "Ahead", value: "At once" };
  return { label: "Ahead from", value: numbered("Month", month), note: `after ${payoffTime(month)}` };
}

/** What the new rate brings by then, what switching costs, and the difference. */
function sumOfSwitch(result: SwitchYourBondResult, values: SwitchValues): AnswerFigure[] {
  const { clawback, savingAtHorizon: saving } = result;
  const costs = -Math.round(result.costs);
  const brought = randBetween(costs, saving);
  const after = afterYears(result, values);
  const paidBack = clawback >= nothing ? `, less the bank’s ${rand(clawback)} paid back` : "";
  return [
    {
      label: brought < 0 ? "The new bond costs more" : "The new bond saves",
      value: rand(Math.abs(brought)),
      note: `${after}${paidBack}`,
    },
    { label: "Costs of switching", value: rand(costs), note: costsNote(result) },
    { label: saving < 0 ? "Worse off" : "Better off", value: rand(Math.abs(saving)), strong: true },
  ];
}

/** The cards under the sentence; the own bank's rate only where it is lower than today's. */
export function switchCards(result: SwitchYourBondResult, values: SwitchValues): AnswerFigure[] {
  const { monthlyDifference, breakEvenMonth } = result;
  const more = monthlyDifference < 0;
  const own = ownBankRate(result, values);
  return [
    ...sumOfSwitch(result, values),
    Math.abs(monthlyDifference) < nothing
      ? { label: "You pay a month", value: "The same" }
      : {
          label: `You pay ${more ? "more" : "less"} a month`,
          value: rand(Math.abs(monthlyDifference)),
          note: "service fees included",
        },
    aheadCard(breakEvenMonth),
    ...(own === undefined
      ? []
      : [
          {
            label: "As good at your own bank",
            value: quotedRate(own),
            note: `today ${quotedRate(values.interestRate)}`,
          },
        ]),
  ];
}

/** The rate, to a hundredth of a point below, at which the own bank is as good; nothing where that is no lower than today's. */
export function ownBankRate({ ownBankRate: rate }: SwitchYourBondResult, values: SwitchValues) {
  if (rate === undefined) return undefined;
  const rounded = Math.round(rate * 100) / 100;
  return rounded < values.interestRate ? rounded : undefined;
}

/** What a longer term hides, or nothing. */
export function longTermWarning(result: SwitchYourBondResult, values: SwitchValues): string | undefined {
  const { savingFullTerm } = result;
  if (values.newTermMonths <= values.remainingMonths || savingFullTerm > -nothing) return undefined;
  return `Over the whole term you pay ${rand(-savingFullTerm)} more, because the new bond runs ${payoffTime(values.newTermMonths - values.remainingMonths)} longer.`;
}
