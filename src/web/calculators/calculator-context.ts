import { createContext, useContext } from "react";
import type { Figures } from "#calculations/figures/figures.ts";
import type { PrimeRateEntry } from "#calculations/prime-rate/prime-rate.table.ts";
import type { SiteInfo } from "#contract/page-context.ts";
import type { LetterWay, Said } from "./letter/letter.ts";

/** What every tab needs of its page. */
export type CalculatorContext = {
  site: SiteInfo;
  /** Calendar day in Africa/Johannesburg, YYYY-MM-DD. */
  today: string;
  /** The tables that the calculators work with. */
  figures: Figures;
  /** Its prime rates, newest first. */
  history: readonly PrimeRateEntry[];
  /** The address that opens the numbers of all tabs again. */
  link: () => string;
  /** Puts the tab's answer on one page or into one picture, and says what became of it; only the calculators have it. */
  letter?: (way: LetterWay, said: Said) => Promise<string>;
};

export const CalculatorContext = createContext<CalculatorContext | null>(null);

export function useCalculator(): CalculatorContext {
  const context = useContext(CalculatorContext);
  if (!context) throw new Error("A calculator tab needs the calculators around it.");
  return context;
}
