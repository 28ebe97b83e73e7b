import type { PayOffSoonerResult } from "#calculations/tools/pay-off-sooner/pay-off-sooner.ts";
import { longMonth } from "#web/format/day.ts";
import { payoffTime } from "#web/format/payoff-time.ts";
import { rand } from "#web/format/rand.ts";
import { firstInstalmentOf, type PayoffValues } from "./payoff-values.ts";

/** What to pay each month to reach the goal, in words; nothing without a goal. */
export function goalWords(
  { goal, baseInterest }: PayOffSoonerResult,
  values: PayoffValues,
  today: string,
): string | undefined {
  const { "goal.kind": kind, "goal.month": month } = values;
  if (goal === undefined) return undefined;
  const { monthlyExtra, months, interestSaved } = goal;
  if (monthlyExtra === undefined) {
    if (kind === "date" && month < firstInstalmentOf(values, today))
      return "No amount can: that month is before your first instalment.";
    if (baseInterest === undefined) return "No amount can: the instalment alone never repays the bond.";
    return kind === "interest"
      ? `No amount can: the bond costs ${rand(baseInterest)} of interest in all.`
      : "No monthly amount can.";
  }
  const saves =
    interestSaved === undefined || interestSaved < 0.5 ? "" : ` and saves ${rand(interestSaved)} of interest`;
  const reached = `That repays the bond in ${payoffTime(months ?? 0)}${saves}.`;
  const aim = kind === "date" ? `To be done by ${longMonth(month)}` : "To save that much";
  return monthlyExtra === 0
    ? `Nothing extra a month is needed: you are there already. ${reached}`
    : `${aim}, pay ${rand(monthlyExtra)} extra a month in place of ${rand(values.monthlyExtra)}. ${reached}`;
}
