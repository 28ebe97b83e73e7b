import { daysBetween, isCalendarDate } from "#calculations/loan/calendar.ts";
import type { LoanResult } from "#calculations/loan/loan.ts";
import { loanRateLimits } from "#calculations/loan/loan-amount.ts";
import { CheckField } from "#web/components/check-field/check-field.tsx";
import { DateField } from "#web/components/date-field/date-field.tsx";
import { Disclosure } from "#web/components/disclosure/disclosure.tsx";
import { MoneyField } from "#web/components/money-field/money-field.tsx";
import { rand } from "#web/format/rand.ts";
import { useCalculator } from "../calculator-context.ts";
import { LoanRateField } from "../loan-rate-field.tsx";
import { LoanTermField } from "../loan-term-field.tsx";
import { RateNote } from "../rate-note.tsx";
import { sliders } from "../sliders.ts";
import { PremiumBanner } from "./premium-banner.tsx";

type LoanFieldsProps = { linked: boolean; onLinked: (linked: boolean) => void; result: LoanResult };

export function LoanFields({ linked, onLinked, result }: LoanFieldsProps) {
  const { inputs, change } = useCalculator();
  const capped = inputs.downPayment > inputs.purchasePrice;
  return (
    <>
      <MoneyField
        name="purchasePrice"
        label="Purchase Price (R)"
        value={inputs.purchasePrice}
        onChange={(purchasePrice) =>
          change(({ propertyValue }) => (linked ? { purchasePrice } : { purchasePrice, propertyValue }))
        }
        slider={sliders.price}
      />
      <MoneyField
        name="downPayment"
        label="Down Payment (R)"
        hint={capped ? `More than the price: ${rand(inputs.purchasePrice)} counts.` : undefined}
        value={inputs.downPayment}
        onChange={(downPayment) => change({ downPayment })}
        slider={sliders.downPayment}
      />
      <LoanTermField />
      <LoanRateField label="Interest Rate (% per annum)" limits={loanRateLimits} hint={<RateNote />} />
      <Disclosure summary="Advanced options" printed="content">
        <AdvancedFields linked={linked} onLinked={onLinked} />
      </Disclosure>
      <PremiumBanner result={result} />
    </>
  );
}

function AdvancedFields({ linked, onLinked }: Omit<LoanFieldsProps, "result">) {
  const { inputs, change } = useCalculator();
  return (
    <>
      <CheckField
        name="linkedValue"
        label="Link to purchase price"
        checked={linked}
        onChange={(checked) => {
          onLinked(checked);
          if (checked) change(({ purchasePrice }) => ({ propertyValue: purchasePrice }));
        }}
      />
      <MoneyField
        name="propertyValue"
        label="Property Value (R)"
        hint="What the property is worth, when that is not what you pay."
        value={inputs.propertyValue}
        onChange={(propertyValue) => change({ propertyValue })}
        disabled={linked}
      />
      <DateField
        name="transferDate"
        label="Transfer Date (optional)"
        hint="The day the property becomes yours. It also picks the transfer-duty table."
        value={inputs.transferDate}
        onChange={(transferDate) => change({ transferDate })}
      />
      <DateField
        name="firstPaymentDate"
        label="First Payment Date (optional)"
        hint="Give both dates to see what a delay between them costs."
        value={inputs.firstPaymentDate}
        onChange={(firstPaymentDate) => change({ firstPaymentDate })}
        error={dateOrderProblem(inputs.transferDate, inputs.firstPaymentDate)}
      />
    </>
  );
}

/** The longest wait between transfer and first payment that can be meant, in days. */
const longestDelayDays = 5 * 366;

function dateOrderProblem(transferDate: string, firstPaymentDate: string): string | undefined {
  if (!isCalendarDate(transferDate) || !isCalendarDate(firstPaymentDate)) return undefined;
  const days = daysBetween(transferDate, firstPaymentDate);
  if (days < 0) return "This is before the transfer date, so no delay is counted.";
  return days > longestDelayDays
    ? "This is more than five years after the transfer. Check both dates."
    : undefined;
}
