import { contactElements, eventTypes, webVitalsAction } from "#contract/analytics.ts";
import type { HitTable } from "../analytics-tables.ts";
import { type VitalName, vitalNames, vitals } from "./vitals.ts";

/** What is counted of a day: the rows of a table that hold it, and how each is named. All of it is SQL. */
export type Measure = {
  measure: string;
  table: HitTable;
  name: string;
  /** One of a few: each name has a count for every detail. */
  detail?: string;
  /** What is summed beside the count. */
  amount?: string;
  where?: string;
};

const listed = (words: readonly string[]) => words.map((word) => `'${word}'`).join(", ");
const host = (column: string) => `lower(substring(${column} from '^https?://(?:www\\.)?([^/:?#]+)'))`;
const utm = (name: string) => `coalesce(nullif(utm->>'utm_${name}', ''), '–')`;

const ofPageviews = (measure: string, name: string, where?: string): Measure => ({
  measure,
  table: "analytics_pageviews",
  name,
  ...(where && { where }),
});

const ofEvents = (measure: string, types: readonly string[], more: Partial<Measure> = {}): Measure => ({
  measure,
  table: "analytics_events",
  name: "element",
  where: `type in (${listed(types)})`,
  ...more,
});

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

/** In the guide the form is opened from the sidebar and is one and the same. */
const form = `case element when '${contactElements.guideSidebar}' then '${contactElements.guide}' else element end`;

export const measures: readonly Measure[] = [
  ofPageviews("page", "split_part(path, '?', 1)"),
  ofPageviews(
    "referrer",
    `case when referrer = '' then '(none)' else coalesce(${host("referrer")}, '(another program)') end`,
    // From page to page of our own, nobody was referred.
    `${host("referrer")} is distinct from ${host("page_url")}`,
  ),
  ofPageviews(
    "campaign",
    `concat_ws(' / ', ${utm("source")}, ${utm("medium")}, ${utm("campaign")})`,
    "utm->>'utm_source' <> '' or utm->>'utm_medium' <> '' or utm->>'utm_campaign' <> ''",
  ),
  ...["device", "browser", "os", "language"].map((column) => ofPageviews(column, column)),
  { measure: "conversion", table: "analytics_conversions", name: "type" },
  ofEvents("contact", contactSteps, { name: form, detail: "type" }),
  ofEvents("contact_error", [contactError], { name: "coalesce(nullif(value, ''), 'unknown_error')" }),
  ofEvents("tab", [eventTypes.calculatorTabView]),
  ofEvents("export", [eventTypes.scheduleExport, eventTypes.chartExport], { detail: "type" }),
  ofEvents("input", [eventTypes.input]),
  ofEvents("article", [articleImpression, articleClick, articleView], { detail: "type" }),
  ofEvents("search", [eventTypes.articleSearch], { name: "lower(coalesce(nullif(value, ''), element))" }),
  ofEvents("question", [eventTypes.faqOpen]),
  ofEvents("section", [eventTypes.sectionView, eventTypes.sectionExit], {
    detail: "type",
    amount: `case when value ~ '^\\d{1,5}s$' then rtrim(value, 's')::float8 end`,
  }),
  ofEvents("scroll", [eventTypes.scroll]),
  // Markers in the markup name the types of clicks: whatever the site does not send itself is one.
  ofEvents("click", [], {
    name: "type || ': ' || element",
    where: `type not in (${listed(Object.values(eventTypes).filter((type) => type !== eventTypes.click))})`,
  }),
  ...vitalNames.map(vitalMeasure),
];

/** A histogram by page: from it any part of the values can be read, over any days. */
function vitalMeasure(vital: VitalName): Measure {
  const edges = `array[${vitals[vital].edges.join(", ")}]::float8[]`;
  return {
    measure: vital,
    table: "analytics_actions",
    name: "coalesce(split_part(data->>'path', '?', 1), '')",
    detail: `(${edges})[width_bucket(greatest((data->>'${vital}')::float8, 0), ${edges})]::text`,
    where: `action = '${webVitalsAction}' and jsonb_typeof(data->'${vital}') = 'number'`,
  };
}
