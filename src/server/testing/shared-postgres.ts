import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import { openDatabase } from "../database/database.ts";
import { startTestPostgres } from "./test-postgres.ts";

/** One PostgreSQL for a whole run, started for the first file that asks. Each gets a copy of a database with all tables. */
export default async function sharedPostgres(project: TestProject): Promise<() => Promise<void>> {
  let starting: ReturnType<typeof start> | undefined;
  const server = createServer(async (_request, response) => {
    starting ??= start();
    try {
      const { postgres, template } = await starting;
      response.end(await postgres.newDatabase(template));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  project.provide("sharedPostgres", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.close();
    server.closeAllConnections();
    await (await starting)?.postgres.stop();
  };
}

async function start() {
  const postgres = await startTestPostgres();
  const databaseUrl = await postgres.newDatabase();
  await (await openDatabase({ databaseUrl, dataDir: "" })).destroy();
  return { postgres, template: new URL(databaseUrl).pathname.slice(1) };
}
