import { type ComponentType, lazy, useDeferredValue, useEffect, useMemo } from "react";
import { Router, useLocation } from "wouter";
import { navigate, useBrowserLocation } from "wouter/use-browser-location";
import type { PageContext } from "#contract/page-context.ts";
import { useKeptText, withKeptText } from "#web/compare/use-kept-text.ts";
import { defaultInputs } from "#web/inputs/inputs.ts";
import { InputsContext } from "#web/inputs/inputs-context.ts";
import { inputsText } from "#web/inputs/inputs-text.ts";
import { keptToComparePlace } from "#web/inputs/kept-inputs.ts";
import { useInputs } from "#web/inputs/use-inputs.ts";
import { type CalculatorTab, calculatorTab, calculatorTabs, robots } from "#web/site/addresses.ts";
import { track } from "#web/tracking/track.ts";
import { CalculatorContext, useCalculatorOfPage, WaysToKeep } from "./calculator-context.ts";
import styles from "./calculators.module.css";
import { ComparisonContext, KeptContext, useInputsComparison } from "./compare/comparison-context.ts";
import type { LetterWay, Said } from "./letter/letter.ts";
import { PrintHead } from "./print-head.tsx";
import { TabBar } from "./tab-bar.tsx";

type Tabs = Readonly<Record<CalculatorTab, ComponentType>>;

/** The page of a tab brings that tab along; the others are fetched when they are opened. */
const laterTabs: Tabs = {
  affordability: later(async () => (await import("./affordability/affordability-tab.tsx")).AffordabilityTab),
  calculator: later(async () => (await import("./loan/loan-tab.tsx")).LoanTab),
  sensitivity: later(
    async () => (await import("./rate-sensitivity/rate-sensitivity-tab.tsx")).RateSensitivityTab,
  ),
  "extra-payment": later(
    async () => (await import("./extra-payments/extra-payments-tab.tsx")).ExtraPaymentsTab,
  ),
};

function later(load: () => Promise<ComponentType>): ComponentType {
  return lazy(async () => {
    // A tab that cannot be fetched is asked of the server, whose address is already in the address bar.
    const fallback = () => new Promise<never>(() => location.reload());
    return { default: await load().catch(fallback) };
  });
}

/** `path` is the address that the server renders; in the browser the address bar decides. */
export type CalculatorsProps = PageContext & { path: string };

/** The four calculators: one island with a small router, so that each tab has an address of its own. */
export function Calculators({ path, own, ...page }: CalculatorsProps & { own: Partial<Tabs> }) {
  return (
    <Router ssrPath={path} hook={useLocationWithQuery}>
      <CalculatorsPage {...page} own={own} />
    </Router>
  );
}

/** The browser's location; the query string stays when the tab changes. */
const useLocationWithQuery: typeof useBrowserLocation = (options) => {
  const [path] = useBrowserLocation(options);
  return [path, (to, how) => navigate(`${to}${location.search}`, how)];
};

function CalculatorsPage({ own, ...page }: PageContext & { own: Partial<Tabs> }) {
  const context = useCalculatorOfPage(page);
  const { site, today, figures } = context;
  const defaults = useMemo(() => defaultInputs(figures), [figures]);
  const keptText = useKeptText(keptToComparePlace);
  const [inputs, dispatch] = useInputs(defaults);
  const comparison = useInputsComparison(keptText, { inputs, defaults, dispatch, today, figures });
  const tab = useTab(site.productName);
  // Until another tab is here, the one before stays.
  const shown = useDeferredValue(tab);
  const Tab = own[shown] ?? laterTabs[shown];
  function link() {
    const fragment = withKeptText(inputsText(inputs, defaults), keptText.text);
    return new URL(`#${fragment}`, location.href).href;
  }

  async function letter(way: LetterWay, said: Said) {
    const { sendLetter } = await import("./letter/letter.ts");
    return sendLetter(way, tab, said, { site, today, figures, inputs });
  }

  return (
    <CalculatorContext value={context}>
      <WaysToKeep value={{ link, letter }}>
        <InputsContext value={{ inputs, dispatch }}>
          <ComparisonContext value={comparison}>
            <KeptContext value={comparison.kept}>
              <main id="main" className={`page-width ${styles.page}`}>
                <PrintHead {...calculatorTabs[tab]} />
                <h1>Home Loan Calculators</h1>
                <TabBar active={tab} />
                <Tab />
              </main>
            </KeptContext>
          </ComparisonContext>
        </InputsContext>
      </WaysToKeep>
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
