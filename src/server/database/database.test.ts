import { sql } from "kysely";
import { expect, test } from "vitest";
import { eachDatabase } from "../testing/each-database.ts";
import { openDatabase } from "./database.ts";

eachDatabase((current) => {
  test("the tables are there after the start", async () => {
    const tables = await current().database.introspection.getTables();
    const names = tables.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["consents", "deliveries", "leads"]));
  });

  test("a statement that fails leaves the database usable", async () => {
    const { database } = current();
    await expect(sql`select 1 / 0`.execute(database)).rejects.toThrow();
    const broken = database.transaction().execute(async (transaction) => {
      await sql`select 1 / 0`.execute(transaction);
    });
    await expect(broken).rejects.toThrow();
    expect(await database.selectFrom("leads").selectAll().execute()).toEqual([]);
  });

  test("several processes may start at once on one new PostgreSQL", async () => {
    const { options, database } = current();
    if (!options.databaseUrl) return;
    await sql`drop schema public cascade`.execute(database);
    await sql`create schema public`.execute(database);
    const opened = await Promise.all(Array.from({ length: 5 }, () => openDatabase(options)));
    for (const other of opened)
      expect(await other.selectFrom("deliveries").selectAll().execute()).toEqual([]);
    await Promise.all(opened.map((other) => other.destroy()));
  });
});
