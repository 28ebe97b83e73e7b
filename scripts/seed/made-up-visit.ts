import {
  contactElements,
  eventTypes,
  framedAnswerAction,
  webVitalsAction,
} from "../../src/contract/analytics.ts";
import type { Pageview } from "../../src/contract/analytics-schema.ts";
import { embedNames, embedPath } from "../../src/contract/embed-frame.ts";
import { actionHit, conversionHit, eventHit, type Hit, pageviewHit } from "../../src/server/analytics/hit.ts";
import type { PastHit } from "../../src/server/analytics/save-hits.ts";
import type { Dice } from "./dice.ts";
import {
  articles,
  fields,
  hosts,
  landingPages,
  languages,
  nextPages,
  origins,
  programs,
  questions,
  searches,
} from "./visitors.content.ts";

/** What stays the same when somebody comes again. */
export type Visitor = Pick<
  Pageview,
  "visitorId" | "device" | "browser" | "os" | "resolution" | "userAgent" | "language"
>;

/** By this all made-up visitors are known from real ones. */
export const madeUp = "5eed5eed";

export const newVisitor = (dice: Dice): Visitor => ({
  visitorId: dice.uuid(madeUp),
  ...dice.pick(programs),
  language: dice.pick(languages),
});

const site = "https://ikhaya.example";

/** Everything that the browser of a made-up visitor reports in one visit. */
export function madeUpVisit(dice: Dice, visitor: Visitor, start: number, isReturning: boolean): PastHit[] {
  const hits: PastHit[] = [];
  const visit = { visitorId: visitor.visitorId, sessionId: dice.uuid(madeUp) };
  const { referrer, utm } = dice.pick(origins);
  let time = start;

  function take(make: (timestamp: string) => Hit, seconds: number): void {
    time += seconds * 1_000;
    const receivedAt = new Date(time).toISOString();
    hits.push({ ...make(receivedAt), receivedAt });
  }
  const report = (type: string, element: string, value?: string) =>
    take(
      (timestamp) =>
        eventHit(
          { ...visit, type, element, timestamp, ...(value !== undefined && { value }) },
          visitor.userAgent,
        ),
      dice.between(1, 12),
    );

  function view(path: string, from: string): void {
    const query = from === referrer && path !== "" ? new URLSearchParams(utm).toString() : "";
    const address = query ? `${path}?${query}` : path;
    const page = {
      path: address,
      pageUrl: site + address,
      title: "Ikhaya",
      referrer: from,
      utmParams: query ? utm : {},
    };
    const about = { ...visitor, ...visit, ...page, isReturning, timezone: "Africa/Johannesburg" };
    take((timestamp) => pageviewHit({ ...about, timestamp }, visitor.userAgent), dice.between(1, 5));
    report(eventTypes.routeChange, path === "/" ? "home" : path.slice(1));
    browse(dice, path, report);
  }

  let path: string = dice.pick(landingPages);
  view(path, referrer);
  measureSpeed(dice, path, visitor, take);
  while (dice.chance(0.55) && hits.length < 120) {
    const before = path;
    path = dice.pick(nextPages);
    view(path, site + before);
  }
  if (dice.chance(0.15)) openFramed(dice, visitor, take);
  if (dice.chance(path.startsWith("/calculator") ? 0.11 : 0.06)) {
    const source = contact(dice, path, report);
    if (source)
      take((timestamp) => conversionHit({ ...visit, type: source, timestamp }, visitor.userAgent), 1);
  }
  report(eventTypes.exit, "page_hidden");
  return hits;
}

type Report = (type: string, element: string, value?: string) => void;
type Take = (make: (timestamp: string) => Hit, seconds: number) => void;

function browse(dice: Dice, path: string, report: Report): void {
  for (const depth of ["25%", "50%", "75%", "100%"]) {
    if (!dice.chance(0.62)) break;
    report(eventTypes.scroll, depth);
  }
  if (path === "/") browseLanding(dice, report);
  const [, tab] = /^\/calculator\/(.+)$/.exec(path) ?? [];
  if (tab) browseCalculator(dice, tab, report);
  if (path === "/education/articles") browseArticles(dice, report);
  else if (path.startsWith("/education") && dice.chance(0.25))
    report(eventTypes.faqOpen, dice.pick(questions));
}

