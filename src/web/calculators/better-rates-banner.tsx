import { useState } from "react";
import { Button } from "#web/components/button/button.tsx";
import { ContactDialog } from "#web/lead-form/contact-dialog.tsx";
import styles from "./better-rates-banner.module.css";
import { useCalculator } from "./calculator-context.ts";

/** The banner that leads to the calculators' contact form. */
export function BetterRatesBanner() {
  const { site } = useCalculator();
  const [open, setOpen] = useState(false);
  return (
    <aside className={styles.banner} aria-labelledby="better-rates">
      <h2 id="better-rates">You can get a better rate</h2>
      <p>
        Loan originators can often secure rates 0.5% - 2% lower than your current rate. Even a 0.5% reduction
        could save you thousands!
      </p>
      <div>
        <Button onClick={() => setOpen(true)}>Get Better Rates</Button>
      </div>
      {open && (
        <ContactDialog
          title={`Connect with a Home Loan Originator @ ${site.partnerName}`}
          onClose={() => setOpen(false)}
        />
      )}
    </aside>
  );
}
