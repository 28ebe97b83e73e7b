import { memo, type RefObject, type SyntheticEvent } from "react";
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

type TabBarProps = {
  active: CalculatorTab;
  /** The address that opens the numbers as they are now; in a ref, so that a key draws no tab again. */
  link: RefObject<() => string>;
};

/** The four tabs: real addresses, so plain links; a bar on desktop, stacked cards on phones. */
export const TabBar = memo(function TabBar({ active, link }: TabBarProps) {
  // Where the browser is asked for a tab or a window of its own, the numbers go along in the address. A plain press stays
  // on the page, which has them.
  const carry = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    currentTarget.hash = new URL(link.current()).hash;
  };
  const ways = { onMouseDown: carry, onKeyDown: carry, onContextMenu: carry };
  return (
    <nav className={styles.tabs} aria-label="Calculators">
      <ul>
        {(Object.keys(calculatorTabs) as CalculatorTab[]).map((id) => (
          <li key={id}>
            <Link href={calculatorTabs[id].path} {...ways} aria-current={id === active ? "page" : undefined}>
              <span className={styles.label}>{calculatorTabs[id].title}</span>
              <span className={styles.subtitle}>{subtitles[id]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
});
