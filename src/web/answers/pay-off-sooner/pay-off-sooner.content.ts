import type { AnswerWords } from "#web/answer-page/questions.tsx";
import { guideSections, toolPath } from "#web/site/addresses.ts";

/** What the tool takes for granted. */
export const assumptions = [
  "The interest rate stays as it is.",
  "Interest a month is a twelfth of the yearly rate, as South African banks charge it, unless you choose otherwise.",
  "Extra money is paid in with the instalment. Paid earlier in the month, it saves a little more.",
  "You can draw only what you have paid ahead of the contract. The bank may limit or freeze that.",
  "Service fees and insurance are left out.",
  "Earning before tax is what savings would have to pay you, before your income tax, to be worth as much.",
] as const;

const content: AnswerWords = {
  questions: [
    {
      question: "Is it better to pay my 13th cheque into the bond or to save it?",
      answer:
        "Money in the bond earns your bond rate, and no tax is charged on interest that you do not pay. A savings account would have to pay more than that before tax. Keep money for an emergency where you can reach it, or make sure that you can draw it from an access bond.",
    },
    {
      question: "What is an access bond?",
      answer:
        "A bond from which you can draw again what you have paid in ahead of the contract. Whatever you draw costs interest from that day, and the bond takes longer to repay.",
    },
    {
      question: "Does a lump sum shorten my term or lower my instalment?",
      answer:
        "Both are possible: ask your bank. If the instalment stays, you finish sooner and save most. If it goes down, you pay less each month and finish on the same day as before.",
    },
    {
      question: "When in the year should I pay a lump sum?",
      answer: "As soon as you have it. Each month of waiting costs a month of interest on it.",
    },
  ],
  links: [
    { label: "Access bonds", path: `${guideSections["tips-tricks"].path}#access-bonds` },
    { label: "The next rate decision", path: toolPath("next-rate-decision") },
    { label: "Switch your bond", path: toolPath("switch-your-bond") },
  ],
};
export default content;
