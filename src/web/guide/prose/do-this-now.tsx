import type { ReactNode } from "react";
import { Button } from "#web/components/button/button.tsx";
import { type CalculatorTab, calculatorTabs, type GuideSection, guideSections } from "#web/site/addresses.ts";
import styles from "./do-this-now.module.css";

/**
 * What to do after a chapter, to tick off on the screen or on paper, where it fits one page. The browser alone keeps the
 * ticks, and only while the page is open. The boxes have no names, so that analytics do not hear of them.
 */
export function DoThisNow({ children }: { children: ReactNode }) {
  return (
    <form className={styles.list} autoComplete="off" data-do-this-now>
      {children}
      <Button look="quiet" data-print-list>
        Print this list
      </Button>
    </form>
  );
}

type TaskProps = {
  title: string;
  tab?: CalculatorTab;
  section?: GuideSection;
  children: ReactNode;
};

/** One thing to do, with the calculator or the chapter that fits it. */
export function Task({ title, tab, section, children }: TaskProps) {
  return (
    <div className={styles.task}>
      <label className={styles.title}>
        <input type="checkbox" />
        <span>{title}</span>
      </label>
      <div className={styles.words}>
        {children}
        {tab && (
          <p>
            <a href={calculatorTabs[tab].path}>Open the {calculatorNames[tab]}</a>
          </p>
        )}
        {section && (
          <p>
            <a href={guideSections[section].path}>Read: {guideSections[section].label}</a>
          </p>
        )}
      </div>
    </div>
  );
}

/** Two of the tabs' titles are things to read, not names of a calculator. */
const calculatorNames: Record<CalculatorTab, string> = {
  affordability: calculatorTabs.affordability.title,
  calculator: calculatorTabs.calculator.title,
  sensitivity: `${calculatorTabs.sensitivity.title} Calculator`,
  "extra-payment": `${calculatorTabs["extra-payment"].title} Calculator`,
};
