import type { Inputs } from "#contract/input-fields.ts";
import { useNumbersOfPage } from "#web/answer-page/numbers-context.ts";
import { Button } from "#web/components/button/button.tsx";
import { ratePercent } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import { yearsText } from "#web/format/years-text.ts";
import styles from "./affordability.module.css";
import { aboutLoan } from "./affordability-words.ts";
import { affordabilityInputs, allowed } from "./allowed.ts";

/** The example: incomes and expenses in whole rand a month. */
export const example = { grossIncome: 30_000, netIncome: 22_500, monthlyExpenses: 11_000 };
const nothing = { grossIncome: 0, netIncome: 0, monthlyExpenses: 0 };

const has = (inputs: Inputs, { grossIncome, netIncome, monthlyExpenses }: typeof example) =>
  inputs.grossIncome === grossIncome &&
  inputs.netIncome === netIncome &&
  inputs.monthlyExpenses === monthlyExpenses;

/** Whether the incomes and expenses are the example's: nobody's own. */
export const isExample = (inputs: Inputs) => has(inputs, example);

/** Whether nothing is entered yet. */
export const isEmpty = (inputs: Inputs) => has(inputs, nothing);

/** In place of an answer, what somebody else could borrow; one press fills it in, the next one empties it again. */
export function WorkedExample() {
  const { inputs, enter } = useNumbersOfPage();
  const filledIn = isExample(inputs);
  if (!filledIn && !isEmpty(inputs)) return null;
  const { limit } = allowed(affordabilityInputs({ ...inputs, ...example }));
  if (!limit) return null;
  return (
    <div className={styles.example}>
      <p>
        {filledIn
          ? "These are the numbers of our example, not yours."
          : `For example, on ${rand(example.grossIncome)} gross and ${rand(example.netIncome)} net, with expenses of ${rand(example.monthlyExpenses)}, you could borrow ${aboutLoan(limit)} at ${ratePercent(inputs.affordabilityRate)} over ${yearsText(inputs.affordabilityTerm)}.`}
      </p>
      <div>
        <Button onClick={() => enter(filledIn ? nothing : example)}>
          {filledIn ? "Clear the example" : "Fill in this example"}
        </Button>
      </div>
    </div>
  );
}
