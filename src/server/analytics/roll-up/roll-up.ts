import { setImmediate as breath } from "node:timers/promises";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import { hitTables } from "../analytics-tables.ts";
import { dayOf, dayStart, nextDay } from "../day.ts";
import { sweep } from "../sweep.ts";
import { type Measure, measures } from "./measures.ts";

/** A measure keeps so many names a day, the most frequent ones; the others are counted as one. */
export const mostNames = 100;
const otherNames = "(other)";

/** A hit may be committed a little after its time: so long after its end a day can no longer grow. */
const settledAfterMinutes = 10;

type Clock = { today: string /** Days before this one are over for good. */; settled: string };

/**
 * Counts every day with hits that is not counted for good, up to today; returns those days. What the reports read is
 * small, so that they are as quick over years as over a week.
 */
export async function rollUp(database: Database, clock?: Clock): Promise<string[]> {
  const { today, settled } = clock ?? (await databaseClock(database));
  const days: string[] = [];
  let day = await dayWithHits(database, await firstUncounted(database));
  for (; day && day <= today; day = await dayWithHits(database, nextDay(day))) {
    await rollUpDay(database, day, day < settled);
    days.push(day);
  }
  if (days.length > 0) await sweep(database, "analytics_counts", "analytics_days");
  return days;
}

async function databaseClock(database: Database): Promise<Clock> {
  const before = sql<string>`now() - make_interval(mins => ${settledAfterMinutes}::int)`;
  const { rows } =
    await sql<Clock>`select ${dayOf(sql`now()`)} as today, ${dayOf(before)} as settled`.execute(database);
  return rows[0]!;
}

/** The day after the last that is final. */
async function firstUncounted(database: Database): Promise<string> {
  const last = await database
    .selectFrom("analytics_days")
    .select(({ fn }) => fn.max("day").as("day"))
    .where("final", "=", true)
    .executeTakeFirst();
  return last?.day ? nextDay(last.day) : "1970-01-01";
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

/** One short statement after the other, so that on the embedded database nobody waits for more than one. */
async function rollUpDay(database: Database, day: string, final: boolean): Promise<void> {
  for (const measure of measures) {
    await countMeasure(database, day, measure);
    await breath();
  }
  // Last, since it says that the day is counted.
  await countTotals(database, day, final);
  await breath();
}

async function countMeasure(database: Database, day: string, measure: Measure): Promise<void> {
  const { name, detail = "''", amount = "0::float8", where = "true" } = measure;
  const visitor = measure.table === "analytics_actions" ? "null::uuid" : "visitor_id";
  await database.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom("analytics_counts")
      .where("measure", "=", measure.measure)
      .where("day", "=", day)
      .execute();
    await sql`with hits as (
        select left(${sql.raw(name)}, 200) as name, ${sql.raw(detail)} as detail, ${sql.raw(visitor)} as visitor,
          ${sql.raw(amount)} as amount
        from ${sql.table(measure.table)} where ${within(day)} and not bot and (${sql.raw(where)})
      ), top as (
        select name from hits group by name order by count(*) desc, name limit ${mostNames}
      )
      insert into analytics_counts (day, measure, name, detail, count, visitors, amount)
      select ${day}, ${measure.measure}, coalesce(top.name, ${otherNames}), detail, count(*), count(distinct visitor),
        coalesce(sum(amount), 0)
      from hits left join top using (name) group by 3, 4`.execute(transaction);
  });
}

async function countTotals(database: Database, day: string, final: boolean): Promise<void> {
  await sql`insert into analytics_days
      (day, visitors, returning_visitors, sessions, views, bot_views, conversions, final)
    select ${day}, count(distinct visitor_id) filter (where not bot),
      count(distinct visitor_id) filter (where not bot and is_returning),
      count(distinct session_id) filter (where not bot), count(*) filter (where not bot), count(*) filter (where bot),
      (select count(*) from analytics_conversions where ${within(day)} and not bot), ${final}::boolean
    from analytics_pageviews where ${within(day)}
    on conflict (day) do update set visitors = excluded.visitors, returning_visitors = excluded.returning_visitors,
      sessions = excluded.sessions, views = excluded.views, bot_views = excluded.bot_views,
      conversions = excluded.conversions, final = excluded.final`.execute(database);
}

const within = (day: string) =>
  sql`received_at >= ${dayStart(day)} and received_at < ${dayStart(nextDay(day))}`;
