import { bondTakenOver, takenOverDefaults } from "#calculations/affordability/bond-taken-over.ts";
import { money, share as percentage, type Values } from "#web/answer-page/fields.ts";
import { figuresAddress } from "#web/answer-page/fields-text.ts";
import { ratePercent } from "#web/format/percent.ts";
import { aboutRand, rand } from "#web/format/rand.ts";
import { calculatorTabs } from "#web/site/addresses.ts";
import { type ExampleAnswer, WorkedExample } from "./worked-example.tsx";

const { interestRate, loanTerm, ...defaults } = takenOverDefaults;

const fields = {
  value: money("Value of the home", { default: defaults.value }),
  owed: money("Bond still owed", { default: defaults.owed }),
  share: percentage("Your share of the home", { default: defaults.sharePercent, emptyMeans: 0 }),
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

function divorceAnswer({ value, owed, share }: Values<typeof fields>): ExampleAnswer {
  const terms = { interestRate, loanTerm };
  const { paidOut, bond, instalment, grossIncome } = bondTakenOver({
    ...{ value, owed, sharePercent: share },
    ...terms,
  });
  const under =
    value < owed ? " The home is worth less than the bond, so agree first who pays the rest." : "";
  return {
    figure: rand(paidOut),
    words: `is what you pay out to the other. If the new bond pays for that too, it is ${rand(bond)}: ${aboutRand(instalment)} a month at ${ratePercent(interestRate)} over ${loanTerm} years, for which you must earn ${aboutRand(grossIncome)} before tax.${under}`,
    goesOn: {
      href: figuresAddress("calculator", { purchasePrice: bond, ...terms }),
      to: calculatorTabs.calculator.title,
    },
  };
}
