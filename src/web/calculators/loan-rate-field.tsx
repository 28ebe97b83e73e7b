import type { ComponentChildren } from "preact";
import { RateField } from "#web/components/rate-field/rate-field.tsx";
import { useCalculator } from "./calculator-context.ts";
import { sliders } from "./sliders.ts";

type LoanRateFieldProps = { label: string; limits: { min: number; max: number }; hint?: ComponentChildren };

/** The shared interest rate; a tab has its own label and limits for it. */
export function LoanRateField({ label, limits, hint }: LoanRateFieldProps) {
  const { inputs, change } = useCalculator();
  return (
    <RateField
      name="interestRate"
      label={label}
      value={inputs.interestRate}
      onChange={(interestRate) => change({ interestRate })}
      {...limits}
      hint={hint}
      slider={sliders.rate}
    />
  );
}
