import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import type { OutcomeName } from "./outcome-names.ts";

/** All that was said of a lead, in the order in which it happened. */
export const historyOf = (database: Database, leadId: string) =>
  database
    .selectFrom("lead_history")
    .select(["id", "kind", "said", "at", "way", "said_by", "recorded_at"])
    .where("lead_id", "=", leadId)
    .orderBy("at")
    .orderBy("recorded_at")
    .orderBy("id")
    .execute();

export type History = Awaited<ReturnType<typeof historyOf>>;

export type RecordedOutcome = { said: OutcomeName; at: Date; said_by: string };

/** True of a row `lead_history` that is an outcome and was not found to be a mistake. */
export const isCounted = sql<boolean>`(lead_history.kind = 'outcome' and not exists (select 1
  from lead_history as mistake where mistake.kind = 'mistake' and mistake.said = lead_history.id::text))`;

/** The outcomes of a lead that are no mistake, in the order in which they happened. */
export async function countedOutcomes(database: Database, leadId: string): Promise<RecordedOutcome[]> {
  const rows = await database
    .selectFrom("lead_history")
    .select(["said", "at", "said_by"])
    .where("lead_id", "=", leadId)
    .where(isCounted)
    .orderBy("at")
    .orderBy("recorded_at")
    .execute();
  return rows as RecordedOutcome[];
}
