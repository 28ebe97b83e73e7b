import Fastify from "fastify";
import { analyticsBodyLimit, analyticsPaths } from "../src/contract/analytics.ts";
import { readJson } from "../src/server/analytics/analytics.routes.ts";
import { saveHits } from "../src/server/analytics/save-hits.ts";
import { buildApp } from "../src/server/app.ts";
import { readConfig } from "../src/server/config.ts";
import { openDatabase } from "../src/server/database/database.ts";

/** The servers that the real one is compared with: KIND=bare reads bodies and stores nothing, KIND=single stores each call by itself. */
const { KIND, DATABASE_URL, DATA_DIR = "" } = process.env;

async function bare() {
  const app = Fastify();
  readJson(app);
  for (const path of Object.values(analyticsPaths)) {
    app.post(path, { bodyLimit: analyticsBodyLimit }, async (_request, reply) => reply.code(204).send());
  }
  return app;
}

async function single() {
  const database = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR });
  return buildApp({
    config: readConfig({ ANALYTICS_RATE_LIMIT_MAX: "10000000" }),
    assets: import.meta.dirname,
    pages: (_request, response) => void response.end(),
    acceptLead: () => Promise.reject(new Error()),
    recordHit: async (hit) => void (await saveHits(database, [hit])),
  });
}

const app = KIND === "single" ? await single() : await bare();
console.log(await app.listen({ port: 0, host: "127.0.0.1" }));
process.once("SIGTERM", () => process.exit(0));
