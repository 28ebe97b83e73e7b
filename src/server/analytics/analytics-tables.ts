import type { ColumnType, Generated } from "kysely";

/** Given as its ISO text; read as a date. */
type Sent = ColumnType<Date, string, never>;

/**
 * What each call of the browser leaves. `received_at` is the database's clock and what reports go by: the
 * clocks of phones are wrong, so `sent_at` is kept beside it and trusted with nothing.
 */
type Received = { received_at: Generated<Date>; sent_at: Sent; bot: boolean };
type Visit = { session_id: string; visitor_id: string };
type Parameters = ColumnType<Record<string, unknown>, object, never>;

export type AnalyticsTables = {
  analytics_pageviews: Received &
    Visit & {
      path: string;
      title: string;
      page_url: string;
      referrer: string;
      utm: Parameters;
      user_agent: string;
      device: string;
      browser: string;
      os: string;
      language: string;
      resolution: string;
      timezone: string;
      is_returning: boolean;
    };
  analytics_events: Received & Visit & { type: string; element: string; value: string | null };
  analytics_conversions: Received & Visit & { type: string };
  analytics_actions: Received & { action: string; data: Parameters; user_agent: string; url: string };
  analytics_days: DaysTable;
  analytics_counts: CountsTable;
  analytics_received: ReceivedTable;
};

/** The totals of one day in Johannesburg, a text so that no time zone moves it. */
type DaysTable = {
  day: string;
  visitors: number;
  returning_visitors: number;
  sessions: number;
  views: number;
  conversions: number;
  /** Page views of bots, which no other figure counts. */
  bot_views: number;
  /** Counted after its end, for good. */
  final: boolean;
};

/** How often a day saw what is named, by how many visitors, and the sum of what was measured with it. */
type CountsTable = {
  day: string;
  measure: string;
  name: string;
  /** One of a few fixed words or figures, never a visitor's own. */
  detail: string;
  count: number;
  visitors: number;
  amount: number;
};

/** How many hits a day has taken, by all processes together. */
type ReceivedTable = { day: string; hits: number };

/** Tables with one row a call. */
export const hitTables = [
  "analytics_pageviews",
  "analytics_events",
  "analytics_conversions",
  "analytics_actions",
] as const;
export type HitTable = (typeof hitTables)[number];

/** What a row is stored from: as in the table, parameters as objects and times as texts. */
export type HitRows = {
  [Table in HitTable]: {
    [Column in keyof Omit<
      AnalyticsTables[Table],
      "received_at"
    >]: AnalyticsTables[Table][Column] extends ColumnType<unknown, infer Given, unknown>
      ? Given
      : AnalyticsTables[Table][Column];
  };
};
