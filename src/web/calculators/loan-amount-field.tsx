import { MoneyField } from "#web/components/money-field/money-field.tsx";
import { rand } from "#web/format/rand.ts";
import { useCalculator } from "./calculator-context.ts";
import { cappedDownPayment, inputsLoanAmount, withLoanAmount } from "./shared-inputs.ts";
import { sliders } from "./sliders.ts";

type LoanAmountFieldProps = { hint: string };

/** The loan on its own: changing it moves the purchase price that the tabs share, the down payment stays. */
export function LoanAmountField({ hint }: LoanAmountFieldProps) {
  const { inputs, change } = useCalculator();
  const downPayment = cappedDownPayment(inputs);
  const parts = downPayment > 0 ? ` (${rand(inputs.purchasePrice)} − ${rand(downPayment)})` : "";
  return (
    <MoneyField
      name="loanAmount"
      label="Loan Amount (R)"
      hint={`${hint}${parts}`}
      value={inputsLoanAmount(inputs)}
      onChange={(amount) => change((current) => withLoanAmount(current, amount))}
      slider={sliders.price}
    />
  );
}
