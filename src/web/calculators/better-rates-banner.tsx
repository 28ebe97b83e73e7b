import { ContactButton } from "#web/lead-form/contact-button.tsx";
import styles from "./better-rates-banner.module.css";
import { useCalculator } from "./calculator-context.ts";

/** The banner that leads to the calculators' contact form. */
export function BetterRatesBanner() {
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
        />
      </div>
    </aside>
  );
}
