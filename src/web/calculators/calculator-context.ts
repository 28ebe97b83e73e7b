import { createContext, useContext, useMemo } from "react";
import type { Figures } from "#calculations/figures/figures.ts";
import type { PageContext, SiteInfo } from "#contract/page-context.ts";
import { usePageFigures } from "#web/figures/page-figures.ts";
import type { LetterWay, Said } from "./letter/letter.ts";

/** What every tab needs of its page: the same object as long as the page is open, so that no key draws it again. */
export type CalculatorContext = {
  site: SiteInfo;
  /** Calendar day in Africa/Johannesburg, YYYY-MM-DD. */
  today: string;
  /** The tables that the calculators work with. */
  figures: Figures;
};

/** The ways to keep or pass on the numbers as they are now. */
export type WaysToKeep = {
  /** The address that opens the numbers of all tabs again. */
  link: () => string;
  /** Puts the tab's answer on one page or into one picture, and says what became of it; only the calculators have it. */
  letter?: (way: LetterWay, said: Said) => Promise<string>;
};

export const CalculatorContext = createContext<CalculatorContext | null>(null);

/** The context of a page. */
export function useCalculatorOfPage(page: PageContext): CalculatorContext {
  const { site, today } = page;
  const figures = usePageFigures(page);
  return useMemo(() => ({ site, today, figures }), [site, today, figures]);
}

export function useCalculator(): CalculatorContext {
  const context = useContext(CalculatorContext);
  if (!context) throw new Error("A calculator tab needs the calculators around it.");
  return context;
}

export const WaysToKeep = createContext<WaysToKeep | null>(null);

export function useWaysToKeep(): WaysToKeep {
  const ways = useContext(WaysToKeep);
  if (!ways) throw new Error("An answer needs the ways to keep it around it.");
  return ways;
}
