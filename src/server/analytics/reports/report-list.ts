import { eventTypes } from "#contract/analytics.ts";
import { embedNames, embedTitles } from "#contract/embed-frame.ts";
import { contactSteps } from "../roll-up/measures.ts";
import { type VitalName, vitalNames, vitals } from "../roll-up/vitals.ts";

export const reportGroups = {
  traffic: "Visitors and pages",
  contact: "Contact and conversions",
  calculators: "Calculators",
  guide: "Buyer Guide",
  speed: "Speed",
} as const;
export type ReportGroup = keyof typeof reportGroups;

/** How the rows of a report are made of a measure. */
type ReportKind =
  /** One row a day of the totals. */
  | { kind: "days" }
  /** One row a name: how often, and by how many visitors; `only` names that begin so. */
  | { kind: "names"; measure: string; head: string; counted: string; only?: string }
  /** One row a name, one column a detail. */
  | {
      kind: "details";
      measure: string;
      head: string;
      details: readonly (readonly [string, string])[];
      seconds?: string;
    }
  /** One row a page: three of four visitors meet at least that speed. */
  | { kind: "vital"; vital: VitalName };

export type ReportDefinition = ReportKind & { key: string; title: string; group: ReportGroup; note?: string };

const names = (
  group: ReportGroup,
  key: string,
  measure: string,
  title: string,
  head: string,
  counted: string,
  more: { note?: string; only?: string } = {},
): ReportDefinition => ({ group, key, title, kind: "names", measure, head, counted, ...more });

const stepWords = ["Opened", "Sent", "Succeeded", "Cancelled", "Failed"];

/** Every report, in the order of the pages. */
export const reportList: readonly ReportDefinition[] = [
  {
    group: "traffic",
    key: "days",
    title: "Day by day",
    kind: "days",
    note: "A visitor who comes on two days counts on both, and so in every sum of days: a sum is visits of visitors, not people.",
  },
  names("traffic", "pages", "page", "Pages", "Page", "Views"),
  names("traffic", "referrers", "referrer", "Where visitors come from", "Site", "Views", {
    note: "Views that followed a link of another site; (none) typed the address, opened a bookmark or hide where they come from.",
  }),
  names("traffic", "campaigns", "campaign", "Campaigns", "Source / medium / campaign", "Views"),
  names("traffic", "devices", "device", "Devices", "Device", "Views"),
  names("traffic", "browsers", "browser", "Browsers", "Browser", "Views"),
  names("traffic", "systems", "os", "Operating systems", "System", "Views"),
  names("traffic", "languages", "language", "Languages", "Language", "Views"),
  {
    group: "traffic",
    key: "sections",
    title: "Sections of the landing page",
    kind: "details",
    measure: "section",
    head: "Section",
    details: [
      [eventTypes.sectionView, "Seen"],
      [eventTypes.sectionExit, "Left"],
    ],
    seconds: eventTypes.sectionExit,
  },
  {
    group: "traffic",
    key: "framed",
    title: "Framed answers by host",
    kind: "details",
    measure: "framed",
    head: "Site",
    details: embedNames.map((name) => [name, embedTitles[name]] as const),
    note: "Answers that were opened in a frame on another site, once each time. Nobody who objects is counted.",
  },
  names("traffic", "scroll", "scroll", "How far pages are read", "Depth", "Times"),
  names("traffic", "clicks", "click", "Clicks", "Kind: name", "Clicks"),
  {
    group: "contact",
    key: "funnel",
    title: "Contact forms",
    kind: "details",
    measure: "contact",
    head: "Form",
    details: contactSteps.map((step, index) => [step, stepWords[index]!] as const),
    note: "The form of the Buyer Guide counts as one, wherever it was opened.",
  },
  names("contact", "conversions", "conversion", "Conversions", "Form", "Requests"),
  names("contact", "contact-errors", "contact_error", "Why requests failed", "Status or message", "Times"),
  names("calculators", "tabs", "tab", "Calculators opened", "Tab", "Views"),
  names("calculators", "inputs", "input", "Fields changed", "Field", "Changes"),
  {
    group: "calculators",
    key: "exports",
    title: "Files saved",
    kind: "details",
    measure: "export",
    head: "Where",
    details: [
      [eventTypes.scheduleExport, "Schedule (CSV)"],
      [eventTypes.chartExport, "Chart (PNG)"],
    ],
  },
  names("guide", "chapters", "page", "Parts of the guide", "Page", "Views", { only: "/education" }),
  {
    group: "guide",
    key: "articles",
    title: "Articles",
    kind: "details",
    measure: "article",
    head: "Article",
    details: [
      [eventTypes.articleImpression, "Shown"],
      [eventTypes.articleClick, "Clicked"],
      [eventTypes.articleView, "Viewed"],
    ],
  },
  names("guide", "searches", "search", "Searches", "Words", "Times"),
  names("guide", "questions", "question", "Questions opened", "Question", "Times"),
  ...vitalNames.map(
    (vital): ReportDefinition => ({
      group: "speed",
      key: vital.toLowerCase(),
      title: `${vital}, ${vitals[vital].meaning}`,
      kind: "vital",
      vital,
      note: `Good up to ${vitals[vital].good}, poor above ${vitals[vital].poor}. p75: three of four visits are at least so good.`,
    }),
  ),
];
