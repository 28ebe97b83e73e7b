import { useEffect, useMemo } from "preact/hooks";
import { Redirect, Route, Router, Switch, useLocation } from "wouter-preact";
import { primeRateHistory } from "#calculations/prime-rate/prime-rate.table.ts";
import { primeRateHistoryWith } from "#calculations/prime-rate/prime-rate.ts";
import type { PageContext } from "#contract/page-context.ts";
import { useEarlyInput } from "#web/components/field/early-input.ts";
import { Waking } from "#web/components/later/later.tsx";
import { type CalculatorTab, calculatorTab, calculatorTabs, links } from "#web/site/addresses.ts";
import { track } from "#web/tracking/track.ts";
import { AffordabilityTab } from "./affordability/affordability-tab.tsx";
import { CalculatorContext } from "./calculator-context.ts";
import styles from "./calculators.module.css";
import { ExtraPaymentsTab } from "./extra-payments/extra-payments-tab.tsx";
import { useNumbers } from "./kept-numbers/use-numbers.ts";
import { LoanTab } from "./loan/loan-tab.tsx";
import { PrintHead } from "./print-head.tsx";
import { RateSensitivityTab } from "./rate-sensitivity/rate-sensitivity-tab.tsx";
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
  const numbers = useNumbers(history);
  const { inputs, change, link } = numbers;
  const tab = useTab(site.productName);
  const early = useEarlyInput();

  return (
    <CalculatorContext value={{ site, today, history, inputs, change, link }}>
      <main id="main" className={styles.page} {...early}>
        <PrintHead tab={tab} />
        <h1>Home Loan Calculators</h1>
        <TabBar active={tab} />
        <Waking>
          {tab === "affordability" && (
            <AffordabilityTab income={numbers.income} onChange={numbers.setIncome} />
          )}
          {tab === "calculator" && <LoanTab linked={numbers.linked} onLinked={numbers.setLinked} />}
          {tab === "sensitivity" && <RateSensitivityTab />}
          {tab === "extra-payment" && <ExtraPaymentsTab extra={numbers.extra} onChange={numbers.setExtra} />}
        </Waking>
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
