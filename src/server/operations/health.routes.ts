import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import type { Metrics } from "./metrics.ts";

export type HealthOptions = { database: () => Database; metrics: Metrics };

/** What a supervisor, a balancer and Prometheus ask. */
export async function healthRoutes(
  app: FastifyInstance,
  { database, metrics }: HealthOptions,
): Promise<void> {
  app.get("/health", async () => ({ status: "up" }));

  app.get("/ready", async (_request, reply) => {
    if (await answers(database)) return { status: "ready" };
    return reply.code(503).send({ status: "the database does not answer" });
  });

  app.get("/metrics", async (_request, reply) => {
    reply.type(metrics.contentType);
    return metrics.text();
  });
}

/** The database is only given out once its tables are up to date. */
async function answers(database: () => Database): Promise<boolean> {
  try {
    const answer = sql`select 1`.execute(database()).then(() => true);
    answer.catch(() => {});
    return await Promise.race([answer, sleep(2_000, false, { ref: false })]);
  } catch {
    return false;
  }
}
