import { daysBetween, isUsableDate } from "#calculations/calendar/calendar.ts";
import type { LoanResult } from "#calculations/loan/loan.ts";
import type { Inputs } from "#contract/input-fields.ts";
import { Disclosure } from "#web/components/disclosure/disclosure.tsx";
import { rand } from "#web/format/rand.ts";
import { CheckInput, DateInput, MoneyInput, RateInput, TermInput } from "#web/inputs/input-field.tsx";
import { useInputsOfPage } from "#web/inputs/inputs-context.ts";
import { RateNote } from "../rate-note.tsx";
import { PremiumBanner } from "./premium-banner.tsx";

export function LoanFields({ result }: { result: LoanResult }) {
  const { inputs } = useInputsOfPage();
  const { downPayment, purchasePrice } = inputs;
  return (
    <>
      <MoneyInput name="purchasePrice" label="Purchase Price (R)" />
      <MoneyInput
        name="downPayment"
        label="Down Payment (R)"
        hint={downPayment > purchasePrice && `More than the price: ${rand(purchasePrice)} counts.`}
      />
      <TermInput name="loanTerm" label="Loan Term (Years)" />
      <RateInput name="interestRate" label="Interest Rate (% per annum)" hint={<RateNote />} />
      <Disclosure summary="Advanced options" printed="content">
        <AdvancedFields inputs={inputs} />
      </Disclosure>
      <PremiumBanner result={result} />
    </>
  );
}

function AdvancedFields({ inputs: { linkedValue, transferDate, firstPaymentDate } }: { inputs: Inputs }) {
  return (
    <>
      <CheckInput name="linkedValue" label="Link to purchase price" />
      <MoneyInput
        name="propertyValue"
        label="Property Value (R)"
        hint="What the property is worth, when that is not what you pay."
        disabled={linkedValue}
      />
      <DateInput
        name="transferDate"
        label="Transfer Date (optional)"
        hint="The day the property becomes yours. It also picks the transfer-duty table."
      />
      <DateInput
        name="firstPaymentDate"
        label="First Payment Date (optional)"
        hint="Give both dates to see what a delay between them costs."
        error={dateOrderProblem(transferDate, firstPaymentDate)}
      />
    </>
  );
}

/** The longest wait between transfer and first payment that can be meant, in days. */
const longestDelayDays = 5 * 366;

function dateOrderProblem(transferDate: string, firstPaymentDate: string): string | undefined {
  if (!isUsableDate(transferDate) || !isUsableDate(firstPaymentDate)) return undefined;
  const days = daysBetween(transferDate, firstPaymentDate);
  if (days < 0) return "This is before the transfer date, so no delay is counted.";
  return days > longestDelayDays
    ? "This is more than five years after the transfer. Check both dates."
    : undefined;
}
