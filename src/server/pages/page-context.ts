import type { AddedFigures, PageContext } from "#contract/page-context.ts";
import { isoDay } from "../south-african-time.ts";

/** What the site has before the operator added anything. */
export const nothingAdded: AddedFigures = { primeRates: [], announcementDates: [], declaredHolidays: [] };

/** What stays as it is while the server runs. */
type Fixed = Pick<PageContext, "site" | "edition" | "tagScriptUrl" | "tagOrigins"> & {
  /** The token of the forms on the pages of a day. */
  formToken?: (day: string) => string;
};

/**
 * What the pages are rendered from at this moment; "today" is the calendar day in Johannesburg. A prime rate
 * that was added ahead of its day is shown from that day on: to the pages the newest entry is the current one.
 */
export function pageContext(
  { site, edition, tagScriptUrl, tagOrigins, formToken }: Fixed,
  { primeRates, announcementDates, declaredHolidays }: AddedFigures = nothingAdded,
  now: Date = new Date(),
): PageContext {
  const today = isoDay(now);
  const added = {
    addedPrimeRates: primeRates.filter(({ date }) => date <= today),
    addedAnnouncementDates: announcementDates,
    declaredHolidays,
  };
  const fixed = { site, edition, tagScriptUrl, tagOrigins };
  return { ...fixed, ...added, today, formToken: formToken?.(today) };
}
