import type { AnswerWords } from "#web/answer-page/questions.tsx";
import { guideSections, toolPath } from "#web/site/addresses.ts";

/** What the tool takes for granted. */
export const assumptions = [
  "Both rates stay as they are. When prime changes, both bonds move with it.",
  "Interest a month is a twelfth of the yearly rate, as South African banks charge it, unless you choose otherwise.",
  "You are ahead once all that you have paid, plus what you still owe, is less than if you had stayed. A lower instalment alone is no saving.",
  "Your bond has a variable rate. The bank may then charge at most three months’ interest, less the notice that you gave; banks count 90 days, so we do too. That is a little less than three whole months. A fixed-rate contract has other charges: ask your bank.",
  "If you leave the new bank before the time in its offer has passed, you pay back what it contributed.",
  "Costs of papers or a valuation, if your bank charges any, are yours to add to the costs of cancelling.",
] as const;

const content: AnswerWords = {
  questions: [
    {
      question: "What is the 90-day notice?",
      answer:
        "Tell your bank in writing that you will settle the bond, at least 90 days before you do. If you give less notice, it may charge interest for the days that are missing, up to three months’ interest. A notice lapses, often after six months, so give it again if the switch takes longer.",
    },
    {
      question: "Can my own bank match the offer?",
      answer:
        "Often it can, and that costs you nothing. Phone it with the written offer in hand and ask for the rate that the answer names as “As good at your own bank”; if it names none, staying as you are costs you no more. You then pay no cancellation, no new bond costs and no penalty.",
    },
    {
      question: "Will the new bank pay the costs?",
      answer:
        "Some banks pay a part or all of them to win you over, and ask for the money back if you leave within a few years. Enter it under “More numbers”, as “The new bank pays”.",
    },
    {
      question: "Why is a lower instalment not always a saving?",
      answer:
        "Because a longer term lowers the instalment too, and you pay interest for longer. If you keep paying your old instalment, the lower rate shortens the bond instead.",
    },
  ],
  links: [
    { label: "What switching costs", path: `${guideSections["tips-tricks"].path}#what-switching-costs` },
    { label: "The 90-day notice", path: `${guideSections["tips-tricks"].path}#the-90-day-notice` },
    { label: "Compare bank offers", path: toolPath("compare-offers") },
    { label: "Pay your bond off sooner", path: toolPath("pay-off-sooner") },
  ],
};
export default content;
