import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import type { Journal } from "./journal.ts";
import { eraseLeads, forgetErased } from "./leads.queries.ts";
import { forgetUnproven } from "./programs/unproven-limit.ts";

/** How many leads were erased, and what the operator is asked where it was none. */
export type Erased = { erased: number; question?: string };

/** Any number that is only ours: of several processes one does the day's erasing. */
const retentionLock = 4_915_263;

/** A statement takes some thousands of values at most. */
const part = 5_000;

/** A clock that has gone further than this since the last look, in days, is not believed by itself. */
const longestAbsence = 31;

/** So many seconds a query may take, and clocks may differ. */
const farApart = 120;

/** Erasing more than so many leads, and more than this share of all, at once is asked about first. */
const many = { leads: 50, share: 0.1 };

/**
 * Erases the leads that are older than so many months, from the journal too; undefined when another process does
 * it now. A clock that is wrong must not erase everything: where it has jumped since the last look, or much would
 * go at once, nothing is erased until the operator has confirmed it.
 */
export async function eraseOldLeads(
  database: Database,
  journal: Journal | undefined,
  months: number,
  { confirmed = false } = {},
): Promise<Erased | undefined> {
  const done = await database.transaction().execute(async (transaction): Promise<Erased | undefined> => {
    const { rows } = await sql<{
      mine: boolean;
    }>`select pg_try_advisory_xact_lock(${retentionLock}) as mine`.execute(transaction);
    if (!rows[0]?.mine) return undefined;
    const look = await lookThrough(transaction, months);
    const journalled = await journalledLeads(journal);
    const ids = new Set([
      ...look.ids,
      ...journalled.filter(({ at }) => at < look.before).map(({ id }) => id),
    ]);
    const question = confirmed ? undefined : questionAbout(look, ids.size);
    if (question) return { erased: 0, question };
    if (confirmed || look.absence <= longestAbsence) await noteTime(transaction);
    const all = [...ids];
    for (let start = 0; start < all.length; start += part) {
      await eraseLeads(transaction, journal, all.slice(start, start + part));
    }
    return { erased: all.length };
  });
  if (journal && done && done.erased > 0) await forgetErased(database);
  await forgetUnproven(database);
  return done;
}

/** What the operator is asked before old leads are erased; undefined when nothing waits for an answer. */
export async function erasingQuestion(database: Database, months: number): Promise<string | undefined> {
  const look = await lookThrough(database, months);
  return questionAbout(look, look.ids.length);
}

/** Why the clocks may be wrong, as far as rows and clocks tell; undefined when nothing speaks for it. */
export async function doubtfulClock(
  database: Database,
  months: number,
  machine: number = Date.now(),
): Promise<string | undefined> {
  const { rows } = await sql<{ absence: number; apart: number; ahead: boolean }>`select
    coalesce((select extract(epoch from now() - seen_at) / 86400 from retention_clock), 0)::float8 as absence,
    abs(extract(epoch from clock_timestamp()) - ${machine / 1_000}::float8)::float8 as apart,
    coalesce((select max(received_at) from leads) > now() + interval '10 minutes', false) as ahead`.execute(
    database,
  );
  const { absence, apart, ahead } = rows[0]!;
  if (ahead)
    return "A request is from a time that is still to come: the clock was set back, or ran ahead then.";
  if (apart > farApart) {
    return `The clocks of this machine and of the database are ${Math.round(apart)} seconds apart.`;
  }
  const question = await erasingQuestion(database, months);
  if (question || absence <= longestAbsence) return question;
  return `The clock is ${Math.round(absence)} days after the last look for old requests. If it is right, run: npm run operate -- erase-old-leads`;
}

/**
 * Notes the time for the first look: that of the newest row, since the clock of this very start may be wrong.
 * To be called after leads were restored and before new ones come.
 */
export async function noteNewestRow(database: Database): Promise<void> {
  await sql`insert into retention_clock (seen_at) select least(now(), coalesce(greatest(
      (select max(received_at) from leads), (select max(received_at) from analytics_pageviews)), now()))
    on conflict do nothing`.execute(database);
}

type Look = { before: Date; absence: number; total: number; ids: string[] };

async function lookThrough(database: Database, months: number): Promise<Look> {
  const { rows } = await sql<
    Omit<Look, "ids">
  >`select now() - make_interval(months => ${months}::int) as before,
    coalesce((select extract(epoch from now() - seen_at) / 86400 from retention_clock), 0)::float8 as absence,
    (select count(*)::int from leads) as total`.execute(database);
  const found = rows[0]!;
  const old = database.selectFrom("leads").select("id").where("received_at", "<", found.before);
  return { ...found, ids: (await old.execute()).map(({ id }) => id) };
}

function questionAbout({ absence, total }: Look, old: number): string | undefined {
  if (old === 0) return undefined;
  const leads = old === 1 ? "1 lead is" : `${old} leads are`;
  const then = "Nothing is erased until you confirm it: npm run operate -- erase-old-leads";
  if (absence > longestAbsence) {
    return `${leads} past the retention, but the clock is ${Math.round(absence)} days after the last look. ${then}`;
  }
  if (old > many.leads && old > total * many.share) {
    return `${leads} past the retention, more than a tenth of all at once. ${then}`;
  }
  return undefined;
}

const noteTime = (database: Database) =>
  sql`insert into retention_clock (seen_at) values (now())
    on conflict (id) do update set seen_at = excluded.seen_at`.execute(database);

/** Also what is in the journal alone: a lead that could not be stored, and no start has restored since. */
async function journalledLeads(journal: Journal | undefined): Promise<{ id: string; at: Date }[]> {
  const { entries } = (await journal?.read()) ?? { entries: [] };
  return entries.flatMap((entry) =>
    "lead" in entry ? [{ id: entry.lead.id, at: new Date(entry.lead.received_at) }] : [],
  );
}
