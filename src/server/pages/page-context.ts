import type { AddedPrimeRate, PageContext } from "#contract/page-context.ts";

const johannesburgDay = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Africa/Johannesburg",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/**
 * What the pages are rendered from at this moment; "today" is the calendar day in Johannesburg. A prime rate
 * that was added ahead of its day is shown from that day on: to the pages the newest entry is the current one.
 */
export function pageContext(
  { site, tagScriptUrl }: Pick<PageContext, "site" | "tagScriptUrl">,
  addedPrimeRates: readonly AddedPrimeRate[] = [],
  now: Date = new Date(),
): PageContext {
  const today = johannesburgDay.format(now);
  return { site, tagScriptUrl, today, addedPrimeRates: addedPrimeRates.filter(({ date }) => date <= today) };
}
