import { createContext, useContext, useMemo } from "react";
import { declaredHolidays as declaredHolidaysOfTable } from "#calculations/calendar/public-holidays.table.ts";
import type { PageContext, SiteInfo } from "#contract/page-context.ts";
import { pageFigures, usePageFigures } from "#web/figures/page-figures.ts";
import type { PageOfAnswer as Page } from "./answer-values.ts";

/** What every answer needs of its page: the same object as long as the page is open, so that no key draws it again. */
export type PageOfAnswer = Page & { site: SiteInfo };

export const PageOfAnswer = createContext<PageOfAnswer | null>(null);

const none: readonly string[] = [];

/** What a page gives its answers. */
export function pageOfAnswer(page: PageContext, figures = pageFigures(page)): PageOfAnswer {
  const { site, today, addedAnnouncementDates = none, declaredHolidays = none } = page;
  return {
    site,
    today,
    figures,
    addedAnnouncementDates,
    declaredHolidays: [...declaredHolidaysOfTable, ...declaredHolidays],
  };
}

/** The same in a component. */
export function useNewPageOfAnswer(page: PageContext): PageOfAnswer {
  const figures = usePageFigures(page);
  // A page is opened once: what it was rendered from does not change under it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the figures follow from all the rest
  return useMemo(() => pageOfAnswer(page, figures), [figures]);
}

export function usePageOfAnswer(): PageOfAnswer {
  const context = useContext(PageOfAnswer);
  if (!context) throw new Error("A part of an answer needs its page around it.");
  return context;
}

/** What an island is given of its page, and no more: it stands in the document as text. */
export function pageProps(page: PageContext): PageContext {
  const { site, today, addedPrimeRates, addedAnnouncementDates, declaredHolidays, edition } = page;
  return { site, today, addedPrimeRates, addedAnnouncementDates, declaredHolidays, edition };
}
