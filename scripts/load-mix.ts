import { Agent, request } from "node:http";
import { analyticsPaths } from "../src/contract/analytics.ts";
import { leadRequestPath } from "../src/contract/lead.ts";
import {
  actionBody,
  conversionBody,
  eventBody,
  pageviewBody,
} from "../src/server/testing/analytics-bodies.ts";
import { someLead } from "../src/server/testing/lead-bodies.ts";
import { leadHeaders } from "../src/server/testing/server-process.ts";

/**
 * A busy day, estimated high because there are no counts yet: as many visits as a small city has adults who look for
 * a home that month, an eighth of them in the busiest hour, each with far more requests than usual.
 */
export const busyDay = {
  visits: 20_000,
  inBusiestHour: 1 / 8,
  aVisit: { page: 5, file: 10, analytics: 40, lead: 1 / 10 },
};

export type Kind = keyof typeof busyDay.aVisit;

/** Requests a second of each kind, at so many times the busiest hour of the busy day. */
export function rates(times: number): Record<Kind, number> {
  const visits = (times * busyDay.visits * busyDay.inBusiestHour) / 3_600;
  const { page, file, analytics, lead } = busyDay.aVisit;
  return { page: page * visits, file: file * visits, analytics: analytics * visits, lead: lead * visits };
}

const tabs = ["affordability", "calculator", "sensitivity", "extra-payment"];
const paths = [
  "/",
  ...tabs.map((tab) => `/calculator/${tab}`),
  "/education/articles",
  "/legal",
  "/nothing-here",
];
let count = 0;

const bodies: { path: string; body: () => object }[] = [
  { path: analyticsPaths.pageview, body: () => pageviewBody({ path: paths[count % paths.length]! }) },
  { path: analyticsPaths.event, body: eventBody },
  { path: analyticsPaths.conversion, body: conversionBody },
  { path: analyticsPaths.action, body: actionBody },
];

export type Sent = { kind: Kind; method: "GET" | "POST"; path: string; body?: string; expected: number[] };

/** The next request of a kind; of analytics nine in ten are events. */
export function next(kind: Kind, files: readonly string[]): Sent {
  count += 1;
  if (kind === "page") {
    const path = paths[count % paths.length]!;
    return { kind, method: "GET", path, expected: [path === "/nothing-here" ? 404 : 200] };
  }
  if (kind === "file") return { kind, method: "GET", path: files[count % files.length]!, expected: [200] };
  if (kind === "lead") {
    return {
      kind,
      method: "POST",
      path: leadRequestPath,
      body: JSON.stringify(someLead(count)),
      expected: [200],
    };
  }
  const { path, body } = bodies[count % 10 === 0 ? (count / 10) % bodies.length : 1]!;
  return { kind, method: "POST", path, body: JSON.stringify(body()), expected: [204] };
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** The status of the complete answer, or the error's code. Each visitor has its own address. */
export function ask(base: string, asked: Sent): Promise<number | string> {
  const { method, path, body } = asked;
  const from = `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
  const headers: Record<string, string> = { "accept-encoding": "br", "x-forwarded-for": from };
  if (body)
    Object.assign(headers, { "content-type": "application/json", "content-length": Buffer.byteLength(body) });
  if (asked.kind === "lead") Object.assign(headers, leadHeaders);
  return new Promise((resolve) => {
    const sent = request(new URL(path, base), { method, headers, agent }, (answer) => {
      answer.resume();
      answer.once("end", () => resolve(answer.complete ? answer.statusCode! : "cut short"));
      answer.once("error", () => resolve("cut short"));
    });
    sent.once("error", (error: NodeJS.ErrnoException) => {
      // The server closed an idle connection just when it was reused: like a browser, try another.
      if (error.code === "ECONNRESET" && sent.reusedSocket) resolve(ask(base, asked));
      else resolve(error.code ?? error.message);
    });
    sent.end(body);
  });
}
