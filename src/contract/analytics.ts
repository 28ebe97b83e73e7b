/** The addresses that the browser sends analytics calls to. */
export const analyticsPaths = {
  pageview: "/analytics/pageview",
  event: "/analytics/event",
  conversion: "/analytics/conversion",
  action: "/analytics/",
} as const;

/** The longest text that a field takes: the browser cuts it, the server refuses more. */
export const analyticsLimits = {
  path: 1_024,
  url: 2_048,
  title: 200,
  userAgent: 512,
  name: 64,
  element: 200,
  value: 200,
  parameters: 20,
  parameter: 200,
} as const;

/** A body larger than this many bytes is not one of ours. */
export const analyticsBodyLimit = 8 * 1024;

export const devices = ["mobile", "tablet", "desktop"] as const;
export const browsers = ["Chrome", "Firefox", "Safari", "Edge", "Unknown"] as const;
export const operatingSystems = ["Windows", "macOS", "Linux", "Android", "iOS", "Unknown"] as const;

/** Every type of event that the site itself sends; markers in the markup may name others. */
export const eventTypes = {
  routeChange: "route_change",
  pageView: "page_view",
  exit: "exit",
  scroll: "scroll",
  sectionView: "section_view",
  sectionExit: "section_exit",
  input: "input",
  click: "click",
  articleView: "article_view",
  articleImpression: "article_impression",
  articleClick: "article_click",
  articleSearch: "article_search",
  faqOpen: "faq_open",
  calculatorTabView: "calculator_tab_view",
  scheduleExport: "schedule_export",
  chartExport: "chart_export",
  contactOpen: "contact_open",
  contactSubmit: "contact_submit",
  contactSuccess: "contact_success",
  contactCancel: "contact_cancel",
  contactError: "contact_error",
} as const;

/** The element of an event of the contact funnel: which form, and in the guide, from where it was opened. */
export const contactElements = {
  landing: "landing_modal",
  calculators: "calculator_modal",
  guide: "education_modal",
  guideSidebar: "education_sidebar",
  sensitivity: "sensitivity_modal",
  extraPayments: "extra_payment_modal",
  extraPaymentsTop: "extra_payment_top",
} as const;

/** The action that carries the measured speed of a page: { path, LCP, INP, CLS }, milliseconds and a score. */
export const webVitalsAction = "web_vitals";

/** The action that the server itself notes of an answer in a frame: { answer, host }. */
export const framedAnswerAction = "framed_answer";

// Bounded like a real address: without a bound, time would grow with the square of a long text.
const emailAddress = /[^\s/?&=#:]{1,64}(?:@|%40)[^\s/?&=#:]+/giu;
const phoneNumber = /(?:\+|%2B|\b)\d(?:[\s().-]|%20)*(?:\d(?:[\s().-]|%20)*){7,13}\d\b/gi;

/**
 * The text without what looks like an e-mail address or a phone number: people put them into searches, and
 * links in e-mails contain them. Browser and server pass every free text through it.
 */
export function withoutPersonalDetail(text: string): string {
  // Almost no text has one, and searching letter by letter is slow.
  const rest = /@|%40/.test(text) ? text.replace(emailAddress, "…") : text;
  return rest.replace(phoneNumber, "…");
}
