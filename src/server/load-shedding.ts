import underPressure from "@fastify/under-pressure";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { analyticsPaths } from "#contract/analytics.ts";

/** The server has more to do than it can: this waits for better times, so that contact requests get through. */
export class BusyError extends Error {
  readonly statusCode = 503;
}

/** A mean delay of the event loop, in milliseconds. A contact request passes through the loop about five times. */
const longestDelay = 50;

const sampleInterval = 500;

/** One long moment, as when a database is opened, is no pressure: it must last. */
const lastingMs = 1_000;

/** With fewer requests under way it is something else that holds the loop up, and refusing would help nobody. */
const manyUnderWay = 20;

/**
 * Refuses pages and calls of analytics with a BusyError while the server is under pressure. Contact requests, the
 * pages of their forms and the build's files are answered all the same.
 */
export async function shedLoad(app: FastifyInstance): Promise<void> {
  let since = 0;
  let last = 0;
  let underWay = 0;
  app.addHook("onRequest", async (_request, reply) => {
    underWay++;
    reply.raw.once("close", () => underWay--);
  });
  await app.register(underPressure, {
    maxEventLoopDelay: longestDelay,
    sampleInterval,
    pressureHandler: async (request) => {
      const now = performance.now();
      if (now - last > 2 * sampleInterval) since = now;
      last = now;
      if (now - since > lastingMs && underWay > manyUnderWay && mayWait(request)) throw new BusyError();
    },
  });
}

const analytics: readonly string[] = Object.values(analyticsPaths);

function mayWait({ routeOptions, url }: FastifyRequest): boolean {
  const route = routeOptions.url ?? "/*";
  return analytics.includes(route) || (route === "/*" && !url.startsWith("/contact/"));
}
