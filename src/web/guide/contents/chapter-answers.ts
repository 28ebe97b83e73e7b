import type { Figures } from "#calculations/figures/figures.ts";
import type { Inputs } from "#contract/input-fields.ts";
import type { PageContext } from "#contract/page-context.ts";
import { startingValues } from "#web/answer-page/answer-values.ts";
import { defaultInputs } from "#web/answer-page/inputs.ts";
import { pageFigures } from "#web/figures/page-figures.ts";
import { rand } from "#web/format/rand.ts";
import { homeCosts } from "../costs/home-costs.ts";
import { budgetFields, budgetSaid, incomesOf } from "../examples/budget.ts";
import { bondOf, extraFields, paidOffWithExtra } from "../examples/extra.ts";
import { firstMonthOf, homeToLet, lettingFields, lettingSaid } from "../examples/letting.ts";
import { times } from "../opening/times.ts";
import type { ChapterId } from "../section-text.ts";

/** The figure that a chapter says first, for the numbers that it starts with, and in a few words what it is. */
export type ChapterAnswers = Readonly<Record<ChapterId, { figure: string; words: string }>>;

/** What each chapter says first, and what the home takes in all, before anybody entered a number. */
export function chapterAnswers(context: PageContext): {
  chapters: ChapterAnswers;
  cash: { figure: string; words: string };
} {
  const figures = pageFigures(context);
  const inputs = defaultInputs(figures);
  const ofHome = homeAnswers(inputs, inputs, figures, context.today);
  const chapters = {
    "getting-started": { figure: times.toTheKeys.figure, words: "to your own front door" },
    ...ofHome.chapters,
    "loan-process": { figure: times.fromTheOffer.figure, words: "from your offer to your keys" },
  };
  return { chapters, cash: ofHome.cash };
}

/**
 * What of it is about one's own income and home, and the duty on it: by the `inputs` of the calculators, or as the chapter
 * begins where these are what they start with.
 */
export function homeAnswers(inputs: Inputs, starting: Inputs, figures: Figures, today: string) {
  const { price, costs, cash, estimate } = homeCosts(inputs, figures, today);
  const loan = estimate.bondAmount;
  const bond = { ...startingValues(extraFields, inputs), ...(inputs !== starting && bondOf(inputs)) };
  const budget = { ...startingValues(budgetFields, inputs), ...incomesOf(inputs) };
  const home = { ...startingValues(lettingFields, inputs), ...homeToLet(inputs) };
  const firstMonth = firstMonthOf(home, figures.capitalGains);
  const saved = paidOffWithExtra(bond, today).interestSaved ?? 0;
  return {
    chapters: {
      "financial-preparation": { figure: budgetSaid(budget).figure, words: "a month left for a bond" },
      "investment-basics": {
        figure: lettingSaid(firstMonth).figure,
        words:
          firstMonth.cashFlowFirstMonth < 0 ? "a month on top of the rent" : "a month kept from the rent",
      },
      "understanding-costs": { figure: rand(cash.total), words: `in cash at ${rand(price)}` },
      "tips-tricks": {
        figure: rand(saved),
        words: `saved on ${rand(bond.owed)} by ${rand(bond.extra)} more a month`,
      },
    },
    cash: {
      figure: rand(cash.total),
      words:
        loan > 0
          ? `in cash and a bond of ${rand(loan)} buy a home of ${rand(price)}`
          : `in cash buys a home of ${rand(price)}`,
    },
    duty: rand(costs.transferDuty),
    price: rand(price),
  };
}
