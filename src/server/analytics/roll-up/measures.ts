import { contactElements, eventTypes, framedAnswerAction, webVitalsAction } from "#contract/analytics.ts";
import type { HitRow } from "./read-hits.ts";
import { type VitalName, vitalNames, vitals } from "./vitals.ts";

/** What a measure saw in a row. */
export type Seen = {
  name: string;
  /** One of a few: each name has a count for every detail. */
  detail?: string;
  /** What is summed beside the count. */
  amount?: number;
};

/** What is counted of a day: what it sees in a row of its table, if anything. */
export type Measure<Row> = { measure: string; see: (row: Row) => Seen | undefined };

type Pageview = HitRow["analytics_pageviews"];
type AnalyticsEvent = HitRow["analytics_events"];
type Action = HitRow["analytics_actions"];

const {
  contactOpen,
  contactSubmit,
  contactSuccess,
  contactCancel,
  contactError,
  articleImpression,
  articleClick,
  articleView,
} = eventTypes;

/** The steps of the contact funnel, in their order. */
export const contactSteps = [
  contactOpen,
  contactSubmit,
  contactSuccess,
  contactCancel,
  contactError,
] as const;

const withoutQuery = (path: string): string => path.split("?", 1)[0] ?? "";

const host = (url: string): string | undefined =>
  /^https?:\/\/(?:www\.)?([^/:?#]+)/.exec(url)?.[1]?.toLowerCase();

function referrer({ referrer, page_url }: Pageview): Seen | undefined {
  const from = host(referrer);
  // From page to page of our own, nobody was referred.
  if (from === host(page_url)) return undefined;
  return { name: referrer === "" ? "(none)" : (from ?? "(another program)") };
}

function campaign({ utm }: Pageview): Seen | undefined {
  const texts = ["utm_source", "utm_medium", "utm_campaign"].map((name) => String(utm[name] ?? ""));
  if (texts.every((text) => text === "")) return undefined;
  return { name: texts.map((text) => text || "–").join(" / ") };
}

const pageviewMeasures: readonly Measure<Pageview>[] = [
  { measure: "page", see: ({ path }) => ({ name: withoutQuery(path) }) },
  { measure: "referrer", see: referrer },
  { measure: "campaign", see: campaign },
  ...(["device", "browser", "os", "language"] as const).map((column) => ({
    measure: column,
    see: (row: Pageview) => ({ name: row[column] }),
  })),
];

/** Events of these types, named by their element unless told otherwise. */
function ofEvents(
  measure: string,
  types: readonly string[],
  seen: (row: AnalyticsEvent) => Seen = ({ element }) => ({ name: element }),
): Measure<AnalyticsEvent> {
  const counted = new Set(types);
  return { measure, see: (row) => (counted.has(row.type) ? seen(row) : undefined) };
}

const byType = ({ element, type }: AnalyticsEvent): Seen => ({ name: element, detail: type });

/** In the guide the form is opened from the sidebar and is one and the same. */
const contact = ({ element, type }: AnalyticsEvent): Seen => ({
  name: element === contactElements.guideSidebar ? contactElements.guide : element,
  detail: type,
});

function section({ element, type, value }: AnalyticsEvent): Seen {
  const seconds = /^([0-9]{1,5})s$/.exec(value ?? "")?.[1];
  return { name: element, detail: type, amount: Number(seconds ?? 0) };
}

// Markers in the markup name the types of clicks: whatever the site does not send itself is one.
const ownTypes = new Set<string>(Object.values(eventTypes).filter((type) => type !== eventTypes.click));

const eventMeasures: readonly Measure<AnalyticsEvent>[] = [
  ofEvents("contact", contactSteps, contact),
  ofEvents("contact_error", [contactError], ({ value }) => ({ name: value || "unknown_error" })),
  ofEvents("tab", [eventTypes.calculatorTabView]),
  ofEvents("export", [eventTypes.scheduleExport, eventTypes.chartExport], byType),
  ofEvents("input", [eventTypes.input]),
  ofEvents("article", [articleImpression, articleClick, articleView], byType),
  ofEvents("search", [eventTypes.articleSearch], ({ value, element }) => ({
    name: (value || element).toLowerCase(),
  })),
  ofEvents("question", [eventTypes.faqOpen]),
  ofEvents("section", [eventTypes.sectionView, eventTypes.sectionExit], section),
  ofEvents("scroll", [eventTypes.scroll]),
  {
    measure: "click",
    see: ({ type, element }) => (ownTypes.has(type) ? undefined : { name: `${type}: ${element}` }),
  },
];

/** A histogram by page: from it any part of the values can be read, over any days. */
function vitalMeasure(vital: VitalName): Measure<Action> {
  return {
    measure: vital,
    see: ({ action, data }) => {
      const value = data[vital];
      if (action !== webVitalsAction || typeof value !== "number") return undefined;
      const edge = vitals[vital].edges.findLast((from) => from <= Math.max(value, 0));
      return { name: withoutQuery(String(data.path ?? "")), detail: String(edge) };
    },
  };
}

const framedAnswer: Measure<Action> = {
  measure: "framed",
  see: ({ action, data }) =>
    action === framedAnswerAction && typeof data.host === "string"
      ? { name: data.host, detail: String(data.answer) }
      : undefined,
};

/** Everything that is counted, by the table whose rows it is seen in. */
export const measures: { [Table in keyof HitRow]: readonly Measure<HitRow[Table]>[] } = {
  analytics_pageviews: pageviewMeasures,
  analytics_events: eventMeasures,
  analytics_conversions: [{ measure: "conversion", see: ({ type }) => ({ name: type }) }],
  analytics_actions: [...vitalNames.map(vitalMeasure), framedAnswer],
};