function browseLanding(dice: Dice, report: Report): void {
  for (const section of ["home", "insights", "features", "contact"]) {
    report(eventTypes.sectionView, section);
    report(eventTypes.sectionExit, section, `${dice.between(2, 40)}s`);
    if (!dice.chance(0.7)) break;
  }
  if (dice.chance(0.5))
    report(
      "cta_click",
      dice.pick([
        ["hero_affordability", 3],
        ["hero_calculator", 4],
        ["use_calculators", 3],
      ]),
    );
}

function browseCalculator(dice: Dice, tab: string, report: Report): void {
  report(eventTypes.calculatorTabView, tab);
  for (let changes = dice.between(0, 5); changes > 0; changes--) {
    report(
      eventTypes.input,
      dice.pick(fields[tab] ?? fields.calculator!),
      String(dice.between(1, 40) * 50_000),
    );
  }
  if (dice.chance(0.05)) report(eventTypes.scheduleExport, tab);
  if (tab === "sensitivity" && dice.chance(0.04)) report(eventTypes.chartExport, tab);
}

function browseArticles(dice: Dice, report: Report): void {
  for (let seen = dice.between(2, 6); seen > 0; seen--)
    report(eventTypes.articleImpression, dice.pick(articles));
  if (dice.chance(0.2)) report(eventTypes.articleSearch, "articles", dice.pick(searches));
  if (dice.chance(0.35)) {
    const article = dice.pick(articles);
    report(eventTypes.articleView, article);
    report(eventTypes.articleClick, article);
  }
}

/** The contact funnel from where the visitor is; the lead's source when it succeeds. */
function contact(dice: Dice, path: string, report: Report): string | undefined {
  const [opened, element, source] = path.startsWith("/education")
    ? [contactElements.guideSidebar, contactElements.guide, "education_page"]
    : path === "/calculator/sensitivity"
      ? [contactElements.sensitivity, contactElements.sensitivity, "interest_sensitivity_calculator"]
      : path === "/calculator/extra-payment"
        ? [contactElements.extraPayments, contactElements.extraPayments, "extra_payment_calculator"]
        : path.startsWith("/calculator")
          ? [contactElements.calculators, contactElements.calculators, "calculator_app"]
          : [contactElements.landing, contactElements.landing, "landing_page"];
  report(eventTypes.contactOpen, opened);
  if (!dice.chance(0.55)) return void report(eventTypes.contactCancel, element);
  for (const field of ["firstName", "lastName", "email", "phone"]) report(eventTypes.input, field);
  report(eventTypes.contactSubmit, element);
  if (dice.chance(0.05))
    return void report(
      eventTypes.contactError,
      element,
      dice.pick([
        ["422", 3],
        ["503", 1],
      ]),
    );
  report(eventTypes.contactSuccess, element);
  return source;
}

/** Somebody opens an answer on an agency's page: nothing says that it is the same visitor. */
function openFramed(dice: Dice, { userAgent }: Visitor, take: Take): void {
  const answer = dice.pick(embedNames.map((name) => [name, 1] as const));
  const data = { answer, host: dice.pick(hosts) };
  const url = site + embedPath(answer);
  take(
    (timestamp) => actionHit({ action: framedAnswerAction, data, userAgent, url, timestamp }, userAgent),
    1,
  );
}

function measureSpeed(dice: Dice, path: string, { userAgent, device }: Visitor, take: Take): void {
  const slow = device === "desktop" ? 0.6 : 1;
  // Most are quick and a few very slow, as real ones are.
  const skewed = (middle: number) =>
    middle * slow * Math.exp((dice.next() + dice.next() + dice.next() - 1.5) * 1.1);
  const data = {
    path,
    LCP: Math.round(skewed(1_500)),
    INP: Math.round(skewed(path.startsWith("/calculator") ? 120 : 70)),
    CLS: Math.round(skewed(0.02) * 1_000) / 1_000,
  };
  const url = site + path;
  take((timestamp) => actionHit({ action: webVitalsAction, data, userAgent, url, timestamp }, userAgent), 1);
}
