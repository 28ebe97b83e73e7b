import { Link } from "wouter";
import { type CalculatorTab, calculatorTabs } from "#web/site/addresses.ts";
import styles from "./tab-bar.module.css";

/** What is written under each tab's label. */
const subtitles: Record<CalculatorTab, string> = {
  affordability: "How much you can borrow",
  calculator: "Repayments & cost calculator",
  sensitivity: "Interest rate impact on payments",
  "extra-payment": "Save with extra payments",
};

/** The four tabs: real addresses, so plain links; a bar on desktop, stacked cards on phones. */
export function TabBar({ active }: { active: CalculatorTab }) {
  return (
    <nav className={styles.tabs} aria-label="Calculators">
      <ul>
        {(Object.keys(calculatorTabs) as CalculatorTab[]).map((id) => (
          <li key={id}>
            <Link href={calculatorTabs[id].path} aria-current={id === active ? "page" : undefined}>
              <span className={styles.label}>{calculatorTabs[id].title}</span>
              <span className={styles.subtitle}>{subtitles[id]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
