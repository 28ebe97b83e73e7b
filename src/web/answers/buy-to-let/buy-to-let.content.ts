import type { AnswerWords } from "#web/answer-page/questions.tsx";
import { guideSections, toolPath } from "#web/site/addresses.ts";

/** What the tool takes for granted. */
export const assumptions = [
  "You buy in your own name. A company or a trust is taxed in other ways: ask a tax adviser.",
  "Empty months are spread evenly over the years. In real life they come together, and you need savings for them.",
  "Every tenant pays. There is no special levy and no improvement.",
  "Interest, rates, levy, insurance, the agent and maintenance are taken off the rent before tax. The part of the instalment that repays the bond is not, and nor are the costs of the bond.",
  "Tax is paid at the end of each year, at the rate that you chose. A loss is kept for later rent, unless you say otherwise.",
  "At the end you sell, repay the bond and pay tax on the gain. The exclusion for a home of your own does not apply.",
  "The interest rate stays as it is. The rent and the costs rise once a year, the price a little each month.",
] as const;

const content: AnswerWords = {
  questions: [
    {
      question: "What is the difference between gross and net yield?",
      answer:
        "Gross yield is a year’s rent divided by the price. Net yield takes off empty months, the agent, rates, levy, insurance and maintenance, and adds the costs of buying to the price. Only net yield can be compared with what your money would earn elsewhere.",
    },
    {
      question: "How much deposit does a bank want for a home to let?",
      answer:
        "Banks usually lend investors 75% to 90% of the price, less than to somebody who will live there. Many leave the rent that you expect out of your income when they work out what you can afford.",
    },
    {
      question: "What may I take off the rent before tax?",
      answer:
        "Interest on the bond, rates, levies, the agent’s fees, insurance and repairs. Improvements and the part of the instalment that repays the bond do not count. Keep every invoice.",
    },
    {
      question: "May I set a loss off against my salary?",
      answer:
        "Usually, yes. SARS may ring-fence it, so that it counts only against later rent, if you pay tax at 45% and either made a loss in three of five years or let the home to relatives (section 20A of the Income Tax Act). To be careful, we keep it for later rent unless you choose otherwise under “More numbers”.",
    },
  ],
  links: [
    {
      label: "A worked example of a flat to let",
      path: `${guideSections["investment-basics"].path}#a-worked-example`,
    },
    { label: "Tax on rent", path: `${guideSections["investment-basics"].path}#tax-on-rent` },
    { label: "What buying costs", path: guideSections["understanding-costs"].path },
    { label: "What if I had bought in …", path: toolPath("past-rates") },
    { label: "Cash you need, and when", path: toolPath("cash-needed") },
  ],
};
export default content;
