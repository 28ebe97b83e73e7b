import { monthAfter, monthOf } from "#calculations/calendar/months.ts";
import { payOffSooner } from "#calculations/tools/pay-off-sooner/pay-off-sooner.ts";
import { toolOf } from "../tool.ts";
import { placesEntered } from "../tool-fields.ts";
import { payOffSoonerFields } from "./pay-off-sooner.fields.ts";
import { firstInstalmentProblem, payoffInputs } from "./payoff-values.ts";
import { payoffCards, payoffFigure, payoffSentence } from "./payoff-words.ts";

/** The longest time that is left of a bond, in months. */
const longestRemaining = 480;

/** A bond with extra payments, lump sums, a bonus each year and money drawn again. */
export const payOffSoonerTool = toolOf({
  id: "pay-off-sooner",
  fields: payOffSoonerFields,
  defaults: ({ termYears }, { today }, entered) => ({
    remainingMonths: Math.min(longestRemaining, termYears * 12),
    firstInstalment: monthAfter(monthOf(today), 1),
    accessBond: placesEntered(entered, "withdrawals") > 0,
  }),
  calculate: (values, context) => payOffSooner(payoffInputs(values, context)),
  answer: (result, values, { today }) => {
    const problem = firstInstalmentProblem(values, today);
    return {
      figure: values.balance > 0 && problem === undefined ? payoffFigure(result) : undefined,
      sentence: payoffSentence(result, values),
      problem: problem ?? "Enter what you still owe to see when you are done.",
      cards: payoffCards(result, values),
    };
  },
  calculation: ({ interestSaved = 0 }, { balance, interestRate, monthlyExtra }) => ({
    balance,
    interestRate,
    monthlyExtra,
    interestSaved,
  }),
});
