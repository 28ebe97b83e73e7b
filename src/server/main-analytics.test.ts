import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { analyticsPaths } from "#contract/analytics.ts";
import { openDatabase } from "./database/database.ts";
import { eventBody } from "./testing/analytics-bodies.ts";
import { analyticsKillRounds, postAnalytics } from "./testing/analytics-kill-rounds.ts";
import { newDatabase } from "./testing/new-database.ts";
import { type ServerProcess, type Settings, startServer } from "./testing/server-process.ts";
import { until } from "./testing/test-partner.ts";

let dataDir: string;
let servers: ServerProcess[];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "ikhaya-analytics-"));
  servers = [];
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(settings: Settings = {}): Promise<ServerProcess> {
  const server = await startServer({
    DATA_DIR: dataDir,
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    ...settings,
  });
  servers.push(server);
  return server;
}
const post = (server: ServerProcess, element = "25%") =>
  postAnalytics(server, analyticsPaths.event, eventBody({ element }));
const stored = (server: ServerProcess) => until(async () => (await post(server)) === 204, 30_000);

test.for(["embedded", "PostgreSQL"])(
  "whatever moment kill -9 comes, every call that got its 204 is in the database, on %s",
  { timeout: 120_000 },
  async (kind) => {
    const settings = kind === "embedded" ? {} : { DATABASE_URL: await newDatabase() };
    const result = await analyticsKillRounds(1, { DATA_DIR: dataDir, ...settings });
    expect(result).toMatchObject({ lost: 0, twice: 0 });
    expect(result.acknowledged).toBeGreaterThan(0);
  },
);

test("calls under way when the server stops are stored and answered, and it ends with 0", async () => {
  const server = await start();
  await stored(server);
  const answers = Promise.all(Array.from({ length: 40 }, (_, number) => post(server, `last-${number}`)));
  await new Promise((resolve) => setTimeout(resolve, 4));
  const { code, ms } = await server.stop();
  servers = [];
  expect(code).toBe(0);
  expect(ms).toBeLessThan(10_000);
  const statuses = await answers;
  const database = await openDatabase({ dataDir });
  const rows = await database.selectFrom("analytics_events").select("element").execute();
  await database.destroy();
  const found = new Set(rows.map(({ element }) => element));
  for (const [number, status] of statuses.entries()) {
    if (status === 204) expect(found).toContain(`last-${number}`);
    else expect([0, 503]).toContain(status);
  }
});
