import { existsSync, mkdirSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import type { RecordHit } from "./analytics/analytics-desk.ts";
import { buildApp } from "./app.ts";
import { ConfigError, readConfig } from "./config.ts";
import { DatabaseInUseError, lockEmbeddedDatabase } from "./database/lock.ts";
import { StorageUnavailableError } from "./database/storage.ts";
import type { AcceptLead } from "./leads/lead-desk.ts";
import { createMetrics } from "./operations/metrics.ts";
import { buildOperationsApp, listenForOperator } from "./operations/operations.ts";
import type { PrimeRates } from "./operations/prime-rates.ts";
import type { PageHandler } from "./pages/pages.ts";
import { type Services, startServices } from "./services.ts";

const build = new URL("../../dist/", import.meta.url);

/** config → lock → app → services → listen, at once: pages do not wait for the database → close with grace. */
async function main(): Promise<void> {
  if (existsSync(".env")) process.loadEnvFile();
  const config = readConfig(process.env);
  mkdirSync(config.dataDir, { recursive: true });
  // Before anything that takes time: whoever must be refused learns it at once. The process's end unlocks.
  if (!config.databaseUrl) lockEmbeddedDatabase(config.dataDir);
  const { handler } = (await import(new URL("server/entry.mjs", build).href)) as { handler: PageHandler };
  const metrics = createMetrics();
  let acceptLead: AcceptLead = () => Promise.reject(new StorageUnavailableError());
  let recordHit: RecordHit = () => Promise.reject(new StorageUnavailableError());
  let addedPrimeRates: PrimeRates["current"] = () => [];
  const app = await buildApp({
    config,
    pages: handler,
    assets: fileURLToPath(new URL("client/", build)),
    acceptLead: (lead) => acceptLead(lead),
    recordHit: (hit) => recordHit(hit),
    addedPrimeRates: () => addedPrimeRates(),
    metrics,
  });
  const services = await startServices(config, app.log, metrics);
  ({ acceptLead, recordHit } = services);
  addedPrimeRates = services.primeRates.current;
  const { operator, storage } = services;
  const operations = await buildOperationsApp({
    operator,
    database: storage.database,
    metrics,
    log: app.log,
  });
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => void stop(app, operations, services));
  }
  const operationsPort = await listenForOperator(operations, config.operationsPort);
  process.stdout.write(
    `The operator's side is at http://127.0.0.1:${operationsPort}, on this machine only\n`,
  );
  await app.listen({ host: config.host, port: config.port });
  const address = app.server.address();
  const port = typeof address === "object" && address ? address.port : config.port;
  process.stdout.write(`${config.site.productName} is at http://localhost:${port}\n`);
}

/** No new requests, those under way finish, the worker stops, the database closes: within 10 s, whatever hangs. */
async function stop(app: FastifyInstance, operations: FastifyInstance, services: Services): Promise<void> {
  setTimeout(() => process.exit(0), 9_500).unref();
  const closed = app.close();
  await Promise.race([closed, sleep(3_000)]);
  // Who has not finished sending a request by now does not finish it.
  app.server.closeAllConnections();
  await closed;
  // Last of what listens: health and metrics can be asked while requests finish.
  await operations.close();
  await services.stop();
  process.exit(0);
}

main().catch((error: NodeJS.ErrnoException) => {
  process.stderr.write(`${plainSentence(error)}\n`);
  process.exit(1);
});

/** The operator reads one sentence for what the operator can mend, and the whole error for what not. */
function plainSentence(error: NodeJS.ErrnoException): string {
  if (error instanceof ConfigError || error instanceof DatabaseInUseError) return error.message;
  if (error.code === "EADDRINUSE")
    return "PORT is taken by another program: stop that one or set another PORT.";
  if (error.code === "EACCES") return "This user may not use that PORT or DATA_DIR: set others.";
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
    return "HOST is not an address of this machine.";
  return error.stack ?? String(error);
}
