import { saveForADeposit } from "#calculations/tools/save-for-a-deposit/save-for-a-deposit.ts";
import { toolOf } from "../tool.ts";
import { depositCards, depositSentence } from "./deposit-answer.ts";
import { saveForADepositFields } from "./save-for-a-deposit.fields.ts";

/** How long until a deposit and all costs of buying are saved, or how much a month. */
export const saveForADepositTool = toolOf({
  id: "save-for-a-deposit",
  fields: saveForADepositFields,
  calculate: (values, { today, figures }) =>
    saveForADeposit({ ...values, taxPercent: Number(values.taxPercent), today }, figures),
  answer: (result, values) => ({
    ...(values.price > 0 ? depositSentence(result, values) : { figure: undefined, sentence: "" }),
    problem: "Enter a purchase price to see how long it takes.",
    cards: depositCards(result, values),
  }),
  calculation: ({ need, needToday, months }, { price, monthlySaving }) => ({
    price,
    needed: need ?? needToday,
    monthlySaving,
    ...(months !== undefined && { months }),
  }),
});
