import { withoutPersonalDetail } from "#contract/analytics.ts";
import type { Action, AnalyticsEvent, Conversion, Pageview } from "#contract/analytics-schema.ts";
import { carriesValue } from "#contract/counted-fields.ts";
import type { HitRows } from "./analytics-tables.ts";
import { isBot } from "./bots.ts";

/** One call of the browser, as the row that is kept of it. */
export type Hit = { [Table in keyof HitRows]: { table: Table; row: HitRows[Table] } }[keyof HitRows];

/** A body that its schema lets pass and that cannot be kept all the same. */
class UnusableHitError extends Error {
  readonly statusCode = 400;
}

export function pageviewHit(body: Pageview, agent: string | undefined): Hit {
  return {
    table: "analytics_pageviews",
    row: {
      ...visit(body),
      path: address(body.path),
      title: withoutPersonalDetail(body.title),
      page_url: address(body.pageUrl),
      referrer: address(body.referrer),
      utm: cleaned(body.utmParams),
      user_agent: withoutPersonalDetail(body.userAgent),
      device: body.device,
      browser: body.browser,
      os: body.os,
      language: withoutPersonalDetail(body.language),
      resolution: body.resolution,
      timezone: withoutPersonalDetail(body.timezone),
      is_returning: body.isReturning,
      bot: isBot(agent) || isBot(body.userAgent),
    },
  };
}

export function eventHit(body: AnalyticsEvent, agent: string | undefined): Hit {
  return {
    table: "analytics_events",
    row: {
      ...visit(body),
      type: withoutPersonalDetail(body.type),
      element: withoutPersonalDetail(body.element),
      value: eventValue(body),
      bot: isBot(agent),
    },
  };
}

/** What was typed is kept of the fields that say nothing of who typed it, and cleaned, whatever the browser sent. */
function eventValue({ type, element, value }: AnalyticsEvent): string | null {
  if (value === undefined) return null;
  if (type === "input" && !carriesValue(element)) return null;
  return withoutPersonalDetail(value);
}

export function conversionHit(body: Conversion, agent: string | undefined): Hit {
  const row = { ...visit(body), type: withoutPersonalDetail(body.type), bot: isBot(agent) };
  return { table: "analytics_conversions", row };
}

export function actionHit(body: Action, agent: string | undefined): Hit {
  return {
    table: "analytics_actions",
    row: {
      sent_at: moment(body.timestamp),
      action: withoutPersonalDetail(body.action),
      data: cleaned(body.data),
      user_agent: withoutPersonalDetail(body.userAgent),
      url: address(body.url),
      bot: isBot(agent) || isBot(body.userAgent),
    },
  };
}

const visit = (body: { sessionId: string; visitorId: string; timestamp: string }) => ({
  sent_at: moment(body.timestamp),
  session_id: body.sessionId,
  visitor_id: body.visitorId,
});

/** The schema knows the form of a time; whether a month has that many days, only the calendar does. */
function moment(timestamp: string): string {
  const everyMonthHasIt = timestamp.slice(8, 10) <= "28";
  const real = everyMonthHasIt || new Date(timestamp).toISOString().startsWith(timestamp.slice(0, 10));
  if (!real || timestamp < "1970") throw new UnusableHitError();
  return timestamp;
}

/** The fragment says nothing of a page that its path does not, and may hold anything. */
const address = (url: string): string => withoutPersonalDetail(url.replace(/#.*$/, ""));

function cleaned<T>(parameters: Record<string, T>): Record<string, T | string> {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [
      withoutPersonalDetail(name),
      typeof value === "string" ? withoutPersonalDetail(value) : value,
    ]),
  );
}
