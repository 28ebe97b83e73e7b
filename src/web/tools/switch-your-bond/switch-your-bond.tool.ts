import { costBreakdown } from "#calculations/property-costs/cost-breakdown.ts";
import {
  switchYourBond,
  switchYourBondDefaults,
} from "#calculations/tools/switch-your-bond/switch-your-bond.ts";
import { startingFees } from "#calculations/tools/tool-defaults.ts";
import { toolOf } from "../tool.ts";
import { neverRepaid, switchCards, switchFigure, switchProblem, switchSentence } from "./switch-words.ts";
import { switchYourBondFields } from "./switch-your-bond.fields.ts";

/** The longest time that is left of a bond, in months. */
const longestRemaining = 480;

/** A bond moved to another bank: its costs, and from when one is ahead. */
export const switchYourBondTool = toolOf({
  id: "switch-your-bond",
  fields: switchYourBondFields,
  defaults: ({ balance, interestRate, termYears }, { figures, today }, entered) => {
    const { initiationFee, serviceFee } = startingFees(figures);
    const remaining = Math.min(longestRemaining, termYears * 12);
    const purchase = { purchasePrice: 0, loanAmount: balance, date: today, figures };
    return {
      remainingMonths: remaining,
      newRate: Math.max(0, interestRate - switchYourBondDefaults.rateDifference),
      newTermMonths: Number(entered.remainingMonths ?? remaining),
      serviceFee,
      newServiceFee: serviceFee,
      bondCosts: costBreakdown(purchase).bond.total,
      initiationFee,
    };
  },
  calculate: ({ instalment, ...values }, { convention }) =>
    switchYourBond({ ...values, ...(instalment > 0 && { instalment }), convention }),
  answer: (result, values) => ({
    figure: values.balance > 0 && !neverRepaid(result) ? switchFigure(result) : undefined,
    sentence: switchSentence(result, values),
    problem: switchProblem(result),
    cards: switchCards(result, values),
  }),
  calculation: ({ savingAtHorizon }, { balance, interestRate, newRate }) => ({
    balance,
    interestRate,
    newRate,
    saving: savingAtHorizon,
  }),
});
