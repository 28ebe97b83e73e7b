import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, test } from "vitest";
import { saveLead } from "../../leads/save-lead.ts";
import { eachDatabase } from "../../testing/each-database.ts";
import { someRecord } from "../../testing/lead-records.ts";
import { migrations } from "./migrations.ts";

eachDatabase((current) => {
  test("a consent with one box for offers comes to allow both ways, and one without the tick neither", async () => {
    const { database } = current();
    const consent = { version: "2026-11-1" };
    const ids = [];
    for (const number of [1, 2]) ids.push((await saveLead(database, someRecord(number, { consent }), [])).id);
    // As it was.
    await sql`alter table consents drop column marketing_email, drop column marketing_phone,
      add marketing boolean not null default false`.execute(database);
    await sql`update consents set marketing = true, wording = 'Also offers.' where lead_id = ${ids[0]}`.execute(
      database,
    );
    await sql`delete from kysely_migration where name = '0008-marketing-by-channel'`.execute(database);
    const migrator = new Migrator({
      db: database,
      provider: { getMigrations: async () => migrations },
      // Later ones have run.
      allowUnorderedMigrations: true,
    });
    expect((await migrator.migrateToLatest()).error).toBeUndefined();
    const rows = await database.selectFrom("consents").selectAll().execute();
    const found = new Map(rows.map((row) => [row.lead_id, row]));
    expect(found.get(ids[0] ?? "")).toMatchObject({
      wording: "Also offers.",
      marketing_email: "Also offers.",
      marketing_phone: "Also offers.",
    });
    expect(found.get(ids[1] ?? "")).toMatchObject({ marketing_email: null, marketing_phone: null });
    expect(rows[0]).not.toHaveProperty("marketing");
  });
});
