import type { AnswerWords } from "#web/answer-page/questions.tsx";
import { calculatorTabs, guideSections, toolPath } from "#web/site/addresses.ts";

/** What the tool takes for granted. */
export const assumptions = [
  "Net cost is all that you have paid, plus what you still owe, minus the price. What the home fetches is left out, because it is the same under each offer.",
  "The rate of each offer stays as it is. When prime changes, offers linked to prime move together.",
  "Interest a month is a twelfth of the yearly rate, as South African banks charge it, unless you choose otherwise.",
  "The cost of selling and charges for settling early are left out: they are the same under each offer.",
  "A bigger deposit looks cheaper unless you say, under “More numbers”, what that money would earn elsewhere.",
  "The effective cost is the yearly rate that the loan really comes to once the initiation fee, the service fee and the bond costs are counted.",
] as const;

const content: AnswerWords = {
  questions: [
    {
      question: "Why is the lowest rate not always the cheapest offer?",
      answer:
        "Because costs at the start are paid at once and a lower rate saves a little each month. If a bank pays your bond costs and you sell after a few years, its offer can cost less in spite of a higher rate. The longer you stay, the more the rate matters.",
    },
    {
      question: "What does “prime minus 0.5” mean?",
      answer:
        "Your rate is half a percentage point below the prime rate. When prime changes, your rate and your instalment change with it, and the half point stays for the life of the bond.",
    },
    {
      question: "Can I ask a bank for a better offer?",
      answer:
        "Yes. Show it the other bank’s written offer and ask for a lower rate, for help with the bond costs, or for both. A bond originator sends one application to several banks and does this for you.",
    },
    {
      question: "Should I add the initiation fee to the loan?",
      answer:
        "If you have the cash, paying it at once is cheaper: added to the loan it earns the bank interest for the whole term.",
    },
  ],
  links: [
    {
      label: "What to check in the bank’s offer",
      path: `${guideSections["loan-process"].path}#the-five-steps`,
    },
    { label: "How to ask banks for a better rate", path: `${guideSections["tips-tricks"].path}#with-banks` },
    { label: "Cash you need, and when", path: toolPath("cash-needed") },
    { label: "The full repayment schedule", path: calculatorTabs.calculator.path },
  ],
};
export default content;
