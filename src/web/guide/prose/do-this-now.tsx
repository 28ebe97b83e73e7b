import type { ReactNode } from "react";
import { ButtonLink } from "#web/components/button/button.tsx";
import { type CalculatorTab, calculatorTabs, type GuideSection, guideSections } from "#web/site/addresses.ts";
import styles from "./do-this-now.module.css";

type DoThisNowProps = {
  title: string;
  tab?: CalculatorTab;
  section?: GuideSection;
  children: ReactNode;
};

/** The one thing to do at the end of a part, with the calculator or the chapter that fits it. */
export function DoThisNow({ title, tab, section, children }: DoThisNowProps) {
  return (
    <div className={styles.box}>
      <p className={styles.kicker}>Do this now</p>
      <p className={styles.title}>{title}</p>
      {children}
      {tab && <ButtonLink href={calculatorTabs[tab].path}>Open the {calculatorNames[tab]}</ButtonLink>}
      {section && (
        <ButtonLink href={guideSections[section].path}>Read: {guideSections[section].label}</ButtonLink>
      )}
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
