import type { AnswerWords } from "#web/answer-page/questions.tsx";
import { calculatorTabs, guideSections, toolPath } from "#web/site/addresses.ts";

/** What the tool takes for granted. */
export const assumptions = [
  "You rent or buy the same home, for the same time. At the end the buyer sells it and repays the bond.",
  "The renter invests what buying would have cost on the first day. Each month, the one who pays less invests the share of the difference that you set; the rest is spent.",
  "Both earn the same return each year. There are no bad years.",
  "The home is one place in one street. Its price may grow far more or far less than prices in general.",
  "The interest rate stays as it is. Rent, rates, levy and insurance rise once a year.",
  "A renter’s deposit with the landlord and the insurance of what is in the home are left out.",
  "Tax on gains is worked out only if you choose a rate of tax. The gain on the home is then free of tax up to the exclusion for a home of your own.",
] as const;

const content: AnswerWords = {
  questions: [
    {
      question: "Is rent dead money?",
      answer:
        "No more than interest, rates, levies and repairs are. Both pay for a place to live. The question is what is left after some years: the home less the bond, or the savings of somebody who paid less each month.",
    },
    {
      question: "Why does the renter invest here?",
      answer:
        "The deposit and the costs of buying are a lot of money, and a bond usually costs more than rent at first. A comparison is only fair if that money is invested. If you know that you would spend it, set the share that you put away to 50% or 0%.",
    },
    {
      question: "How long must I stay for buying to pay off?",
      answer:
        "Buying and selling are expensive, but you pay only once, so a short stay favours renting. See in the picture from which year buying is ahead with your numbers.",
    },
    {
      question: "Which growth of home prices should I enter?",
      answer:
        "Nobody knows it. Try 0%, then the growth of rents, and see whether the answer changes. If it does, the decision hangs on a guess, and other reasons may count for more.",
    },
  ],
  links: [
    {
      label: "What owning a home costs each month",
      path: `${guideSections["financial-preparation"].path}#costs-every-month`,
    },
    { label: "Cash you need, and when", path: toolPath("cash-needed") },
    { label: "Save for a deposit", path: toolPath("save-for-a-deposit") },
    { label: "What you can afford", path: calculatorTabs.affordability.path },
  ],
};
export default content;
