import type { PageContext } from "#contract/page-context.ts";
import { startingValues } from "#web/answer-page/answer-values.ts";
import { defaultInputs } from "#web/answer-page/inputs.ts";
import { pageFigures } from "#web/figures/page-figures.ts";
import { rand } from "#web/format/rand.ts";
import { chapterFigures } from "../chapter-figures.ts";
import { budgetFields, budgetSaid } from "../examples/budget.ts";
import { extraFields, paidOffWithExtra } from "../examples/extra.ts";
import { firstMonthOf, lettingFields, lettingSaid } from "../examples/letting.ts";
import { times } from "../opening/times.ts";
import type { ChapterId } from "../section-text.ts";

/** The figure that a chapter says first, for the numbers that it starts with, and in a few words what it is. */
export type ChapterAnswers = Readonly<Record<ChapterId, { figure: string; words: string }>>;

export function chapterAnswers(context: PageContext): ChapterAnswers {
  const figures = pageFigures(context);
  const inputs = defaultInputs(figures);
  const { purchasePrice: price, estimatorDeposit: deposit } = inputs;
  const bond = startingValues(extraFields, inputs);
  const firstMonth = firstMonthOf(startingValues(lettingFields, inputs), figures.capitalGains);
  return {
    "getting-started": { figure: times.toTheKeys.figure, words: "to your own front door" },
    "financial-preparation": {
      figure: budgetSaid(startingValues(budgetFields, inputs)).figure,
      words: "a month left for a bond",
    },
    "understanding-costs": {
      figure: chapterFigures(context).cash(price, deposit),
      words: `in cash if it costs ${rand(price)}`,
    },
    "loan-process": { figure: times.fromTheOffer.figure, words: "from your offer to your keys" },
    "investment-basics": {
      figure: lettingSaid(firstMonth).figure,
      words: firstMonth.cashFlowFirstMonth < 0 ? "a month on top of the rent" : "a month kept from the rent",
    },
    "tips-tricks": {
      figure: rand(paidOffWithExtra(bond, context.today).interestSaved ?? 0),
      words: `saved by ${rand(bond.extra)} more a month`,
    },
  };
}
