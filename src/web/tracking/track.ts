import type { analyticsPaths, eventTypes } from "#contract/analytics.ts";
import type { Action, AnalyticsEvent, Conversion, Pageview } from "#contract/analytics-schema.ts";

export type EventType = (typeof eventTypes)[keyof typeof eventTypes];
/** The address of a call. Only the type comes from the contract, so that its texts are not bundled again. */
export type Call = (typeof analyticsPaths)[keyof typeof analyticsPaths];

type Visit = "sessionId" | "visitorId";

/** A call on its way to the tracker, which adds visitor and session. */
export type Seen =
  | Omit<Pageview, Visit | "isReturning">
  | Omit<AnalyticsEvent, Visit>
  | Omit<Conversion, Visit>
  | Action;

export type Entry = [Call, Seen];

declare global {
  interface Window {
    /** The queue of calls until the tracker has loaded; then the tracker's own function. */
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

/** Counts an event. It costs nothing if the tracker is not loaded, or never will be. */
export function track(type: EventType, element: string, value?: string): void {
  // JSON leaves out undefined values.
  hand("/analytics/event", { type, element, value, timestamp: now() } as AnalyticsEvent);
}

/** Counts a request for a call that arrived; `type` is the source of the lead. */
export function trackConversion(type: Conversion["type"]): void {
  hand("/analytics/conversion", { type, timestamp: now() });
}

/** Counts an action that has no call of its own. */
export function trackAction(action: string, data: Action["data"]): void {
  hand("/analytics/", { action, data, timestamp: now(), userAgent: navigator.userAgent, url: pageUrl() });
}
