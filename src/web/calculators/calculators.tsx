import { useEffect, useMemo, useState } from "react";
import { Redirect, Route, Router, Switch, useLocation } from "wouter";
import {
  type AffordabilityInputs,
  affordabilityDefaults,
} from "#calculations/affordability/affordability.ts";
import { extraPaymentDefaults } from "#calculations/extra-payments/extra-payments.ts";
import { primeRateHistory } from "#calculations/prime-rate/prime-rate.table.ts";
import { primeRateHistoryWith } from "#calculations/prime-rate/prime-rate.ts";
import type { PageContext } from "#contract/page-context.ts";
import { type CalculatorTab, calculatorTab, calculatorTabs, links } from "#web/site/addresses.ts";
import { track } from "#web/tracking/track.ts";
import { AffordabilityTab } from "./affordability/affordability-tab.tsx";
import { CalculatorContext } from "./calculator-context.ts";
import styles from "./calculators.module.css";
import { type ExtraInputs, ExtraPaymentsTab } from "./extra-payments/extra-payments-tab.tsx";
import { LoanTab } from "./loan/loan-tab.tsx";
import { RateSensitivityTab } from "./rate-sensitivity/rate-sensitivity-tab.tsx";
import { changed, sharedDefaults } from "./shared-inputs.ts";
import { TabBar } from "./tab-bar.tsx";

/** `path` is the address that the server renders; in the browser the address bar decides. */
type CalculatorsProps = PageContext & { path: string };

/** The four calculators: one island with a small router, so that inputs survive a change of tab. */
export function Calculators({ path, ...page }: CalculatorsProps) {
  return (
    <Router ssrPath={path}>
      <Switch>
        <Route path={links.calculators}>
          <Redirect to={calculatorTabs.affordability.path} replace />
        </Route>
        <Route>
          <CalculatorsPage {...page} />
        </Route>
      </Switch>
    </Router>
  );
}

function CalculatorsPage({ site, today, addedPrimeRates }: PageContext) {
  const history = useMemo(() => primeRateHistoryWith(primeRateHistory, addedPrimeRates), [addedPrimeRates]);
  const [inputs, setInputs] = useState(() => sharedDefaults(history));
  // The tabs' own inputs live here, above the tabs, so that they too survive a change of tab.
  const [income, setIncome] = useState<AffordabilityInputs>(affordabilityDefaults);
  const [extra, setExtra] = useState<ExtraInputs>(extraPaymentDefaults);
  const [linked, setLinked] = useState(true);
  const change: CalculatorContext["change"] = (part) =>
    setInputs((current) => changed(current, typeof part === "function" ? part(current) : part));
  const tab = useTab(site.productName);

  return (
    <CalculatorContext value={{ site, today, history, inputs, change }}>
      <main id="main" className={styles.page}>
        <h1>Home Loan Calculators</h1>
        <TabBar active={tab} />
        {tab === "affordability" && (
          <AffordabilityTab
            income={income}
            onChange={(part) => setIncome((current) => ({ ...current, ...part }))}
          />
        )}
        {tab === "calculator" && <LoanTab linked={linked} onLinked={setLinked} />}
        {tab === "sensitivity" && <RateSensitivityTab />}
        {tab === "extra-payment" && (
          <ExtraPaymentsTab
            extra={extra}
            onChange={(part) => setExtra((current) => ({ ...current, ...part }))}
          />
        )}
      </main>
    </CalculatorContext>
  );
}

/** The tab of the present address; the document's own title and canonical link follow it. */
function useTab(productName: string): CalculatorTab {
  const [location] = useLocation();
  const tab = calculatorTab(location.split("/")[2]);

  useEffect(() => {
    const { title, path, description } = calculatorTabs[tab];
    document.title = `${title} | ${productName}`;
    const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
    if (canonical) canonical.href = new URL(path, canonical.href).href;
    document.querySelector("meta[name=description]")?.setAttribute("content", description);
  }, [tab, productName]);

  useEffect(() => track("calculator_tab_view", tab), [tab]);
  return tab;
}
