import { randomUUID } from "node:crypto";
import { parentPort, workerData } from "node:worker_threads";
import { httpLoad, httpRequest } from "../bench/http-load.ts";
import { analyticsPaths } from "../src/contract/analytics.ts";
import { eventBody, pageviewBody } from "../src/server/testing/analytics-bodies.ts";

export type Flood = { port: number; connections: number; seconds: number };

/** Half of them pages that are not there, half analytics with names that nobody has sent before. */
const requests = Array.from({ length: 40_000 }, (_, number) => {
  const headers = { "x-forwarded-for": `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}` };
  const word = randomUUID();
  const folder = ["education", "calculator", "nowhere"][number % 3];
  if (number % 2 === 0) return httpRequest(`/${folder}/${word}`, { ...headers, "accept-encoding": "br" });
  if (number % 8 === 1) {
    return httpRequest(analyticsPaths.pageview, headers, pageviewBody({ path: `/${word}`, title: word }));
  }
  return httpRequest(analyticsPaths.event, headers, eventBody({ type: "click", element: word }));
});

const { port, connections, seconds } = workerData as Flood;
const end = performance.now() + seconds * 1_000;
const { statuses } = await httpLoad({ port, connections, requests, done: () => performance.now() > end });
parentPort?.postMessage(Object.fromEntries(statuses));
