import { useMemo } from "react";
import { defaultInputs } from "#web/inputs/inputs.ts";
import { useInputsOfPage } from "#web/inputs/inputs-context.ts";
import { ContactButton } from "#web/lead-form/contact-button.tsx";
import type { LeadCalculation } from "#web/lead-form/lead-request.ts";
import styles from "./better-rates-banner.module.css";
import { useCalculator } from "./calculator-context.ts";
import { enteredLoan } from "./entered-loan.ts";

/** The banner with the loan that was entered. */
export function EnteredLoanBanner() {
  const { figures } = useCalculator();
  const { inputs } = useInputsOfPage();
  const defaults = useMemo(() => defaultInputs(figures), [figures]);
  return <BetterRatesBanner calculation={enteredLoan(inputs, defaults)} />;
}

/** The banner that leads to the calculators' contact form, which takes the visitor's own numbers along. */
export function BetterRatesBanner({ calculation }: { calculation: LeadCalculation | undefined }) {
  const { site } = useCalculator();
  return (
    <aside className={styles.banner} aria-labelledby="better-rates">
      <h2 id="better-rates">You can get a better rate</h2>
      <p>
        Loan originators can often secure rates 0.5% - 2% lower than your current rate. Even a 0.5% reduction
        could save you thousands!
      </p>
      <p>This is not a promise: each bank decides on your own application, and some offer no lower rate.</p>
      <div>
        <ContactButton
          variant="calculators"
          site={site}
          label="Get Better Rates"
          name="calculator_open_contact"
          calculation={calculation}
        />
      </div>
    </aside>
  );
}
