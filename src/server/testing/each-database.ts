import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe } from "vitest";
import { type Database, type DatabaseOptions, openDatabase } from "../database/database.ts";
import { startTestPostgres, type TestPostgres } from "./test-postgres.ts";

/** What a database test works with; `again` opens the same database once more, as another process would. */
export type TestDatabase = { database: Database; options: DatabaseOptions };

/** The same tests on the embedded database and on a real PostgreSQL, each opened once and filled as they go. */
export function eachDatabase(tests: (current: () => TestDatabase) => void): void {
  describe.each(["embedded", "PostgreSQL"])("on %s", (kind) => {
    let server: TestPostgres | undefined;
    let current: TestDatabase;
    beforeAll(async () => {
      const dataDir = mkdtempSync(join(tmpdir(), "ikhaya-data-"));
      if (kind === "PostgreSQL") server = await startTestPostgres();
      const options = { dataDir, databaseUrl: await server?.newDatabase() };
      current = { options, database: await openDatabase(options) };
    }, 60_000);
    afterAll(async () => {
      await current?.database.destroy();
      await server?.stop();
      if (current) rmSync(current.options.dataDir, { recursive: true, force: true });
    });
    tests(() => current);
  });
}
