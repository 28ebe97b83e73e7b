import type { AddedPrimeRate, PageContext, SiteInfo } from "#contract/page-context.ts";

const johannesburgDay = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Africa/Johannesburg",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** What the pages are rendered from at this moment; "today" is the calendar day in Johannesburg. */
export function pageContext(
  site: SiteInfo,
  addedPrimeRates: readonly AddedPrimeRate[] = [],
  now: Date = new Date(),
): PageContext {
  return { site, today: johannesburgDay.format(now), addedPrimeRates };
}
