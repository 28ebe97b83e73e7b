import type { AnswerWords } from "#web/answer-page/questions.tsx";
import { guideSections, toolPath } from "#web/site/addresses.ts";

/** What the tool takes for granted. */
export const assumptions = [
  "Transfer duty, attorneys’ fees and deeds office fees stay as they are today. They are worked out on the price that the home will have by then.",
  "The home’s price grows evenly. Real prices move in jumps, and differ from street to street.",
  "Your savings earn the same rate all the time, and the bank adds interest each month.",
  "Tax is taken off after each twelve months from now, and only on interest above the amount that is free of tax.",
  "Interest on the deposit while the conveyancer holds it is left out. You get it only if you ask for it in writing.",
] as const;

const content: AnswerWords = {
  questions: [
    {
      question: "How much deposit do I need?",
      answer:
        "Some banks lend first-time buyers the whole price. With 10% or more of the price you usually get a better rate, and your instalment is smaller.",
    },
    {
      question: "Why must I save more than the deposit?",
      answer:
        "Transfer duty, the attorneys, the deeds office and the bank’s initiation fee are usually paid in cash before you get the keys. Some banks lend first-time buyers a little more than the price to help with them, but do not rely on it.",
    },
    {
      question: "Where should I keep the money?",
      answer:
        "Where you can get it out in time and cannot lose it: a notice account, a fixed deposit that ends before you buy, or a tax-free savings account. What you pay into a tax-free account has a limit a year and a limit for life.",
    },
    {
      question: "Should I wait until I have a bigger deposit?",
      answer:
        "Compare two dates here: while you save, the home’s price may grow too. If the target moves away almost as fast as you save, a smaller deposit sooner may be better.",
    },
  ],
  links: [
    {
      label: "How much deposit, and where to keep it",
      path: `${guideSections["financial-preparation"].path}#deposit`,
    },
    {
      label: "First Home Finance, the subsidy",
      path: `${guideSections["getting-started"].path}#first-home-finance-flisp-the-subsidy-for-first-time-buyers`,
    },
    { label: "Cash you need, and when", path: toolPath("cash-needed") },
    { label: "Rent or buy", path: toolPath("rent-or-buy") },
  ],
};
export default content;
