import { calculatorTabs, toolsPage } from "../src/web/site/addresses.ts";

/** What a visitor may be asked to pay for, compressed and with headers; 1 kB is 1,000 bytes. */
export const budgets = {
  /** A page that is only read, opened first. */
  read: { bytes: 49_700, script: 3_500, requests: 4 },
  /** A calculator, opened first, before the first touch. React is 51 kB of it. */
  calculator: { bytes: 46_000 },
  /** A decision tool, opened first, before the first touch. */
  tool: { bytes: 46_000 },
  /** Any page that is opened after another, in a browser that keeps what it may keep. */
  later: { bytes: 37_400 },
} as const;

export const isCalculator = (path: string): boolean =>
  Object.values(calculatorTabs).some((tab) => tab.path === path);

export const isTool = (path: string): boolean => path.startsWith(`${toolsPage.path}/`);
