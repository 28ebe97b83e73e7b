import { affordabilityDefaults } from "#calculations/affordability/affordability-defaults.ts";
import { incomeNeeded } from "#calculations/affordability/income-needed.ts";
import { bankQuote } from "#calculations/loan/bank-quote.ts";
import { money, share as percentage, type Values } from "#web/answer-page/fields.ts";
import { figuresAddress } from "#web/answer-page/fields-text.ts";
import { ratePercent } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import { calculatorTabs } from "#web/site/addresses.ts";
import { type ExampleAnswer, WorkedExample } from "./worked-example.tsx";

const terms = { interestRate: 10.75, loanTerm: 20 } as const;

const fields = {
  value: money("Value of the home", { default: 1_500_000 }),
  owed: money("Bond still owed", { default: 900_000 }),
  share: percentage("Your share of the home", { default: 50, emptyMeans: 0 }),
};

/** What one of two pays to take over the home, and what the bank asks for the new bond. */
export function DivorceExample() {
  return (
    <WorkedExample
      id="divorce-example"
      title="If one of you takes over the bond"
      fields={fields}
      answer={divorceAnswer}
    />
  );
}

/** "about R12 200" */
const about = (amount: number) => `about ${rand(Math.round(amount / 100) * 100)}`;

function divorceAnswer({ value, owed, share }: Values<typeof fields>): ExampleAnswer {
  const paidOut = Math.max(0, ((value - owed) * (100 - share)) / 100);
  const purchasePrice = Math.round(owed + paidOut);
  const instalment = bankQuote(purchasePrice, terms.interestRate, terms.loanTerm);
  const needed = incomeNeeded({ ...affordabilityDefaults, monthlyExpenses: 0, instalment });
  const under =
    value < owed ? " The home is worth less than the bond, so agree first who pays the rest." : "";
  return {
    figure: rand(paidOut),
    words: `is what you pay out to the other. If the new bond pays for that too, it is ${rand(purchasePrice)}: ${about(instalment)} a month at ${ratePercent(terms.interestRate)} over ${terms.loanTerm} years, for which you must earn ${about(needed?.grossIncome ?? 0)} before tax.${under}`,
    goesOn: {
      href: figuresAddress("calculator", { purchasePrice, ...terms }),
      to: calculatorTabs.calculator.title,
    },
  };
}
