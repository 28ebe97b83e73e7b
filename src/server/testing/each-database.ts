import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe } from "vitest";
import { type Database, type DatabaseOptions, openDatabase } from "../database/database.ts";
import { newDatabase } from "./new-database.ts";

/** What a database test works with. */
export type TestDatabase = {
  database: Database;
  options: DatabaseOptions;
  /** So many rows, or a tenth on the embedded database: what many of them do is seen on PostgreSQL. */
  volume: (rows: number) => number;
};

/** The same tests on the embedded database and on a real PostgreSQL, each opened once and filled as they go. */
export function eachDatabase(tests: (current: () => TestDatabase) => void): void {
  describe.each(["embedded", "PostgreSQL"])("on %s", (kind) => {
    let current: TestDatabase;
    beforeAll(async () => {
      const dataDir = mkdtempSync(join(tmpdir(), "ikhaya-data-"));
      const options = { dataDir, databaseUrl: kind === "PostgreSQL" ? await newDatabase() : undefined };
      const volume = (rows: number) => (options.databaseUrl ? rows : rows / 10);
      current = { options, volume, database: await openDatabase(options) };
    });
    afterAll(async () => {
      await current?.database.destroy();
      if (current) rmSync(current.options.dataDir, { recursive: true, force: true });
    });
    tests(() => current);
  });
}
