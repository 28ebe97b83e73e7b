import { sql } from "kysely";
import type { Database } from "../database/database.ts";

/** For the overview and the metrics. */
export type AlertCounts = { openAlerts: number; unsentMessages: number };

export async function alertCounts(database: Database): Promise<AlertCounts> {
  const { rows } = await sql<AlertCounts>`select
    (select count(*)::int from alerts where over_at is null) as "openAlerts",
    (select count(*)::int from operator_messages where ${unsent}) as "unsentMessages"`.execute(database);
  return rows[0]!;
}

/** Given up, or failed once and tried again later. */
const unsent = sql<boolean>`(state = 'failed' or (state <> 'sent' and tries > 0 and reason is not null))`;

const pastShown = 50;

/** What the operator was told of, what is over, and what could not be sent. */
export async function alertsView(database: Database) {
  const alerts = database.selectFrom("alerts").selectAll();
  const messages = database
    .selectFrom("operator_messages")
    .select(["kind", "way", "subject", "state", "tries", "reason", "created_at", "sent_at"]);
  return {
    open: await alerts.where("over_at", "is", null).orderBy("opened_at", "desc").execute(),
    past: await alerts.where("over_at", "is not", null).orderBy("over_at", "desc").limit(pastShown).execute(),
    unsent: await messages.where(unsent).orderBy("created_at", "desc").limit(pastShown).execute(),
    sent: await messages.where("state", "=", "sent").orderBy("sent_at", "desc").limit(pastShown).execute(),
  };
}

/** What is over is kept as long as leads are, and so is what was sent. */
export async function eraseOldAlerts(database: Database, months: number): Promise<void> {
  const before = sql<Date>`now() - make_interval(months => ${months}::int)`;
  await database.deleteFrom("alerts").where("over_at", "<", before).execute();
  await database
    .deleteFrom("operator_messages")
    .where("alert_id", "is", null)
    .where("created_at", "<", before)
    .execute();
}
