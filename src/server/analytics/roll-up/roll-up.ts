import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import { hitTables } from "../analytics-tables.ts";
import { dayOf, dayStart, nextDay } from "../day.ts";
import { sweep } from "../sweep.ts";
import { countFurther, type DayCount, newDayCount } from "./day-count.ts";
import { saveFigures } from "./save-figures.ts";

/** A hit may be committed a little after its time: so long after its end a day can no longer grow. */
const settledAfterMinutes = 10;

/** For the same reason the newest hits are left for the next run, when what has been counted is kept. */
const secondsLeft = 30;

type Clock = { today: string /** Days before this one are over for good. */; settled: string };

/** What one run of this process has counted of the day that is not over, for its next run to go on from. */
export type KeptCount = { day?: DayCount };

/**
 * Counts every day with hits that is not counted for good, up to today; returns those days. What the reports read is
 * small, so that they are as quick over years as over a week. With `kept` a hit is read only once. A day that cannot
 * be counted does not keep the later ones from being counted; the error is thrown when they are.
 */
export async function rollUp(database: Database, clock?: Clock, kept?: KeptCount): Promise<string[]> {
  const { today, settled } = clock ?? (await databaseClock(database));
  const days: string[] = [];
  const errors: unknown[] = [];
  const { first, final } = await uncounted(database);
  let day = await dayWithHits(database, first);
  for (; day && day <= today; day = await dayWithHits(database, nextDay(day))) {
    if (final.has(day)) continue;
    try {
      await rollUpDay(database, day, day < settled, kept);
      days.push(day);
    } catch (error) {
      errors.push(error);
    }
  }
  if (days.length > 0) await sweep(database, "analytics_counts", "analytics_days");
  if (errors.length > 0) throw errors[0];
  return days;
}

async function rollUpDay(
  database: Database,
  day: string,
  final: boolean,
  kept: KeptCount | undefined,
): Promise<void> {
  const count = kept?.day?.day === day ? kept.day : newDayCount(day);
  if (kept) delete kept.day;
  await countFurther(database, count, kept ? secondsLeft : 0);
  await saveFigures(database, count, final);
  if (kept && !final) kept.day = count;
}

async function databaseClock(database: Database): Promise<Clock> {
  const before = sql<string>`now() - make_interval(mins => ${settledAfterMinutes}::int)`;
  const { rows } =
    await sql<Clock>`select ${dayOf(sql`now()`)} as today, ${dayOf(before)} as settled`.execute(database);
  return rows[0]!;
}

/** From which day on to look, and the days from there on that are final already. */
async function uncounted(database: Database): Promise<{ first: string; final: Set<string> }> {
  const known = await database
    .selectFrom("analytics_days")
    .select(({ fn }) => [fn.max("day").as("last"), fn.min("day").filterWhere("final", "=", false).as("open")])
    .executeTakeFirst();
  const first = known?.open ?? (known?.last ? nextDay(known.last) : "1970-01-01");
  const final = await database
    .selectFrom("analytics_days")
    .select("day")
    .where("day", ">=", first)
    .where("final", "=", true)
    .execute();
  return { first, final: new Set(final.map(({ day }) => day)) };
}

/** The first day, from this one on, on which anything came: days without anything are passed over. */
async function dayWithHits(database: Database, from: string): Promise<string | null> {
  const first = hitTables.map(
    (table) => sql`(select min(received_at) from ${sql.table(table)} where received_at >= ${dayStart(from)})`,
  );
  const { rows } = await sql<{
    day: string | null;
  }>`select ${dayOf(sql`least(${sql.join(first)})`)} as day`.execute(database);
  return rows[0]?.day ?? null;
}
