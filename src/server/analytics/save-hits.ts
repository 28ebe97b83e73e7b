import { type RawBuilder, sql } from "kysely";
import type { Database } from "../database/database.ts";
import { type HitRows, type HitTable, hitTables } from "./analytics-tables.ts";
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

/**
 * Stores many hits in one statement, all or nothing. Each table gets its rows as one JSON text: on both
 * databases that was as quick as arrays of columns and quicker than a parameter for every value.
 */
export function saveHits(database: Database, hits: readonly Hit[]): Promise<void> {
  return save(database, hits, (table) => columns[table]);
}

/** The same for made-up hits, which name the moment at which they would have come. */
export function savePastHits(database: Database, hits: readonly PastHit[]): Promise<void> {
  const rows = hits.map((hit) => ({
    table: hit.table,
    row: { ...hit.row, received_at: hit.receivedAt },
  }));
  return save(database, rows, (table) => ({ ...columns[table], received_at: "timestamptz" }));
}

export type PastHit = Hit & { receivedAt: string };

type ColumnsOf = (table: HitTable) => Record<string, string>;

async function save(
  database: Database,
  hits: readonly { table: HitTable; row: object }[],
  columnsOf: ColumnsOf,
): Promise<void> {
  const inserts = hitTables.flatMap((table) => {
    const rows = hits.filter((hit) => hit.table === table).map(({ row }) => row);
    return rows.length > 0 ? [insertOf(table, columnsOf(table), JSON.stringify(rows))] : [];
  });
  if (inserts.length > 0) await sql`with ${sql.join(inserts)} select 1`.execute(database);
}

function insertOf(table: HitTable, typed: Record<string, string>, rows: string): RawBuilder<unknown> {
  const names = Object.keys(typed).join(", ");
  const definition = Object.entries(typed).map(([name, type]) => `${name} ${type}`);
  return sql`${sql.raw(`new_${table}`)} as (insert into ${sql.raw(`${table} (${names})`)}
    select ${sql.raw(names)} from json_to_recordset(${rows}::json) as hit(${sql.raw(definition.join(", "))}))`;
}
