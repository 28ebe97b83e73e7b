import { type RawBuilder, sql } from "kysely";
import type { Database } from "../database/database.ts";
import { type HitRows, type HitTable, hitTables } from "./analytics-tables.ts";
import { dayOf, startOfNextDay } from "./day.ts";
import type { Hit } from "./hit.ts";

const visit = { sent_at: "timestamptz", session_id: "uuid", visitor_id: "uuid" };

/** Every column that a hit fills, with its type; the database adds when it received it. */
const columns: { [Table in HitTable]: Record<keyof HitRows[Table], string> } = {
  analytics_pageviews: {
    ...visit,
    path: "text",
    title: "text",
    page_url: "text",
    referrer: "text",
    utm: "jsonb",
    user_agent: "text",
    device: "text",
    browser: "text",
    os: "text",
    language: "text",
    resolution: "text",
    timezone: "text",
    is_returning: "boolean",
    bot: "boolean",
  },
  analytics_events: { ...visit, type: "text", element: "text", value: "text", bot: "boolean" },
  analytics_conversions: { ...visit, type: "text", bot: "boolean" },
  analytics_actions: {
    sent_at: "timestamptz",
    action: "text",
    data: "jsonb",
    user_agent: "text",
    url: "text",
    bot: "boolean",
  },
};

/** How many hits the day has taken, and in how many seconds it ends. */
export type Received = { hits: number; secondsLeft: number };

/**
 * Stores many hits in one statement, all or nothing, and counts them to their day. Each table gets its rows as one
 * JSON text: on both databases that was as quick as arrays of columns and quicker than a parameter for every value.
 */
export async function saveHits(database: Database, hits: readonly Hit[]): Promise<Received> {
  const inserts = insertsOf(hits, (table) => columns[table]);
  const { rows } = await sql<Received>`with ${sql.join(inserts)}
    insert into analytics_received (day, hits) values (${dayOf(sql`now()`)}, ${hits.length})
    on conflict (day) do update set hits = analytics_received.hits + excluded.hits
    returning hits, extract(epoch from ${startOfNextDay} - now())::float8 as "secondsLeft"`.execute(database);
  return rows[0]!;
}

/** The same for made-up hits, which name the moment at which they would have come. */
export async function savePastHits(database: Database, hits: readonly PastHit[]): Promise<void> {
  const rows = hits.map((hit) => ({
    table: hit.table,
    row: { ...hit.row, received_at: hit.receivedAt },
  }));
  const inserts = insertsOf(rows, (table) => ({ ...columns[table], received_at: "timestamptz" }));
  if (inserts.length > 0) await sql`with ${sql.join(inserts)} select 1`.execute(database);
}

export type PastHit = Hit & { receivedAt: string };

type ColumnsOf = (table: HitTable) => Record<string, string>;

function insertsOf(
  hits: readonly { table: HitTable; row: object }[],
  columnsOf: ColumnsOf,
): RawBuilder<unknown>[] {
  return hitTables.flatMap((table) => {
    const rows = hits.filter((hit) => hit.table === table).map(({ row }) => row);
    return rows.length > 0 ? [insertOf(table, columnsOf(table), JSON.stringify(rows))] : [];
  });
}

function insertOf(table: HitTable, typed: Record<string, string>, rows: string): RawBuilder<unknown> {
  const names = Object.keys(typed).join(", ");
  const definition = Object.entries(typed).map(([name, type]) => `${name} ${type}`);
  return sql`${sql.raw(`new_${table}`)} as (insert into ${sql.raw(`${table} (${names})`)}
    select ${sql.raw(names)} from json_to_recordset(${rows}::json) as hit(${sql.raw(definition.join(", "))}))`;
}
