import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { ConfigError, readConfig } from "../../src/server/config.ts";
import { DataFolderError } from "../../src/server/database/data-folder.ts";
import { openDatabase } from "../../src/server/database/database.ts";
import { DatabaseInUseError, lockEmbeddedDatabase } from "../../src/server/database/lock.ts";
import { OperatorError } from "../../src/server/operations/operator-error.ts";
import { makeUpTraffic } from "./made-up-traffic.ts";

/** Fills a development database with made-up traffic: npm run seed -- [--days <n>] [--visits <n>]. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { days: { type: "string", default: "120" }, visits: { type: "string", default: "40" } },
  });
  if (existsSync(".env")) process.loadEnvFile();
  const config = readConfig(process.env);
  if (config.production) throw new OperatorError("Made-up traffic is refused in production.");
  if (!config.databaseUrl) lockEmbeddedDatabase(config.dataDir);
  const database = await openDatabase(config);
  try {
    const { days, visits } = values;
    const { hits } = await makeUpTraffic(database, { days: Number(days), visits: Number(visits) });
    process.stdout.write(
      `${hits} calls of made-up visitors are in the database: see the reports on the operator's pages.\n`,
    );
  } finally {
    await database.destroy();
  }
}

main().catch((error: Error & { code?: string }) => {
  const plain = [OperatorError, ConfigError, DatabaseInUseError, DataFolderError].some(
    (kind) => error instanceof kind,
  );
  process.stderr.write(
    `${plain || error.code?.startsWith("ERR_PARSE_ARGS") ? error.message : error.stack}\n`,
  );
  process.exitCode = 1;
});
