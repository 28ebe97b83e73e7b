import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import type { Journal } from "./journal.ts";
import type { Delivered, JournalEntry } from "./journal-entry.ts";
import type { JournalNotes } from "./journal-notes.ts";

const part = 500;

/**
 * Gives the journal what only the database has: leads of a journal that was damaged or removed, so that the
 * database can always be made anew from it.
 */
export async function refillJournal(
  database: Database,
  journal: Journal,
  { leads }: JournalNotes,
): Promise<void> {
  const { count } = await database
    .selectFrom("leads")
    .select(sql<number>`count(*)::int`.as("count"))
    .executeTakeFirstOrThrow();
  if (count <= leads.size) return;
  for (let last = "00000000-0000-0000-0000-000000000000"; ; ) {
    const rows = await leadsAfter(database, last);
    const unknown = rows.filter(({ id }) => !leads.has(id));
    await Promise.all(unknown.flatMap(entriesOf).map(journal.append));
    last = rows.at(-1)?.id ?? last;
    if (rows.length < part) return;
  }
}

function leadsAfter(database: Database, last: string) {
  return database
    .selectFrom("leads")
    .leftJoin("consents", "consents.lead_id", "leads.id")
    .selectAll("leads")
    .select(["consents.version", "consents.wording"])
    .select(["consents.marketing_email", "consents.marketing_phone"])
    .select(
      sql<
        Omit<Delivered, "delivered">[] | null
      >`(select json_agg(json_strip_nulls(json_build_object('channel', channel,
        'at', delivered_at, 'unconfirmed', case when state = 'unconfirmed' then true end)))
        from deliveries where lead_id = leads.id and state in ('delivered', 'unconfirmed'))`.as("delivered"),
    )
    .where("leads.id", ">", last)
    .orderBy("leads.id")
    .limit(part)
    .execute();
}

function entriesOf(row: Awaited<ReturnType<typeof leadsAfter>>[number]): JournalEntry[] {
  const {
    version,
    wording,
    marketing_email,
    marketing_phone,
    delivered,
    duplicate_of: _repeated,
    state,
    received_at,
    ...columns
  } = row;
  const consent =
    version !== null && wording !== null ? { version, wording, marketing_email, marketing_phone } : null;
  const lead = {
    ...columns,
    received_at: received_at.toISOString(),
    state: state === "quarantined" ? state : ("accepted" as const),
    consent,
  };
  return [{ lead }, ...(delivered ?? []).map((entry) => ({ delivered: row.id, ...entry }))];
}
