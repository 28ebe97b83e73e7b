import type { AnswerLetter, Shown } from "#web/answer-page/described.ts";
import { quoteOf } from "#web/components/bank-quote/bank-quote.tsx";
import { quotedRate } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import { yearsText } from "#web/format/years-text.ts";
import { calculatorTabs } from "#web/site/addresses.ts";
import { capital, ruleWords } from "./affordability.words.ts";
import { type Affordable, loanValues } from "./affordable.ts";

/** The largest loan, and what each method allows. Its link opens what that loan costs to buy with. */
export function affordabilityLetter({
  result,
  context: { inputs },
}: Shown<unknown, Affordable>): AnswerLetter {
  const { income, rows, limit } = result;
  const { interestRate, termYears: loanTerm } = income;
  const { maxBondOffered: loanAmount = 0, allowedInstalment: payment = 0 } = limit ?? {};
  const methods = rows.slice(0, -1);
  const most = Math.max(...methods.map(({ maxBondOffered }) => maxBondOffered));
  return {
    about: `Home loan over ${yearsText(loanTerm)} at ${quotedRate(interestRate)}`,
    quoted: quoteOf({ loanAmount, interestRate, loanTerm, payment }),
    picture: { title: "What each rule allows" },
    rows: methods.map(({ maxBondOffered }, index) => ({
      label: capital(ruleWords(income)[index] ?? ""),
      value: rand(maxBondOffered),
      share: maxBondOffered / most,
      total: Math.round(maxBondOffered) === Math.round(loanAmount),
    })),
    opens: {
      path: calculatorTabs.calculator.path,
      inputs: { ...inputs, ...loanValues({ ...inputs, downPayment: 0 }, Math.round(loanAmount)) },
    },
  };
}
