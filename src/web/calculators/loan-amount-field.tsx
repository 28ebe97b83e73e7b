import { inputFields } from "#contract/input-fields.ts";
import { MoneyField } from "#web/components/money-field/money-field.tsx";
import { rand } from "#web/format/rand.ts";
import { cappedDownPayment, inputsLoanAmount } from "#web/inputs/inputs.ts";
import { useInputsOfPage } from "#web/inputs/inputs-context.ts";

type LoanAmountFieldProps = {
  hint: string;
  /** What somebody enters who is repaying a bond already, after the hint. */
  owner?: string;
};

/** The loan on its own: changing it moves the purchase price that the tabs share, the down payment stays. */
export function LoanAmountField({ hint, owner = "" }: LoanAmountFieldProps) {
  const { inputs, dispatch } = useInputsOfPage();
  const downPayment = cappedDownPayment(inputs);
  const parts = downPayment > 0 ? ` (${rand(inputs.purchasePrice)} − ${rand(downPayment)})` : "";
  return (
    <MoneyField
      name="loanAmount"
      label="Loan Amount (R)"
      hint={`${hint}${parts}${owner}`}
      value={inputsLoanAmount(inputs)}
      onChange={(amount) => dispatch({ type: "loan-amount", amount })}
      slider={inputFields.purchasePrice.slider}
    />
  );
}
