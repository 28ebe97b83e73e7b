import type { AnswerWords } from "#web/answer-page/questions.tsx";
import { guideSections, toolPath } from "#web/site/addresses.ts";

/** What the tool takes for granted. */
export const assumptions = [
  "The dates are estimates: your offer, the bank, the municipality and the deeds office decide.",
  "The bond condition ends on its day, if the approval is late or for less than you need.",
  "A deadline that falls on a weekend or a public holiday moves to the next working day. Check your contract: some say the day before.",
  "The attorneys ask for their costs when you sign their papers. Their tariffs are guidelines.",
  "The seller has paid rates and levy some months ahead for the clearance certificate, and you pay back your part.",
] as const;

const content: AnswerWords = {
  questions: [
    {
      question: "When must the deposit be paid?",
      answer:
        "On the day that the offer names, usually within a week after the seller has accepted. It goes into the conveyancer’s trust account. It earns interest for you only if you instruct the attorney in writing to invest it.",
    },
    {
      question: "When do the attorneys ask for their costs?",
      answer:
        "When you sign the transfer and bond papers, a few weeks after the bond is approved. They lodge nothing at the deeds office before transfer duty and costs are paid.",
    },
    {
      question: "What is occupational rent?",
      answer:
        "Rent that you pay the seller for each month in which you live in the home before it is registered in your name. The amount is agreed in the offer.",
    },
  ],
  links: [
    {
      label: "Who pays what, and when",
      path: `${guideSections["understanding-costs"].path}#who-pays-what-and-when`,
    },
    {
      label: "Between approval and keys",
      path: `${guideSections["loan-process"].path}#between-approval-and-keys`,
    },
    { label: "Save for a deposit", path: toolPath("save-for-a-deposit") },
    { label: "Compare bank offers", path: toolPath("compare-offers") },
  ],
};
export default content;
