import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import type { DayCount } from "./day-count.ts";
import { mostFrequent, type Tally } from "./tally.ts";

/** A measure keeps so many names a day, the most frequent ones; the others are counted as one. */
export const mostNames = 100;

/**
 * Stores the figures of a day in place of those it had, one short transaction a measure. The day is not final
 * before all of it is stored.
 */
export async function saveFigures(database: Database, count: DayCount, final: boolean): Promise<void> {
  await saveTotals(database, count, false);
  for (const [measure, tally] of count.tallies) {
    await saveMeasure(database, count.day, measure, tally);
    await nextTurn();
  }
  if (final) await saveTotals(database, count, true);
}

async function saveMeasure(database: Database, day: string, measure: string, tally: Tally): Promise<void> {
  const figures = [...mostFrequent(tally, mostNames)].flatMap(([name, details]) =>
    [...details].map(([detail, { count, amount, visitors }]) => ({
      name,
      detail,
      count,
      visitors: visitors.count,
      amount,
    })),
  );
  await database.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom("analytics_counts")
      .where("measure", "=", measure)
      .where("day", "=", day)
      .execute();
    if (figures.length === 0) return;
    await sql`insert into analytics_counts (day, measure, name, detail, count, visitors, amount)
      select ${day}::text, ${measure}::text, name, detail, count, visitors, amount
      from json_to_recordset(${JSON.stringify(figures)}::json)
        as figure(name text, detail text, count integer, visitors integer, amount float8)`.execute(
      transaction,
    );
  });
}

async function saveTotals(database: Database, count: DayCount, final: boolean): Promise<void> {
  const totals = {
    visitors: count.visitors.count,
    returning_visitors: count.returning.count,
    sessions: count.sessions.count,
    views: count.views,
    bot_views: count.botViews,
    conversions: count.conversions,
    final,
  };
  await database
    .insertInto("analytics_days")
    .values({ day: count.day, ...totals })
    .onConflict((conflict) => conflict.column("day").doUpdateSet(totals))
    .execute();
}
