import { isUsableMonth, monthAfter, monthOf } from "#calculations/calendar/months.ts";
import type { Figures } from "#calculations/figures/figures.ts";
import { pastRates } from "#calculations/tools/past-rates/past-rates.ts";
import { pastRatesDefaults } from "#calculations/tools/tool-defaults.ts";
import { longMonth } from "#web/format/day.ts";
import { toolOf } from "../tool.ts";
import { pastRatesFields } from "./past-rates.fields.ts";
import { pastCards, pastFigure, pastSentence } from "./past-words.ts";

/** The rates by their real days, also where the calculators' own table is the specified one. */
const primeAsItWas = (figures: Figures) => (figures.newest ?? figures).prime;

/** The month in which the loan begins, YYYY-MM: five years ago where none is given. */
export const startMonthOf = (startMonth: string, today: string): string =>
  isUsableMonth(startMonth) ? startMonth : monthAfter(monthOf(today), -pastRatesDefaults.monthsAgo);

/** What is wrong with the month, in words, or nothing: there are rates from January 2002, and a month must be over. */
export function startMonthProblem(startMonth: string, today: string): string | undefined {
  const month = startMonthOf(startMonth, today);
  const last = monthAfter(monthOf(today), -1);
  return month < pastRatesDefaults.firstMonth || month > last
    ? `Choose a month from ${longMonth(pastRatesDefaults.firstMonth)} to ${longMonth(last)}.`
    : undefined;
}

/** A loan at the prime rates as they came. */
export const pastRatesTool = toolOf({
  id: "past-rates",
  fields: pastRatesFields,
  defaults: (_, { today }) => ({ startMonth: startMonthOf("", today) }),
  calculate: ({ startMonth, ...values }, { today, figures, convention }) =>
    pastRates(
      { ...values, startMonth: startMonthOf(startMonth, today), asOf: today, convention },
      primeAsItWas(figures),
    ),
  answer: (result, { startMonth, loan }, { today }) => {
    const problem = startMonthProblem(startMonth, today);
    return {
      figure: problem === undefined && loan > 0 ? pastFigure(result) : undefined,
      sentence: pastSentence(result, startMonthOf(startMonth, today)),
      problem: problem ?? "Enter a loan to see its instalments.",
      cards: pastCards(result),
    };
  },
  calculation: ({ firstInstalment = 0, highestInstalment = 0, lastInstalment = 0 }, { loan }) => ({
    loan,
    firstInstalment,
    highestInstalment,
    instalmentNow: lastInstalment,
  }),
});
