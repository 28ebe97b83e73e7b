import { type ComponentProps, useMemo } from "react";
import { useLocation } from "wouter";
import { defaultInputs } from "#web/inputs/inputs.ts";
import { useInputsOfPage } from "#web/inputs/inputs-context.ts";
import { ContactButton } from "#web/lead-form/contact-button.tsx";
import { calculatorTab } from "#web/site/addresses.ts";
import styles from "./better-rates-banner.module.css";
import { useCalculator } from "./calculator-context.ts";
import { ownCalculation } from "./own-calculation.ts";

/** The banner that leads to the calculators' contact form. */
export function BetterRatesBanner() {
  return (
    <aside className={styles.banner} aria-labelledby="better-rates">
      <h2 id="better-rates">You can get a better rate</h2>
      <p>
        Loan originators can often secure rates 0.5% - 2% lower than your current rate. Even a 0.5% reduction
        could save you thousands!
      </p>
      <p>This is not a promise: each bank decides on your own application, and some offer no lower rate.</p>
      <BetterRatesButton label="Get Better Rates" name="calculator_open_contact" />
    </aside>
  );
}

type BetterRatesButtonProps = Pick<ComponentProps<typeof ContactButton>, "name" | "label" | "look">;

/** To the calculators' contact form, which takes the visitor's own numbers along. */
export function BetterRatesButton(props: BetterRatesButtonProps) {
  const { site, figures } = useCalculator();
  const { inputs } = useInputsOfPage();
  const [location] = useLocation();
  const defaults = useMemo(() => defaultInputs(figures), [figures]);
  return (
    <div>
      <ContactButton
        variant="calculators"
        site={site}
        calculation={ownCalculation(calculatorTab(location.split("/")[2]), inputs, defaults)}
        {...props}
      />
    </div>
  );
}
