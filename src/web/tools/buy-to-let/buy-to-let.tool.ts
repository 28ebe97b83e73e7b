import { capitalGainsNow } from "#calculations/figures/newer-figures.ts";
import { buyToLet } from "#calculations/tools/buy-to-let/buy-to-let.ts";
import { buyToLetDefaults, startingAmounts } from "#calculations/tools/tool-defaults.ts";
import { startingHome } from "../owned-home-start.ts";
import { toolOf } from "../tool.ts";
import { buyToLetFields } from "./buy-to-let.fields.ts";
import { letCards, letFigure, letSentence } from "./let-answer.ts";

/** What a home that is bought to let costs, brings in and yields. */
export const buyToLetTool = toolOf({
  id: "buy-to-let",
  fields: buyToLetFields,
  defaults: ({ price }, { today, figures }, entered) => {
    const ours = Math.round((price * buyToLetDefaults.depositPercent) / 100);
    const deposit = Number(entered.deposit ?? ours);
    return {
      ...startingHome({ price, deposit, today, figures }),
      deposit: ours,
      rent: startingAmounts(price).letRent,
    };
  },
  calculate: (values, { figures, convention }) =>
    buyToLet(
      { ...values, marginalPercent: Number(values.marginalPercent), convention },
      capitalGainsNow(figures),
    ),
  answer: (result, values) => ({
    figure: values.price > 0 ? letFigure(result) : undefined,
    sentence: letSentence(result, values),
    problem: "Enter a purchase price to see what the home brings in.",
    cards: letCards(result, values),
  }),
  calculation: ({ cashFlowFirstMonth, irrPercent }, { price, rent }) => ({
    price,
    rent,
    monthlyCashFlow: cashFlowFirstMonth,
    ...(irrPercent !== undefined && { returnPercent: irrPercent }),
  }),
});
