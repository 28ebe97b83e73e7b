import { firstHomeFinanceTables } from "#calculations/figures/first-home-finance.table.ts";
import type { PageContext } from "#contract/page-context.ts";
import { startingValues } from "#web/answer-page/answer-values.ts";
import { defaultInputs } from "#web/answer-page/inputs.ts";
import { pageFigures } from "#web/figures/page-figures.ts";
import { rand } from "#web/format/rand.ts";
import { guideSections } from "#web/site/addresses.ts";
import { chapterFigures } from "../chapter-figures.ts";
import { budgetFields, budgetSaid } from "../examples/budget.ts";
import type { ArticleCategory } from "./article.ts";

type OurPart = {
  title: string;
  href: string;
  figure: string;
  words: string;
  /** The amount that the figure is, and the price that its words end with, where they follow the price of the page. */
  ofHome?: { amount: "duty"; price: string };
};

export type OurParts = Readonly<Record<ArticleCategory, OurPart>>;

/** Where this guide says first what a topic is about, with the figure of that part's row in its chapter. */
export function ourParts(context: PageContext): OurParts {
  const figures = chapterFigures(context);
  const inputs = defaultInputs(pageFigures(context));
  const { purchasePrice } = inputs;
  return {
    "First-Time Buyers": {
      title: "First Home Finance",
      href: `${guideSections["getting-started"].path}#first-home-finance-flisp-the-subsidy-for-first-time-buyers`,
      figure: rand(firstHomeFinanceTables[0].highestSubsidy),
      words: "at most",
    },
    "Financial Planning": {
      title: "A three-month plan",
      href: `${guideSections["financial-preparation"].path}#a-three-month-plan`,
      figure: "3 months",
      words: "to apply",
    },
    "Legal & Costs": {
      title: "Transfer duty",
      href: `${guideSections["understanding-costs"].path}#transfer-duty`,
      figure: figures.duty(purchasePrice),
      words: "on",
      ofHome: { amount: "duty", price: rand(purchasePrice) },
    },
    "Interest Rates": {
      title: "Test yourself against a higher rate",
      href: `${guideSections["financial-preparation"].path}#test-yourself-against-a-higher-rate`,
      figure: figures.rise,
      words: `on ${budgetSaid(startingValues(budgetFields, inputs)).figure} a month`,
    },
    "Property Tips": {
      title: "Negotiation Strategies",
      href: `${guideSections["tips-tricks"].path}#negotiation-strategies`,
      figure: "9%",
      words: "below asking",
    },
    Education: {
      title: "Who does what",
      href: `${guideSections["getting-started"].path}#who-does-what`,
      figure: "5 of 9",
      words: "paid by you",
    },
  };
}
