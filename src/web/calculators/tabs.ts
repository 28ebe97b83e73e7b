import { type CalculatorTab, calculatorTab, calculatorTabs } from "#web/site/addresses.ts";

const loaders = {
  affordability: async () => (await import("./affordability/affordability-tab.tsx")).AffordabilityTab,
  calculator: async () => (await import("./loan/loan-tab.tsx")).LoanTab,
  sensitivity: async () => (await import("./rate-sensitivity/rate-sensitivity-tab.tsx")).RateSensitivityTab,
  "extra-payment": async () => (await import("./extra-payments/extra-payments-tab.tsx")).ExtraPaymentsTab,
} satisfies Record<CalculatorTab, () => Promise<unknown>>;

type Tabs = { [Tab in CalculatorTab]?: Awaited<ReturnType<(typeof loaders)[Tab]>> };

/** The tabs whose script is here. */
export const loadedTabs: Tabs = {};

/** Fetches a tab's script, once. */
export async function loadTab<Tab extends CalculatorTab>(tab: Tab): Promise<void> {
  loadedTabs[tab] ??= (await loaders[tab]()) as Tabs[Tab];
}

// Most visitors use one tab: the script of the others comes when they are opened. The tab of this page is here
// before React wakes, and on the server all are, so that what is rendered never waits.
if (import.meta.env.SSR) {
  await Promise.all((Object.keys(calculatorTabs) as CalculatorTab[]).map(loadTab));
} else {
  await loadTab(calculatorTab(location.pathname.split("/")[2]));
}
