import { currentPrimeRate } from "#calculations/prime-rate/prime-rate.ts";
import { day } from "#web/format/day.ts";
import { ratePercent } from "#web/format/percent.ts";
import { type CalculatorTab, calculatorTabs, canonicalUrl } from "#web/site/addresses.ts";
import { useCalculator } from "./calculator-context.ts";
import styles from "./print-head.module.css";

/** On paper only: whose figures these are, where they come from and of which day. */
export function PrintHead({ tab }: { tab: CalculatorTab }) {
  const { site, today, history } = useCalculator();
  const { title, path } = calculatorTabs[tab];
  const since = history[0] ? ` since ${day(history[0].date)}` : "";
  return (
    <div className={styles.head}>
      <p className={styles.title}>{title}</p>
      <p>
        {site.productName}, {canonicalUrl(site, path)} · Figures of {day(today)}. Prime rate{" "}
        {ratePercent(currentPrimeRate(history))}
        {since}.
      </p>
    </div>
  );
}
