import { type ComponentType, lazy, useDeferredValue, useEffect, useRef } from "react";
import { Router, useLocation } from "wouter";
import { navigate, useBrowserLocation } from "wouter/use-browser-location";
import type { PageContext } from "#contract/page-context.ts";
import { AnswerBody } from "#web/answer-page/answer-body.tsx";
import type { Answer } from "#web/answer-page/described.ts";
import type { Fields } from "#web/answer-page/fields.ts";
import { PageOfAnswer, useNewPageOfAnswer } from "#web/answer-page/page-of-answer.ts";
import { PrintHead } from "#web/answer-page/print-head.tsx";
import { type KeptNumbers, useAnswers } from "#web/answer-page/use-answers.ts";
import { type CalculatorTab, calculatorTab, calculatorTabs, robots } from "#web/site/addresses.ts";
import styles from "./calculators.module.css";
import { TabBar } from "./tab-bar.tsx";

type Tabs = Readonly<Record<CalculatorTab, ComponentType<KeptNumbers>>>;

/** The page of a tab brings that tab along; the others are fetched when they are opened. */
const laterTabs: Tabs = {
  affordability: later(async () => tabOf((await import("../affordability/affordability.tsx")).affordability)),
  calculator: later(async () => tabOf((await import("../loan/loan.tsx")).loan)),
  sensitivity: later(async () =>
    tabOf((await import("../rate-sensitivity/rate-sensitivity.tsx")).rateSensitivity),
  ),
  "extra-payment": later(async () =>
    tabOf((await import("../extra-payments/extra-payments.tsx")).extraPayments),
  ),
};

function tabOf<All extends Fields, R>(answer: Answer<All, R>): ComponentType<KeptNumbers> {
  const { title } = calculatorTabs[answer.id as CalculatorTab];
  return (numbers) => <AnswerBody answer={answer} name={title} {...numbers} />;
}

function later(load: () => Promise<ComponentType<KeptNumbers>>) {
  return lazy(async () => {
    // A tab that cannot be fetched is asked of the server, whose address is already in the address bar.
    const fallback = () => new Promise<never>(() => location.reload());
    return { default: await load().catch(fallback) };
  });
}

/** `path` is the address that the server renders; in the browser the address bar decides. */
type CalculatorsProps = PageContext & { path: string };

/** The four calculators, opened at one of them: an island with a small router, so that each tab has an address of its own. */
export function calculatorsAt<All extends Fields, R>(answer: Answer<All, R>) {
  const own: Partial<Tabs> = { [answer.id]: tabOf(answer) };
  return function Calculators({ path, ...page }: CalculatorsProps) {
    return (
      <Router ssrPath={path} hook={useLocationWithQuery}>
        <CalculatorsPage {...page} own={own} />
      </Router>
    );
  };
}

/** The browser's location; the query string stays when the tab changes. */
const useLocationWithQuery: typeof useBrowserLocation = (options) => {
  const [path] = useBrowserLocation(options);
  return [path, (to, how) => navigate(`${to}${location.search}`, how)];
};

function CalculatorsPage({ own, ...context }: PageContext & { own: Partial<Tabs> }) {
  const page = useNewPageOfAnswer(context);
  const answers = useAnswers(page);
  const tab = useTab(page.site.productName);
  // Until another tab is here, the one before stays.
  const shown = useDeferredValue(tab);
  const Tab = own[shown] ?? laterTabs[shown];
  const link = useRef(answers.link);
  useEffect(() => {
    link.current = answers.link;
  });
  return (
    <PageOfAnswer value={page}>
      <main id="main" className={`page-width ${styles.page}`}>
        <PrintHead {...calculatorTabs[tab]} />
        <h1>Home Loan Calculators</h1>
        <TabBar active={tab} link={link} />
        <Tab {...answers} />
      </main>
    </PageOfAnswer>
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
  return tab;
}
