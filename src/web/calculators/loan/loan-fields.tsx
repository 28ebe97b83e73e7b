import { daysBetween, isUsableDate } from "#calculations/calendar/calendar.ts";
import { dutyDate, type LoanResult } from "#calculations/loan/loan.ts";
import type { Inputs } from "#contract/input-fields.ts";
import { Disclosure } from "#web/components/disclosure/disclosure.tsx";
import { beforeTablesText } from "#web/figures/newer-figures-text.ts";
import { depositHint } from "#web/inputs/deposit-words.ts";
import { CheckInput, DateInput, MoneyInput, RateInput, TermInput } from "#web/inputs/input-field.tsx";
import { useInputsOfPage } from "#web/inputs/inputs-context.ts";
import { useCalculator } from "../calculator-context.ts";
import { priceUsable } from "../input-problems.ts";
import { RateNote } from "../rate-note.tsx";
import { SideBySide } from "../side-by-side.tsx";
import { PremiumBanner } from "./premium-banner.tsx";

export function LoanFields({ result }: { result: LoanResult }) {
  const { inputs } = useInputsOfPage();
  const { downPayment, purchasePrice } = inputs;
  return (
    <>
      <MoneyInput name="purchasePrice" label="Purchase Price (R)" />
      <SideBySide>
        <MoneyInput
          name="downPayment"
          label="Down Payment (R)"
          hint={depositHint(downPayment, purchasePrice)}
        />
        <TermInput name="loanTerm" label="Loan Term (Years)" />
      </SideBySide>
      <RateInput name="interestRate" label="Interest Rate (% per annum)" hint={<RateNote />} />
      <Disclosure summary="Advanced options" printed="content">
        <AdvancedFields inputs={inputs} />
      </Disclosure>
      {priceUsable(purchasePrice) && <PremiumBanner result={result} />}
    </>
  );
}

function AdvancedFields({ inputs }: { inputs: Inputs }) {
  const { linkedValue, offerDate, transferDate, firstPaymentDate } = inputs;
  const { today, figures } = useCalculator();
  const dutyDay = dutyDate({ ...inputs, today });
  return (
    <>
      <CheckInput name="linkedValue" label="Link to purchase price" />
      <MoneyInput
        name="propertyValue"
        label="Property Value (R)"
        hint="What the property is worth, if that is not the price you pay."
        disabled={linkedValue}
      />
      <DateInput
        name="offerDate"
        label="Offer signed on (optional)"
        hint={`By law, the day the sale is signed decides which transfer-duty table applies. If you leave this blank, we use the transfer date.${beforeTablesText(dutyDay, figures)}`}
        error={offerProblem(offerDate, transferDate)}
      />
      <DateInput
        name="transferDate"
        label="Transfer Date (optional)"
        hint="The day the property is registered in your name."
      />
      <DateInput
        name="firstPaymentDate"
        label="First Payment Date (optional)"
        hint="Enter this and the transfer date to see what the wait between them costs."
        error={dateOrderProblem(transferDate, firstPaymentDate)}
      />
    </>
  );
}

function offerProblem(offerDate: string, transferDate: string): string | undefined {
  if (!isUsableDate(offerDate) || !isUsableDate(transferDate) || offerDate <= transferDate) return undefined;
  return "This is after the transfer date. Check both dates.";
}

/** The longest wait between transfer and first payment that can be meant, in days. */
const longestDelayDays = 5 * 366;

function dateOrderProblem(transferDate: string, firstPaymentDate: string): string | undefined {
  if (!isUsableDate(transferDate) || !isUsableDate(firstPaymentDate)) return undefined;
  const days = daysBetween(transferDate, firstPaymentDate);
  if (days < 0) return "This is before the transfer date, so we count no delay.";
  return days > longestDelayDays
    ? "This is more than five years after the transfer. Check both dates."
    : undefined;
}
