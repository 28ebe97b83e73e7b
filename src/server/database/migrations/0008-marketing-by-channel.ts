import { type Kysely, sql } from "kysely";

/** One box allowed offers by e-mail and by phone; now there is a box for each, kept with its own words. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable("consents")
    .addColumn("marketing_email", "text")
    .addColumn("marketing_phone", "text")
    .execute();
  // The one wording held the words of the box too.
  await sql`update consents set marketing_email = wording, marketing_phone = wording where marketing`.execute(
    database,
  );
  await database.schema.alterTable("consents").dropColumn("marketing").execute();
}
