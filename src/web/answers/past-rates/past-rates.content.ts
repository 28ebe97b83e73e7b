import type { AnswerWords } from "#web/answer-page/questions.tsx";
import { calculatorTabs, guideSections, toolPath } from "#web/site/addresses.ts";

/** What the tool takes for granted. */
export const assumptions = [
  "The loan begins on the first day of the month. A change of prime within a month counts from the next one.",
  "At each change the bank works out a new instalment that repays the bond on its last day.",
  "The days are those from which each rate held, usually the day after the Reserve Bank’s decision. Before 2009 a few of them are uncertain.",
  "These are the rates by their real days. The chart of prime on our other pages may use a table with other days, so small differences are possible.",
  "The points to prime that you enter stay the same for the life of the bond, and nothing extra is paid in.",
  "Interest a month is a twelfth of the yearly rate, as South African banks charge it, unless you choose otherwise.",
] as const;

const content: AnswerWords = {
  questions: [
    {
      question: "When was the prime rate highest and lowest?",
      answer:
        "Since 2002 prime was highest at 17%, from September 2002 to June 2003, and lowest at 7%, from July 2020 to November 2021. Enter one of those months above to see what it did to a bond.",
    },
    {
      question: "Why does my instalment change when prime does?",
      answer:
        "Most South African bonds are linked to prime. When prime changes, the bank works out a new instalment, so that the bond is still repaid on the day agreed.",
    },
    {
      question: "Does the past tell me what rates will do?",
      answer:
        "No. It shows how far rates can move within one bond. To be safe, make sure that you could still pay if your rate rose by two percentage points.",
    },
  ],
  links: [
    {
      label: "Test yourself against a higher rate",
      path: `${guideSections["financial-preparation"].path}#test-yourself-against-a-higher-rate`,
    },
    { label: "The next rate decision", path: toolPath("next-rate-decision") },
    { label: "What a change of the rate does to your bond", path: calculatorTabs.sensitivity.path },
  ],
};
export default content;
