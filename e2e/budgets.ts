import { calculatorTabs } from "../src/web/site/addresses.ts";

/** What a visitor may be asked to pay for, compressed and with headers; 1 kB is 1,000 bytes. */
export const budgets = {
  /** A page that is only read, opened first. */
  read: { bytes: 60_000, script: 10_000, requests: 8 },
  /** A calculator, opened first, before its charts. The Loan tab brings the tables of costs too: 4 % over the aim. */
  calculator: { bytes: 120_000 },
  loanCalculator: { bytes: 125_000 },
  /** Any page that is opened after another, in a browser that keeps what it may keep. */
  later: { bytes: 25_000 },
} as const;

export const isCalculator = (path: string): boolean =>
  Object.values(calculatorTabs).some((tab) => tab.path === path);

export const calculatorBudget = (path: string): number =>
  (path === calculatorTabs.calculator.path ? budgets.loanCalculator : budgets.calculator).bytes;
