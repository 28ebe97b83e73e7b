import type { AnswerWords } from "#web/answer-page/questions.tsx";
import { calculatorTabs, guideSections, toolPath } from "#web/site/addresses.ts";

/** What the tool takes for granted. */
export const assumptions = [
  "Banks usually change their prime rate on the day after the announcement. Your new instalment usually starts with the next month.",
  "Your bank keeps the same gap between your rate and prime, and you pay the bond off in the time that is left.",
  "A fixed rate does not move until its fixed period ends.",
  "We show what each decision would do. Nobody knows which one it will be, so none of them is called likely.",
  "The instalment is without the bank’s service fee, insurance and anything extra that you pay.",
  "The Reserve Bank asked in February 2026 whether loans should follow its policy rate plus a margin in place of prime. That would not start before 2027.",
] as const;

const content: AnswerWords = {
  questions: [
    {
      question: "When does the Reserve Bank decide on the repo rate?",
      answer:
        "Its Monetary Policy Committee usually meets in January, March, May, July, September and November. It announces the decision at about 15:00 on the last day, mostly a Thursday.",
    },
    {
      question: "When does my bond repayment change?",
      answer:
        "The banks usually change prime on the next day. From then on the bank charges interest at the new rate, and your instalment usually changes from the month after. Your bank tells you the new amount.",
    },
    {
      question: "Does every bond follow the repo rate?",
      answer:
        "Almost every South African bond has a rate linked to prime, such as prime plus 0.5, and prime moves with the repo rate. If you have fixed your rate, it stays as it is until the fixed period ends.",
    },
    {
      question: "The rate fell. Must I pay less?",
      answer:
        "You may ask the bank to leave your instalment as it was. The difference then repays the bond, so you finish sooner and pay less interest.",
    },
  ],
  links: [
    {
      label: "A fixed or a variable rate",
      path: `${guideSections["understanding-costs"].path}#a-fixed-or-a-variable-rate`,
    },
    { label: "See larger changes in Rate Sensitivity", path: calculatorTabs.sensitivity.path },
    { label: "Pay your bond off sooner", path: toolPath("pay-off-sooner") },
    { label: "Switch your bond", path: toolPath("switch-your-bond") },
  ],
};
export default content;
