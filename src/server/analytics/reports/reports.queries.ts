import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import type { Period } from "./period.ts";

/** Days that saw nothing have no row. */
export function dailyTotals(database: Database, { from, to }: Period) {
  return database
    .selectFrom("analytics_days")
    .select(["day", "visitors", "returning_visitors", "sessions", "views", "conversions", "bot_views"])
    .where("day", ">=", from)
    .where("day", "<=", to)
    .orderBy("day")
    .execute();
}

export type Counted = { name: string; detail: string; count: number; visitors: number; amount: number };

/** What a measure saw over a period, the most frequent first; visitors are added up over the days. */
export async function countsOf(
  database: Database,
  measure: string,
  { from, to }: Period,
  most: number,
): Promise<Counted[]> {
  const { rows } = await sql<Counted>`select name, detail, sum(count)::float8 as count,
      sum(visitors)::float8 as visitors, sum(amount) as amount
    from analytics_counts where measure = ${measure} and day >= ${from} and day <= ${to}
    group by name, detail order by sum(count) desc, name, detail limit ${most}`.execute(database);
  return rows;
}
