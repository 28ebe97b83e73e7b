import { isUsableMonth, monthAfter, monthOf, monthsBetween } from "#calculations/calendar/months.ts";
import { type DatedAmount, mostDatedAmounts } from "#calculations/tools/pay-off-sooner/dated-amounts.ts";
import type { PayoffGoal } from "#calculations/tools/pay-off-sooner/goal.ts";
import type { PayOffSoonerInputs } from "#calculations/tools/pay-off-sooner/payoff-plan.ts";
import { longMonth } from "#web/format/day.ts";
import type { ToolContext } from "../tool.ts";
import { placeOf, type ToolValues } from "../tool-fields.ts";
import { datedAmountFields, type payOffSoonerFields } from "./pay-off-sooner.fields.ts";

export type PayoffValues = ToolValues<typeof payOffSoonerFields>;

/** The furthest month that a field takes, counted from this one. */
const furthest = 50 * 12;

/** The month of the first instalment, YYYY-MM: the next one where none is given. */
export const firstInstalmentOf = ({ firstInstalment }: PayoffValues, today: string): string =>
  isUsableMonth(firstInstalment) ? firstInstalment : monthAfter(monthOf(today), 1);

/** What is wrong with the month of the first instalment, in words, or nothing. */
export function firstInstalmentProblem(values: PayoffValues, today: string): string | undefined {
  const ahead = monthsBetween(monthOf(today), firstInstalmentOf(values, today));
  return ahead < 0 || ahead > furthest
    ? `Choose a month from ${longMonth(monthOf(today))} to 50 years on.`
    : undefined;
}

/** The places of a list of dated amounts. */
export const datedAmounts = (values: PayoffValues, list: "lumpSums" | "withdrawals"): DatedAmount[] =>
  Array.from({ length: mostDatedAmounts }, (_, place) => placeOf(values, list, place, datedAmountFields));

function goalOf(values: PayoffValues): PayoffGoal | undefined {
  const { "goal.kind": kind, "goal.month": month, "goal.interestSaved": interestSaved } = values;
  if (kind === "date") return isUsableMonth(month) ? { kind, month } : undefined;
  return kind === "interest" && interestSaved > 0 ? { kind, interestSaved } : undefined;
}

/** The values as the calculation takes them. */
export function payoffInputs(values: PayoffValues, { today, convention }: ToolContext): PayOffSoonerInputs {
  return {
    balance: values.balance,
    interestRate: values.interestRate,
    remainingMonths: values.remainingMonths,
    firstInstalment: firstInstalmentOf(values, today),
    ...(values.instalment > 0 && { instalment: values.instalment }),
    monthlyExtra: values.monthlyExtra,
    extraMonths: values.extraMonths,
    lumpSums: datedAmounts(values, "lumpSums"),
    annualExtra: {
      amount: values["annualExtra.amount"],
      calendarMonth: Number(values["annualExtra.calendarMonth"]),
      growth: values["annualExtra.growth"],
    },
    afterLumpSum: values.afterLumpSum,
    withdrawals: values.accessBond ? datedAmounts(values, "withdrawals") : [],
    goal: goalOf(values),
    marginalPercent: Number(values.marginalPercent),
    convention,
  };
}
