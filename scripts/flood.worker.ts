import { randomUUID } from "node:crypto";
import { parentPort, workerData } from "node:worker_threads";
import { analyticsPaths } from "../src/contract/analytics.ts";
import { leadRequestPath } from "../src/contract/lead.ts";
import { eventBody, pageviewBody } from "../src/server/testing/analytics-bodies.ts";
import { someLead } from "../src/server/testing/lead-bodies.ts";
import { httpLoad, httpRequest } from "./http-load.ts";

export type Flood = { kind: keyof typeof kinds; port: number; connections: number; seconds: number };

type MakeRequest = (number: number, headers: Record<string, string>) => Buffer;

/** Half of them pages that are not there, half analytics with names that nobody has sent before. */
const visit: MakeRequest = (number, headers) => {
  const word = randomUUID();
  const folder = ["education", "calculator", "nowhere"][number % 3];
  if (number % 2 === 0) return httpRequest(`/${folder}/${word}`, { ...headers, "accept-encoding": "br" });
  if (number % 8 === 1) {
    return httpRequest(analyticsPaths.pageview, headers, pageviewBody({ path: `/${word}`, title: word }));
  }
  return httpRequest(analyticsPaths.event, headers, eventBody({ type: "click", element: word }));
};

/** Contact requests of people that do not exist, each with an id of its own and filled in where nobody sees it. */
const program: MakeRequest = (number, headers) =>
  httpRequest(leadRequestPath, headers, {
    ...someLead(5_000_000 + number),
    requestId: randomUUID(),
    website: "https://spam.example",
  });

const kinds = { visits: visit, programs: program };

const { kind, port, connections, seconds } = workerData as Flood;
const requests = Array.from({ length: 40_000 }, (_, number) =>
  kinds[kind](number, {
    "x-forwarded-for": `41.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
  }),
);
parentPort?.postMessage("ready");
parentPort?.on("message", async () => {
  const end = performance.now() + seconds * 1_000;
  const { statuses } = await httpLoad({ port, connections, requests, done: () => performance.now() > end });
  parentPort?.postMessage(Object.fromEntries(statuses));
});
