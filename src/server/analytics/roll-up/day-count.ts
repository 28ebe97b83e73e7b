import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import { type HitTable, hitTables } from "../analytics-tables.ts";
import { dayStart, nextDay } from "../day.ts";
import { DistinctCount } from "./distinct.ts";
import { type Measure, measures } from "./measures.ts";
import { type HitRow, type Place, readHits } from "./read-hits.ts";
import { addSeen, type Tally } from "./tally.ts";

/** What has been counted of a day, and up to where. */
export type DayCount = {
  day: string;
  places: Partial<Record<HitTable, Place>>;
  /** By measure. */
  tallies: Map<string, Tally>;
  visitors: DistinctCount;
  returning: DistinctCount;
  sessions: DistinctCount;
  views: number;
  botViews: number;
  conversions: number;
};

export const newDayCount = (day: string): DayCount => ({
  day,
  places: {},
  tallies: new Map(
    Object.values(measures).flatMap((list) => list.map(({ measure }) => [measure, new Map()])),
  ),
  visitors: new DistinctCount(),
  returning: new DistinctCount(),
  sessions: new DistinctCount(),
  views: 0,
  botViews: 0,
  conversions: 0,
});

/** Counts what has come since it was last counted; the last so many seconds are left for the next time. */
export async function countFurther(database: Database, count: DayCount, left: number): Promise<void> {
  const from = dayStart(count.day);
  const end = dayStart(nextDay(count.day));
  const to = sql<Date>`least(${end}, now() - make_interval(secs => ${left}::int))`;
  for (const table of hitTables) {
    const reading = { table, from, to: left > 0 ? to : end, after: count.places[table] };
    for await (const { rows, place } of readHits(database, reading)) {
      for (const row of rows) countRow(count, table, row);
      count.places[table] = place;
    }
  }
}

function countRow(count: DayCount, table: HitTable, row: HitRow[HitTable]): void {
  if (table === "analytics_pageviews") countView(count, row as HitRow["analytics_pageviews"]);
  if (row.bot) return;
  if (table === "analytics_conversions") count.conversions++;
  const visitor = "visitor_id" in row ? row.visitor_id : undefined;
  // Each measure is asked about rows of its own table.
  for (const { measure, see } of measures[table] as readonly Measure<HitRow[HitTable]>[]) {
    const seen = see(row);
    if (seen) count.tallies.set(measure, addSeen(count.tallies.get(measure)!, seen, visitor));
  }
}

function countView(count: DayCount, row: HitRow["analytics_pageviews"]): void {
  if (row.bot) return void count.botViews++;
  count.views++;
  count.visitors.add(row.visitor_id);
  count.sessions.add(row.session_id);
  if (row.is_returning) count.returning.add(row.visitor_id);
}
