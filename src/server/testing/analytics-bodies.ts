import { randomUUID } from "node:crypto";
import type { Action, AnalyticsEvent, Conversion, Pageview } from "#contract/analytics-schema.ts";

/** A program that visitors use; what names none counts as a bot. */
export const userAgent =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";

const someVisit = () => ({ sessionId: randomUUID(), visitorId: randomUUID() });

const timestamp = "2026-11-21T08:30:00.123Z";

export const pageviewBody = (changes: Partial<Pageview> = {}): Pageview => ({
  ...someVisit(),
  path: "/calculator/calculator?utm_source=newsletter",
  title: "Calculator – calculator",
  pageUrl: "http://localhost:3000/calculator/calculator?utm_source=newsletter",
  referrer: "https://www.google.com/",
  utmParams: { utm_source: "newsletter", utm_medium: "email", utm_campaign: "spring" },
  userAgent,
  device: "mobile",
  browser: "Chrome",
  os: "Android",
  language: "en-ZA",
  resolution: "360x800",
  timezone: "Africa/Johannesburg",
  isReturning: false,
  timestamp,
  ...changes,
});

export const eventBody = (changes: Partial<AnalyticsEvent> = {}): AnalyticsEvent => ({
  ...someVisit(),
  type: "scroll",
  element: "25%",
  timestamp,
  ...changes,
});

export const conversionBody = (changes: Partial<Conversion> = {}): Conversion => ({
  ...someVisit(),
  type: "landing_page",
  timestamp,
  ...changes,
});

export const actionBody = (changes: Partial<Action> = {}): Action => ({
  action: "web_vitals",
  data: { path: "/", LCP: 1_812.5, INP: 96, CLS: 0.04 },
  timestamp,
  userAgent,
  url: "http://localhost:3000/",
  ...changes,
});
