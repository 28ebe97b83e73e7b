import type { analyticsPaths, eventTypes } from "#contract/analytics.ts";
import type { Action, AnalyticsEvent, Conversion, Pageview } from "#contract/analytics-schema.ts";

export type EventType = (typeof eventTypes)[keyof typeof eventTypes];
/** Where a call goes. Only the type comes from the contract: its texts are not carried a second time. */
export type Call = (typeof analyticsPaths)[keyof typeof analyticsPaths];

type Visit = "sessionId" | "visitorId";

/** What a page saw, on its way to the tracker, which adds who saw it. */
export type Seen =
  | Omit<Pageview, Visit | "isReturning">
  | Omit<AnalyticsEvent, Visit>
  | Omit<Conversion, Visit>
  | Action;

export type Entry = [Call, Seen];

declare global {
  interface Window {
    /** What was seen before the tracker was there to send it; then the tracker's own door. */
    seen?: Entry[] | { push: (entry: Entry) => unknown };
  }
}

/** The address of the page without its fragment, which may hold a visitor's figures. */
export const pageUrl = (): string => location.href.replace(/#.*/, "");

const now = () => new Date().toISOString();

function hand(call: Call, seen: Seen): void {
  window.seen ??= [];
  window.seen.push([call, seen]);
}

/** Counts a view of a page. */
export function trackPageview(page: Omit<Pageview, Visit | "isReturning" | "timestamp">): void {
  hand("/analytics/pageview", { ...page, timestamp: now() });
}

/** Counts an event. It costs nothing where the tracker is not loaded yet, or never will be. */
export function track(type: EventType, element: string, value?: string): void {
  // As JSON, a value that is not there is left out.
  hand("/analytics/event", { type, element, value, timestamp: now() } as AnalyticsEvent);
}

/** Counts a request for a call that arrived; `type` is the source of the lead. */
export function trackConversion(type: Conversion["type"]): void {
  hand("/analytics/conversion", { type, timestamp: now() });
}

/** Counts what has no call of its own. */
export function trackAction(action: string, data: Action["data"]): void {
  hand("/analytics/", { action, data, timestamp: now(), userAgent: navigator.userAgent, url: pageUrl() });
}
