import { useState } from "react";
import { type Inputs, inputFields } from "#contract/input-fields.ts";
import type { Entered } from "#web/answer-page/fields.ts";
import { useNumbersOfPage } from "#web/answer-page/numbers-context.ts";
import { Button } from "#web/components/button/button.tsx";
import { ratePercent } from "#web/format/percent.ts";
import { yearsText } from "#web/format/years-text.ts";
import styles from "../affordability/affordability.module.css";

type Tab = "affordability" | "calculator";

/** How a tab turns a loan into an instalment. */
type Method = Pick<Inputs, "interestRate" | "loanTerm" | "nominal">;

const methodOf: Record<Tab, (inputs: Inputs) => Method> = {
  affordability: ({ affordabilityRate, affordabilityTerm, nominal }) => ({
    interestRate: affordabilityRate,
    loanTerm: affordabilityTerm,
    nominal,
  }),
  calculator: ({ interestRate, loanTerm }) => ({ interestRate, loanTerm, nominal: false }),
};

/** What makes the two agree: this tab takes the other's rate and term, and affordability the effective rate. */
const agreement: Record<Tab, (inputs: Inputs) => Partial<Inputs>> = {
  affordability: ({ interestRate, loanTerm }) => ({
    affordabilityRate: interestRate,
    affordabilityTerm: loanTerm,
    nominal: false,
  }),
  calculator: ({ affordabilityRate, affordabilityTerm }) => ({
    interestRate: Math.min(affordabilityRate, inputFields.interestRate.max),
    loanTerm: affordabilityTerm,
    nominal: false,
  }),
};

/** Why the affordability and the loan tab show different instalments for one loan, and a press that ends it. */
export function SameRates({ tab }: { tab: Tab }) {
  const { inputs, enter } = useNumbersOfPage();
  const [before, setBefore] = useState<Entered>();
  const agree = agreed(inputs);

  function press() {
    const values = agree ? (before ?? {}) : agreement[tab](inputs);
    setBefore(agree ? undefined : present(values, inputs));
    enter(values);
  }

  return (
    <div className={styles.rates}>
      <p>{sentence(tab, inputs)}</p>
      {(!agree || before) && (
        <div>
          <Button look="quiet" className={styles.press} onClick={press}>
            {agree ? "Undo" : label(tab, inputs)}
          </Button>
        </div>
      )}
    </div>
  );
}

const names: Record<Tab, string> = {
  affordability: "Affordability Calculator",
  calculator: "Loan Calculator",
};

const otherThan: Record<Tab, Tab> = { affordability: "calculator", calculator: "affordability" };

function sameRateAndTerm(inputs: Inputs): boolean {
  const [one, other] = [methodOf.affordability(inputs), methodOf.calculator(inputs)];
  return one.interestRate === other.interestRate && one.loanTerm === other.loanTerm;
}

const agreed = (inputs: Inputs) => !inputs.nominal && sameRateAndTerm(inputs);

const label = (tab: Tab, inputs: Inputs) =>
  sameRateAndTerm(inputs) ? "Use the effective rate in both" : `Use the ${names[otherThan[tab]]}’s rate`;

/** The inputs of these names as they are now. */
const present = (values: Entered, inputs: Inputs): Entered =>
  Object.fromEntries(Object.entries(inputs).filter(([name]) => name in values));

function sentence(tab: Tab, inputs: Inputs): string {
  const otherTab = otherThan[tab];
  const [here, there] = [methodOf[tab](inputs), methodOf[otherTab](inputs)];
  if (agreed(inputs))
    return `Here and in the ${names[otherTab]}: ${words(here, true)}, so the instalments agree. Banks divide the rate by 12 and lend a little less for the same instalment.`;
  const sameTerm = here.loanTerm === there.loanTerm;
  return `Here: ${words(here, !sameTerm)}. ${names[otherTab]}: ${words(there, !sameTerm)}, so its instalment is different.`;
}

/** "10.5%, divided by 12 as banks do", with its term where that is not the same. */
function words({ interestRate, loanTerm, nominal }: Method, withTerm: boolean): string {
  const rate = ratePercent(interestRate) + (withTerm ? ` over ${yearsText(loanTerm)}` : "");
  return nominal ? `${rate}, divided by 12 as banks do` : `${rate}, as an effective rate`;
}
