import { DigitsField } from "#web/components/digits-field/digits-field.tsx";
import { useCalculator } from "./calculator-context.ts";
import { termProblem } from "./input-problems.ts";
import { sliders } from "./sliders.ts";

/** The shared loan term, as three of the tabs ask for it. */
export function LoanTermField() {
  const { inputs, change } = useCalculator();
  return (
    <DigitsField
      name="loanTerm"
      label="Loan Term (Years)"
      unit="years"
      value={inputs.loanTerm}
      onChange={(loanTerm) => change({ loanTerm })}
      error={termProblem(inputs.loanTerm)}
      slider={sliders.term}
    />
  );
}
