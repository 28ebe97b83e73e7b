import { type ComponentType, useEffect, useMemo } from "react";
import { Redirect, Route, Router, Switch, useLocation } from "wouter";
import { navigate, useBrowserLocation } from "wouter/use-browser-location";
import type { PageContext } from "#contract/page-context.ts";
import { useKeptText, withKeptText } from "#web/compare/use-kept-text.ts";
import { pageFigures } from "#web/figures/page-figures.ts";
import { defaultInputs } from "#web/inputs/inputs.ts";
import { InputsContext } from "#web/inputs/inputs-context.ts";
import { inputsText } from "#web/inputs/inputs-text.ts";
import { keptToComparePlace } from "#web/inputs/kept-inputs.ts";
import { useInputs } from "#web/inputs/use-inputs.ts";
import { type CalculatorTab, calculatorTab, calculatorTabs, links, robots } from "#web/site/addresses.ts";
import { track } from "#web/tracking/track.ts";
import { AffordabilityTab } from "./affordability/affordability-tab.tsx";
import { CalculatorContext } from "./calculator-context.ts";
import styles from "./calculators.module.css";
import { ComparisonContext, KeptContext, useInputsComparison } from "./compare/comparison-context.ts";
import { ExtraPaymentsTab } from "./extra-payments/extra-payments-tab.tsx";
import type { LetterWay, Said } from "./letter/letter.ts";
import { LoanTab } from "./loan/loan-tab.tsx";
import { PrintHead } from "./print-head.tsx";
import { RateSensitivityTab } from "./rate-sensitivity/rate-sensitivity-tab.tsx";
import { TabBar } from "./tab-bar.tsx";

const tabs: Record<CalculatorTab, ComponentType> = {
  affordability: AffordabilityTab,
  calculator: LoanTab,
  sensitivity: RateSensitivityTab,
  "extra-payment": ExtraPaymentsTab,
};

/** `path` is the address that the server renders; in the browser the address bar decides. */
type CalculatorsProps = PageContext & { path: string };

/** The four calculators: one island with a small router, so that each tab has an address of its own. */
export function Calculators({ path, ...page }: CalculatorsProps) {
  return (
    <Router ssrPath={path} hook={useLocationWithQuery}>
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

/** The browser's location; the query string stays when the tab changes. */
const useLocationWithQuery: typeof useBrowserLocation = (options) => {
  const [path] = useBrowserLocation(options);
  return [path, (to, how) => navigate(`${to}${location.search}`, how)];
};

function CalculatorsPage({ site, today, addedPrimeRates, edition }: PageContext) {
  const figures = useMemo(
    () => pageFigures({ edition, today, addedPrimeRates }),
    [edition, today, addedPrimeRates],
  );
  const defaults = useMemo(() => defaultInputs(figures), [figures]);
  const keptText = useKeptText(keptToComparePlace);
  const [inputs, dispatch] = useInputs(defaults);
  const comparison = useInputsComparison(keptText, { inputs, defaults, dispatch, today, figures });
  const tab = useTab(site.productName);
  const Tab = tabs[tab];
  function link() {
    const fragment = withKeptText(inputsText(inputs, defaults, { whole: true }), keptText.text);
    return new URL(`#${fragment}`, location.href).href;
  }

  async function letter(way: LetterWay, said: Said) {
    const { sendLetter } = await import("./letter/letter.ts");
    return sendLetter(way, tab, said, { site, today, figures, inputs });
  }

  return (
    <CalculatorContext value={{ site, today, figures, history: figures.prime, link, letter }}>
      <InputsContext value={{ inputs, dispatch }}>
        <ComparisonContext value={comparison}>
          <KeptContext value={comparison.kept}>
            <main id="main" className={styles.page}>
              <PrintHead {...calculatorTabs[tab]} />
              <h1>Home Loan Calculators</h1>
              <TabBar active={tab} />
              <Tab />
            </main>
          </KeptContext>
        </ComparisonContext>
      </InputsContext>
    </CalculatorContext>
  );
}

/** The tab of the present address; what the document says of itself follows it. */
function useTab(productName: string): CalculatorTab {
  const [location] = useLocation();
  const tabId = location.split("/")[2];
  const tab = calculatorTab(tabId);

  useEffect(() => {
    const { title, path, description } = calculatorTabs[tab];
    document.title = `${title} | ${productName}`;
    const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
    if (canonical) canonical.href = new URL(path, canonical.href).href;
    document.querySelector("meta[name=description]")?.setAttribute("content", description);
    document.querySelector("meta[name=robots]")?.setAttribute("content", robots(tab !== tabId));
  }, [tab, tabId, productName]);

  useEffect(() => track("calculator_tab_view", tab), [tab]);
  return tab;
}
