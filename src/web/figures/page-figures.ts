import { useMemo } from "react";
import { type Figures, figuresOf } from "#calculations/figures/figures.ts";
import type { PageContext } from "#contract/page-context.ts";
import { day } from "#web/format/day.ts";

/** What the figures of a page follow from. */
export type FiguresContext = Pick<
  PageContext,
  "edition" | "today" | "addedPrimeRates" | "addedAnnouncementDates"
>;

/** What an island is given for its figures, and no more: it stands in the document as text. */
export function figuresProps(page: FiguresContext): FiguresContext {
  const { edition, today, addedPrimeRates, addedAnnouncementDates } = page;
  return { edition, today, addedPrimeRates, addedAnnouncementDates };
}

/** The figures that a page is rendered from. */
export function pageFigures({
  edition,
  today,
  addedPrimeRates,
  addedAnnouncementDates,
}: FiguresContext): Figures {
  return figuresOf(edition, today, addedPrimeRates, addedAnnouncementDates);
}

/** The same in a component: the same object as long as the page is open. */
export function usePageFigures(page: FiguresContext): Figures {
  const { edition, today, addedPrimeRates, addedAnnouncementDates } = page;
  return useMemo(
    () => pageFigures({ edition, today, addedPrimeRates, addedAnnouncementDates }),
    [edition, today, addedPrimeRates, addedAnnouncementDates],
  );
}

/** "21 November 2026", the day of the figures where the site shows the newest public ones; else nothing. */
export function figuresDay(context: FiguresContext): string | undefined {
  return context.edition === "current" ? day(pageFigures(context).checked) : undefined;
}
