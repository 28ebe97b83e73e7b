import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { dayOf, dayStart, daysAfter } from "./day.ts";

const tablesOfVisitors = ["analytics_pageviews", "analytics_events", "analytics_conversions"] as const;

/** No index finds a visitor, for that is asked once in a while: so many days are looked through at a time. */
const part = 31;

/** Erases every row of a visitor; how many. The daily figures name nobody and stay. */
export async function eraseVisitor(database: Database, visitorId: string): Promise<number> {
  let erased = 0;
  for (const table of tablesOfVisitors) {
    const { rows } = await sql<{
      first: string | null;
      last: string;
    }>`select ${dayOf(sql`min(received_at)`)} as first,
      ${dayOf(sql`max(received_at)`)} as last from ${sql.table(table)}`.execute(database);
    const { first, last = "" } = rows[0] ?? {};
    for (let day = first; day && day <= last; day = daysAfter(day, part)) {
      const gone = await database
        .deleteFrom(table)
        .where("visitor_id", "=", visitorId)
        .where("received_at", ">=", dayStart(day))
        .where("received_at", "<", dayStart(daysAfter(day, part)))
        .executeTakeFirst();
      erased += Number(gone.numDeletedRows);
    }
  }
  return erased;
}
