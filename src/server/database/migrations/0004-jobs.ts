import type { Kysely } from "kysely";

/**
 * The queue and the schedules are pg-boss's, in tables of its own. What became of a delivery stays in
 * `deliveries`; the job for what still waits is added at the start.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable("deliveries").dropColumn("lease_owner").dropColumn("lease_until").execute();
  await schema.dropTable("analytics_jobs").execute();
}
