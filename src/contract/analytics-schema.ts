import { type Static, Type } from "typebox";
import { browsers, devices, analyticsLimits as limits, operatingSystems } from "./analytics.ts";

// Not in analytics.ts, as lead-schema.ts is not in lead.ts: the browser imports only types from here.

/** One line of text: no control characters, line or paragraph separators or broken characters. */
const line = (maxLength: number, minLength = 0) =>
  Type.String({ minLength, maxLength, pattern: "^[^\\p{Cc}\\p{Zl}\\p{Zp}\\p{Cs}]*$" });

const uuid = Type.String({
  pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$",
});

/** As Date.prototype.toISOString writes it. */
const isoTime = Type.String({
  pattern:
    "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d{1,3})?Z$",
});

const closed = { additionalProperties: false };

/** Named like a parameter of an address: the name is one short line, and other names are refused. */
const named = Type.String({ pattern: `^[^\\p{Cc}\\p{Zl}\\p{Zp}\\p{Cs}]{1,${limits.name}}$` });
const parameters = { maxProperties: limits.parameters, ...closed };

const visit = { sessionId: uuid, visitorId: uuid };

/** The body of POST /analytics/pageview. */
export const pageviewSchema = Type.Object(
  {
    ...visit,
    path: Type.String({ maxLength: limits.path, pattern: "^/[^\\p{Cc}\\p{Zl}\\p{Zp}\\p{Cs}]*$" }),
    title: line(limits.title),
    pageUrl: line(limits.url),
    referrer: line(limits.url),
    utmParams: Type.Record(named, line(limits.parameter), parameters),
    userAgent: line(limits.userAgent),
    device: Type.Enum([...devices]),
    browser: Type.Enum([...browsers]),
    os: Type.Enum([...operatingSystems]),
    language: line(limits.name),
    resolution: Type.String({ pattern: "^\\d{1,5}x\\d{1,5}$" }),
    timezone: line(limits.name),
    isReturning: Type.Boolean(),
    timestamp: isoTime,
  },
  closed,
);

/** The body of POST /analytics/event. */
export const eventSchema = Type.Object(
  {
    ...visit,
    type: line(limits.name, 1),
    element: line(limits.element),
    value: Type.Optional(line(limits.value)),
    timestamp: isoTime,
  },
  closed,
);

/** The body of POST /analytics/conversion; the type is the source of the lead. */
export const conversionSchema = Type.Object(
  { ...visit, type: line(limits.name, 1), timestamp: isoTime },
  closed,
);

/** The body of POST /analytics/, for whatever has no call of its own. It names no visitor. */
export const actionSchema = Type.Object(
  {
    action: line(limits.name, 1),
    data: Type.Record(
      named,
      Type.Union([line(limits.value), Type.Number(), Type.Boolean(), Type.Null()]),
      parameters,
    ),
    timestamp: isoTime,
    userAgent: line(limits.userAgent),
    url: line(limits.url),
  },
  closed,
);

export type Pageview = Static<typeof pageviewSchema>;
export type AnalyticsEvent = Static<typeof eventSchema>;
export type Conversion = Static<typeof conversionSchema>;
export type Action = Static<typeof actionSchema>;
