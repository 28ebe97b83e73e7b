import type { AddedPrimeRate, PageContext } from "#contract/page-context.ts";

const johannesburgDay = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Africa/Johannesburg",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** What stays as it is while the server runs. */
type Fixed = Pick<PageContext, "site" | "tagScriptUrl"> & {
  /** The token of the forms on the pages of a day. */
  formToken?: (day: string) => string;
};

/**
 * What the pages are rendered from at this moment; "today" is the calendar day in Johannesburg. A prime rate
 * that was added ahead of its day is shown from that day on: to the pages the newest entry is the current one.
 */
export function pageContext(
  { site, tagScriptUrl, formToken }: Fixed,
  addedPrimeRates: readonly AddedPrimeRate[] = [],
  now: Date = new Date(),
): PageContext {
  const today = johannesburgDay.format(now);
  const shown = addedPrimeRates.filter(({ date }) => date <= today);
  return { site, tagScriptUrl, today, addedPrimeRates: shown, formToken: formToken?.(today) };
}

/**
 * The page context of any moment. It is asked for at every request, so it is worked out again only when the
 * prime rates or the minute have changed: a calendar day ends with a minute everywhere.
 */
export function pageContexts(config: Fixed, rates: () => readonly AddedPrimeRate[]): () => PageContext {
  let known: { minute: number; rates: readonly AddedPrimeRate[]; context: PageContext } | undefined;
  return () => {
    const now = Date.now();
    const minute = Math.floor(now / 60_000);
    const added = rates();
    if (known?.minute !== minute || known.rates !== added)
      known = { minute, rates: added, context: pageContext(config, added, new Date(now)) };
    return known.context;
  };
}
