import type { AddedPrimeRate, PageContext } from "#contract/page-context.ts";

/** South Africa is two hours ahead of UTC all year, and has been since 1944. */
const aheadOfUtc = 2 * 3_600_000;

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
  addedPrimeRates: readonly AddedPrimeRate[] = [],
  now: Date = new Date(),
): PageContext {
  const today = new Date(now.getTime() + aheadOfUtc).toISOString().slice(0, 10);
  const shown = addedPrimeRates.filter(({ date }) => date <= today);
  const fixed = { site, edition, tagScriptUrl, tagOrigins };
  return { ...fixed, today, addedPrimeRates: shown, formToken: formToken?.(today) };
}
