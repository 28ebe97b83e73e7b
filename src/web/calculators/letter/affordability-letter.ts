import { quoteOf } from "#web/components/bank-quote/bank-quote.tsx";
import { quotedRate } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import { capital, ruleWords } from "../affordability/affordability-words.ts";
import { affordabilityInputs, allowed } from "../affordability/allowed.ts";
import { loanValues } from "../affordability/price-link.tsx";
import { yearsText } from "../years-text.ts";
import type { LetterPage, Said, TabLetter } from "./letter.ts";

/** The largest loan, and what each method allows. Its link opens what that loan costs to buy with. */
export function affordabilityLetter(said: Said, { inputs }: LetterPage): TabLetter {
  const income = affordabilityInputs(inputs);
  const { interestRate, termYears: loanTerm } = income;
  const { rows, limit } = allowed(income);
  const { maxBondOffered: loanAmount = 0, allowedInstalment: payment = 0 } = limit ?? {};
  const methods = rows.slice(0, -1);
  const most = Math.max(...methods.map(({ maxBondOffered }) => maxBondOffered));
  return {
    ...said,
    name: "affordability",
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
      tab: "calculator",
      inputs: { ...inputs, ...loanValues({ ...inputs, downPayment: 0 }, Math.round(loanAmount)) },
    },
  };
}
