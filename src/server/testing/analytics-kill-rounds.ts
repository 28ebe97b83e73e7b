import { setTimeout as sleep } from "node:timers/promises";
import { analyticsPaths } from "#contract/analytics.ts";
import { openDatabase } from "../database/database.ts";
import { eventBody, userAgent } from "./analytics-bodies.ts";
import { type ServerProcess, type Settings, startServer } from "./server-process.ts";
import { until } from "./test-partner.ts";

/** Posts one call; the status, or 0 when the connection broke. */
export async function postAnalytics(server: ServerProcess, path: string, body: object): Promise<number> {
  try {
    const headers = { "content-type": "application/json", "user-agent": userAgent };
    const response = await fetch(server.url + path, { method: "POST", headers, body: JSON.stringify(body) });
    await response.text();
    return response.status;
  } catch {
    return 0;
  }
}

export type AnalyticsKillResult = {
  /** Answered with 204. */
  acknowledged: number;
  /** Of them not in the database afterwards: must be 0. */
  lost: number;
  /** In the database more than once: must be 0. */
  twice: number;
};

/** Kills the server at a random moment under load, again and again, and then looks for every call that got 204. */
export async function analyticsKillRounds(rounds: number, settings: Settings): Promise<AnalyticsKillResult> {
  const acknowledged = new Set<string>();
  let number = 0;

  async function load(server: ServerProcess, killed: () => boolean): Promise<void> {
    while (!killed()) {
      const element = `call-${++number}`;
      const status = await postAnalytics(server, analyticsPaths.event, eventBody({ element }));
      if (status === 204) acknowledged.add(element);
      else await sleep(50);
    }
  }

  for (let round = 0; round < rounds; round++) {
    const server = await startServer(settings);
    const before = acknowledged.size;
    let killed = false;
    const senders = Array.from({ length: 16 }, () => load(server, () => killed));
    await until(() => acknowledged.size > before, 90_000);
    await sleep(Math.random() * 600);
    killed = true;
    await server.kill();
    await Promise.all(senders);
  }

  const database = await openDatabase({
    databaseUrl: settings.DATABASE_URL,
    dataDir: settings.DATA_DIR ?? "",
  });
  const stored = (await database.selectFrom("analytics_events").select("element").execute()).map(
    ({ element }) => element,
  );
  await database.destroy();
  const found = new Set(stored);
  return {
    acknowledged: acknowledged.size,
    lost: [...acknowledged].filter((element) => !found.has(element)).length,
    twice: stored.length - found.size,
  };
}
