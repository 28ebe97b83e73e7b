import { existsSync, mkdirSync } from "node:fs";
import { enableCompileCache, flushCompileCache } from "node:module";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import type { OperatorCharts } from "#contract/operator-charts.ts";
import type { SiteInfo } from "#contract/page-context.ts";
import { ConfigError, readConfig } from "./config.ts";
import { DataFolderError, inPlainWords } from "./database/data-folder.ts";
import { DatabaseInUseError, lockEmbeddedDatabase } from "./database/lock.ts";
import { formKey } from "./leads/programs/form-key.ts";
import { missingNoticeSettings } from "./notice-settings.ts";
import type { WatchedFigures } from "./operations/added-figures.ts";
import { nothingAdded } from "./pages/page-context.ts";
import type { PageHandler } from "./pages/pages.ts";
import type { Services } from "./services.ts";

const build = new URL("../../dist/", import.meta.url);
const built = (path: string) => fileURLToPath(new URL(path, build));

/**
 * config → lock → app → listen → services → the operator's side → close with grace. What the pages do not need
 * is loaded once they are served, so that a restart is short; a contact request waits that moment.
 */
async function main(): Promise<void> {
  if (existsSync(".env")) process.loadEnvFile();
  const config = readConfig(process.env);
  inPlainWords(config.dataDir, () => mkdirSync(config.dataDir, { recursive: true }));
  // Before anything that takes time: whoever must be refused learns it at once. The process's end unlocks.
  if (!config.databaseUrl) lockEmbeddedDatabase(config.dataDir);
  // Beside the build, since it ages with it; a folder that may not be written only makes the start slower.
  enableCompileCache(built(".compile-cache"));
  const [{ buildApp }, { createMetrics }, { handler }] = await Promise.all([
    import("./app.ts"),
    import("./operations/metrics.ts"),
    import(built("server/entry.mjs")) as Promise<{ handler: PageHandler }>,
  ]);
  const metrics = createMetrics();
  const started = Promise.withResolvers<Started>();
  let recipients: (site: SiteInfo) => SiteInfo = (site) => site;
  let addedFigures: WatchedFigures["current"] = () => nothingAdded;
  let framers = (): readonly string[] => config.embedOrigins;
  const app = await buildApp({
    config,
    pages: handler,
    assets: built("client/"),
    formKey: formKey(config),
    acceptLead: async (lead) => (await started.promise).services.acceptLead(lead),
    partnerSecrets: async () => (await started.promise).services.partnerSecrets(),
    choosePartner: async (lead) => (await started.promise).services.choosePartner(lead),
    recipients: (site) => recipients(site),
    admitUnproven: async (address) => (await started.promise).services.admitUnproven(address),
    countRequest: config.databaseUrl
      ? async (client) => (await started.promise).services.countRequest(client)
      : undefined,
    outcomes: {
      lead: async (id) => (await started.promise).services.outcomes.lead(id),
      add: async (entry) => (await started.promise).services.outcomes.add(entry),
    },
    recordHit: async (hit) => (await started.promise).services.recordHit(hit),
    addedFigures: () => addedFigures(),
    framers: () => framers(),
    metrics,
    shedding: true,
  });
  const missing = missingNoticeSettings(config.site);
  if (config.production && missing) app.log.warn(missing);
  await app.listen({ host: config.host, port: config.port });
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => void started.promise.then(stop));
  }
  // The first page loads what all pages are rendered with; behind it the database may take its time.
  await app.inject("/").catch(() => {});
  const [{ startServices }, { buildOperationsApp, listenForOperator }, { operatorToken }, charts] =
    await Promise.all([
      import("./services.ts"),
      import("./operations/operations.ts"),
      import("./operations/operator-token.ts"),
      import(built("server/operator-charts.mjs")) as Promise<OperatorCharts>,
    ]);
  const services = await startServices(config, app.log, metrics);
  addedFigures = services.addedFigures.current;
  recipients = services.recipients;
  framers = services.framers;
  const { operator, storage, journal } = services;
  const operations = await buildOperationsApp({
    operator,
    token: operatorToken(config),
    trustProxy: config.operationsTrustProxy,
    charts,
    database: storage.database,
    journal,
    metrics,
    log: app.log,
  });
  const operationsPort = await listenForOperator(operations, config.operationsPort);
  process.stdout.write(
    `The operator's side is at http://127.0.0.1:${operationsPort}, on this machine only\n`,
  );
  started.resolve({ app, operations, services });
  const address = app.server.address();
  const port = typeof address === "object" && address ? address.port : config.port;
  process.stdout.write(`${config.site.productName} is at http://localhost:${port}\n`);
  flushCompileCache();
}

type Started = { app: FastifyInstance; operations: FastifyInstance; services: Services };

/** No new requests, those under way finish, the worker stops, the database closes: within 10 s, whatever hangs. */
async function stop({ app, operations, services }: Started): Promise<void> {
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
  const written = [ConfigError, DatabaseInUseError, DataFolderError];
  if (written.some((kind) => error instanceof kind)) return error.message;
  if (error.code === "EADDRINUSE")
    return "PORT is taken by another program: stop that one or set another PORT.";
  if (error.code === "EACCES" && error.syscall === "listen")
    return "This user may not use that PORT: set another.";
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
    return "HOST is not an address of this machine.";
  return error.stack ?? String(error);
}
