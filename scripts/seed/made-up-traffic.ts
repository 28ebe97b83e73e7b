import { sql } from "kysely";
import { hitTables } from "../../src/server/analytics/analytics-tables.ts";
import { dayOf, daysAfter } from "../../src/server/analytics/day.ts";
import { rollUp } from "../../src/server/analytics/roll-up/roll-up.ts";
import { type PastHit, savePastHits } from "../../src/server/analytics/save-hits.ts";
import type { Database } from "../../src/server/database/database.ts";
import { OperatorError } from "../../src/server/operations/operator-error.ts";
import { type Dice, dice } from "./dice.ts";
import { madeUp, madeUpVisit, newVisitor, type Visitor } from "./made-up-visit.ts";
import { hours, weekdays } from "./visitors.content.ts";

type Traffic = { days: number; visits: number };

const together = 500;

/** Fills a development database with made-up traffic up to now, in place of what was made up before. */
export async function makeUpTraffic(
  database: Database,
  { days, visits }: Traffic,
): Promise<{ hits: number }> {
  checkOptions({ days, visits });
  await refuseRealData(database);
  for (const table of [...hitTables, "analytics_days", "analytics_counts"] as const) {
    await database.deleteFrom(table).execute();
  }
  const { rows } = await sql<{
    today: string;
    now: Date;
  }>`select ${dayOf(sql`now()`)} as today, now() as now`.execute(database);
  const { today, now } = rows[0]!;
  let hits: PastHit[] = [];
  let stored = 0;
  const store = async (most: number) => {
    while (hits.length >= most && hits.length > 0) {
      const part = hits.splice(0, together);
      await savePastHits(database, part);
      stored += part.length;
    }
  };
  const random = dice(days * 1_000 + visits);
  const known: Visitor[] = [];
  for (let ago = days - 1; ago >= 0; ago--) {
    const ofDay = madeUpDay(random, daysAfter(today, -ago), visits * growth(1 - ago / days), known);
    hits.push(...ofDay.filter(({ receivedAt }) => Date.parse(receivedAt) <= now.getTime()));
    // In the order in which they would have come.
    hits = hits.toSorted((a, b) => a.receivedAt.localeCompare(b.receivedAt));
    await store(together);
  }
  await store(1);
  await rollUp(database);
  return { hits: stored };
}

/** More people know the site by and by. */
const growth = (part: number): number => 0.5 + part;

function madeUpDay(random: Dice, day: string, visits: number, known: Visitor[]): PastHit[] {
  const midnight = Date.parse(`${day}T00:00:00+02:00`);
  const count = Math.round(
    visits * (weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 1) * (0.8 + 0.4 * random.next()),
  );
  return Array.from({ length: count }, () => {
    const again = known.length > 0 && random.chance(0.22);
    const visitor = again ? known[random.between(0, known.length - 1)]! : newVisitor(random);
    if (!again) known.push(visitor);
    const start = midnight + random.pick(hours) * 3_600_000 + random.between(0, 3_599) * 1_000;
    return madeUpVisit(random, visitor, start, again);
  }).flat();
}

function checkOptions({ days, visits }: Traffic): void {
  const whole = (value: number, most: number) => Number.isInteger(value) && value >= 1 && value <= most;
  if (!whole(days, 2_000)) throw new OperatorError("The days must be a whole number from 1 to 2000.");
  if (!whole(visits, 20_000))
    throw new OperatorError("The visits a day must be a whole number from 1 to 20000.");
}

/** Whoever seeds by mistake must lose nothing and mix nothing up. */
async function refuseRealData(database: Database): Promise<void> {
  const made = sql.lit(`${madeUp}-%`);
  const { rows } = await sql<{ real: boolean }>`select exists(select 1 from leads)
    or exists(select 1 from analytics_pageviews where visitor_id::text not like ${made})
    or exists(select 1 from analytics_events where visitor_id::text not like ${made})
    or exists(select 1 from analytics_conversions where visitor_id::text not like ${made})
    -- Figures of rows that are past their retention.
    or (exists(select 1 from analytics_days)
      and not exists(select 1 from analytics_pageviews where visitor_id::text like ${made})) as real`.execute(
    database,
  );
  if (rows[0]?.real) {
    throw new OperatorError(
      "This database holds contact requests or real visitors. Made-up traffic goes into an empty one: set another DATA_DIR or DATABASE_URL.",
    );
  }
}
