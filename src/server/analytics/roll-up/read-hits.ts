import { setImmediate as nextTurn } from "node:timers/promises";
import { type RawBuilder, type Selectable, sql } from "kysely";
import type { Database } from "../../database/database.ts";
import type { AnalyticsTables, HitTable } from "../analytics-tables.ts";

/** What is read of a row to count it. */
const columns = {
  analytics_pageviews: [
    "bot",
    "visitor_id",
    "session_id",
    "is_returning",
    "path",
    "page_url",
    "referrer",
    "utm",
    "device",
    "browser",
    "os",
    "language",
  ],
  analytics_events: ["bot", "visitor_id", "type", "element", "value"],
  analytics_conversions: ["bot", "visitor_id", "type"],
  analytics_actions: ["bot", "action", "data"],
} as const satisfies { [Table in HitTable]: readonly (keyof AnalyticsTables[Table])[] };

export type HitRow = {
  [Table in HitTable]: Selectable<
    Pick<AnalyticsTables[Table], (typeof columns)[Table][number] & keyof AnalyticsTables[Table]>
  >;
};

/** Where in a table the reading has come to. */
export type Place = { receivedAt: string; row: string };

/** Read in one statement: some milliseconds, and on the embedded database everybody else waits as long. */
const together = 500;

export type Reading<Table extends HitTable> = {
  table: Table;
  from: RawBuilder<Date>;
  to: RawBuilder<Date>;
  /** What has been read already is not read again. */
  after: Place | undefined;
};

/** The rows of a table received in a period, in their order and a few at a time, so that others get their turn. */
export async function* readHits<Table extends HitTable>(
  database: Database,
  reading: Reading<Table>,
): AsyncGenerator<{ rows: HitRow[Table][]; place: Place }> {
  let { after } = reading;
  for (;;) {
    const rows = await nextHits(database, { ...reading, after });
    const last = rows.at(-1);
    if (!last) return;
    after = { receivedAt: last.receivedAt, row: last.row };
    yield { rows, place: after };
    if (rows.length < together) return;
    await nextTurn();
  }
}

/** An index holds rows of the same moment in the order of their places, which is what the reading goes by. */
function nextHits<Table extends HitTable>(
  database: Database,
  { table, from, to, after }: Reading<Table>,
): Promise<(HitRow[Table] & Place)[]> {
  const rest = after
    ? sql`received_at >= ${after.receivedAt}::timestamptz
        and (received_at, ctid) > (${after.receivedAt}::timestamptz, ${after.row}::tid)`
    : sql`received_at >= ${from}`;
  return database.transaction().execute(async (transaction) => {
    // Without statistics, which the embedded database never gathers, all the rest of the day would be sorted each time.
    await sql`select set_config(name, 'off', true) from unnest(array['enable_bitmapscan', 'enable_seqscan']) as name`.execute(
      transaction,
    );
    const { rows } = await sql<
      HitRow[Table] & Place
    >`select received_at::text as "receivedAt", ctid::text as row,
        ${sql.raw(columns[table].join(", "))}
      from ${sql.table(table)} where ${rest} and received_at < ${to}
      order by received_at limit ${together}`.execute(transaction);
    return rows;
  });
}
