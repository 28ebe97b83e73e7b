import type { PageContext } from "#contract/page-context.ts";
import { startingValues } from "#web/answer-page/answer-values.ts";
import { defaultInputs } from "#web/answer-page/inputs.ts";
import { pageFigures } from "#web/figures/page-figures.ts";
import { ratePercent } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import { chapterFigures } from "../chapter-figures.ts";
import { budgetFields, budgetSaid, leftForABond } from "../examples/budget.ts";
import { extraFields, extraSaid, paidOffWithExtra } from "../examples/extra.ts";
import { firstMonthOf, homeSaid, lettingFields, lettingSaid } from "../examples/letting.ts";
import { times } from "../opening/times.ts";
import type { ChapterId } from "../section-text.ts";

/** What a chapter says first, for the numbers that it starts with: a figure and the rest of its sentence. */
export type ChapterAnswers = Readonly<Record<ChapterId, { figure: string; words: string }>>;

export function chapterAnswers(context: PageContext): ChapterAnswers {
  const figures = pageFigures(context);
  const inputs = defaultInputs(figures);
  const { estimatorPrice: price, estimatorDeposit: deposit } = inputs;
  const bond = startingValues(extraFields, inputs);
  const home = startingValues(lettingFields, inputs);
  return {
    "getting-started": times.toTheKeys,
    "financial-preparation": budgetSaid(leftForABond(startingValues(budgetFields, inputs))),
    "understanding-costs": {
      figure: chapterFigures(context).cash(price, deposit),
      words: `in cash for a home of ${rand(price)}, with a deposit of ${ratePercent(deposit)}.`,
    },
    "loan-process": times.fromTheOffer,
    "investment-basics": lettingSaid(firstMonthOf(home, figures.capitalGains), homeSaid(home)),
    "tips-tricks": extraSaid(bond, paidOffWithExtra(bond, context.today)),
  };
}
