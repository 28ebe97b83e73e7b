import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { leadRequestPath } from "#contract/lead.ts";
import { leadTokenPath } from "#contract/lead-proof.ts";
import { buildApp } from "./app.ts";
import { readConfig } from "./config.ts";
import { StorageUnavailableError } from "./database/storage.ts";
import type { PageHandler } from "./pages/pages.ts";
import { leadBodies } from "./testing/lead-bodies.ts";

const assets = mkdtempSync(join(tmpdir(), "ikhaya-assets-"));
mkdirSync(join(assets, "_astro"));
writeFileSync(join(assets, "_astro/island.a1b2c3d4.js"), "export {};");
writeFileSync(join(assets, "icon.svg"), "<svg/>");

/** Some pages that are well, one that moves, one that breaks; all else is not there. */
const pages: PageHandler = (asked, response) => {
  response.setHeader("x-powered-by", "a framework 7.3.4");
  response.setHeader("server", "a framework");
  response.setHeader("content-type", "text/html");
  response.setHeader("content-security-policy", "default-src 'self'; frame-ancestors 'none'");
  if (asked.url === "/moved") response.writeHead(302, { location: "/page" });
  else if (asked.url === "/broken") throw new Error("secret at /home/ikhaya/node_modules/astro/x.js:1:2");
  else if (asked.url === "/fails") response.statusCode = 500;
  else if (asked.url !== "/page") response.statusCode = 404;
  response.end("<main>A page</main>");
};

const trouble = new StorageUnavailableError("connect ECONNREFUSED 10.0.0.1:5432 at pg/client.js:1:2");
let app: FastifyInstance;
let failing: Error = trouble;
let port: number;

beforeAll(async () => {
  app = await buildApp({
    config: readConfig({ SITE_URL: "https://ikhaya.example", RATE_LIMIT_MAX: "12" }),
    pages,
    assets,
    acceptLead: () => Promise.reject(failing),
    logStream: { write: () => {} },
  });
  port = Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
});
afterAll(async () => {
  await app.close();
  rmSync(assets, { recursive: true, force: true });
});

type Answer = { status: number; headers: Record<string, string>; body: string };

/** Sends these very bytes and reads until the connection is closed. */
function send(bytes: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let text = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    socket.on("data", (chunk) => (text += chunk.toString("latin1")));
    socket.on("error", reject);
    socket.on("end", () => {
      const [head = "", ...body] = text.split("\r\n\r\n");
      const [first = "", ...lines] = head.split("\r\n");
      const headers = lines.map((line) => line.split(/: (.*)/s).slice(0, 2));
      const named = headers.map(([name = "", value = ""]) => [name.toLowerCase(), value]);
      resolve({
        status: Number(first.split(" ")[1]),
        headers: Object.fromEntries(named),
        body: body.join("\r\n\r\n"),
      });
    });
  });
}

function http(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body = "",
): Promise<Answer> {
  const length: Record<string, string> = body ? { "Content-Length": String(Buffer.byteLength(body)) } : {};
  const all = { Host: "ikhaya.example", Connection: "close", ...length, ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return send(`${method} ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n${body}`);
}

const json = { "Content-Type": "application/json" };
const form = { "Content-Type": "application/x-www-form-urlencoded" };
const lead = (headers: Record<string, string> = json, body = JSON.stringify(leadBodies.landing)) =>
  http("POST", leadRequestPath, headers, body);

/** Every kind of answer: what asks for it, its status, and how long it may be kept. */
const answers: [string, () => Promise<Answer>, number, string][] = [
  ["a page", () => http("GET", "/page"), 200, "no-cache"],
  ["the same page, remembered", () => http("GET", "/page"), 200, "no-cache"],
  ["a page's head", () => http("HEAD", "/page"), 200, "no-cache"],
  ["a page that the browser has", notModified, 304, "no-cache"],
  ["a page that moved", () => http("GET", "/moved"), 302, "no-cache"],
  ["a file without", () => http("GET", "/icon.svg"), 200, "public, max-age=86400"],
  [
    "a part of a file that is not there",
    () => http("GET", "/icon.svg", { Range: "bytes=99-" }),
    416,
    "no-store",
  ],
  ["a form's token", () => http("GET", leadTokenPath), 200, "no-store"],
  ["a wrong path", () => http("GET", "/nothing"), 404, "no-store"],
  ["a wrong file", () => http("GET", "/_astro/nothing.js"), 404, "no-store"],
  ["a path that cannot be decoded", () => http("GET", "/%E0%A4%A"), 404, "no-store"],
  ["a path too long for any page", () => http("GET", `/${"x".repeat(9_000)}`), 404, "no-store"],
  ["a wrong method", () => http("DELETE", "/page"), 404, "no-store"],
  ["a page that breaks", () => http("GET", "/broken"), 500, "no-store"],
  ["a page that fails", () => http("GET", "/fails"), 500, "no-store"],
  ["what is not JSON", () => lead(json, "{"), 400, "no-store"],
  ["a body with a field too many", () => lead(json, '{"__proto__":1}'), 400, "no-store"],
  ["another site's form", () => lead({ ...json, "Sec-Fetch-Site": "cross-site" }), 403, "no-store"],
  ["a body too large", () => lead(json, JSON.stringify("x".repeat(70_000))), 413, "no-store"],
  ["a kind of body that is not known", () => lead({ "Content-Type": "text/xml" }, "<a/>"), 415, "no-store"],
  ["no database", () => lead(), 503, "no-store"],
  [
    "no database, for a plain form",
    () => lead(form, new URLSearchParams(leadBodies.landing).toString()),
    503,
    "no-store",
  ],
  ["a mistake of ours", mistake, 500, "no-store"],
  ["one request too many", tooMany, 429, "no-store"],
  ["what is not HTTP", () => send("nonsense\r\n\r\n"), 400, "no-store"],
  ["headers too long", () => http("GET", "/page", { X: "x".repeat(20_000) }), 431, "no-store"],
  ["an expectation that nobody meets", () => http("GET", "/page", { Expect: "tea" }), 417, "no-store"],
];

async function notModified(): Promise<Answer> {
  const { headers } = await http("GET", "/page");
  return http("GET", "/page", { "If-None-Match": headers.etag ?? "" });
}

async function mistake(): Promise<Answer> {
  failing = new TypeError(
    "Cannot read properties of undefined (reading 'id') at /srv/ikhaya/src/server/x.ts:1:2",
  );
  return lead();
}

async function tooMany(): Promise<Answer> {
  for (;;) {
    const answer = await lead();
    if (answer.status === 429) return answer;
  }
}

test.for(answers)(
  "%s has the headers of its kind and tells nothing of the inside",
  async ([, ask, status, kept]) => {
    const { status: found, headers, body } = await ask();
    expect([found, headers["cache-control"]]).toEqual([status, kept]);
    expect(headers["content-security-policy"]).toMatch(/^default-src '(self|none)'; frame-ancestors 'none'$/);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(
      Object.keys(headers).filter((name) => /^(server|x-powered-by|via|set-cookie)$/.test(name)),
    ).toEqual([]);
    expect(`${JSON.stringify(headers)}${body}`).not.toMatch(
      /node_modules|\.[jt]s:\d|Error|ECONN|fastify|astro(?!\/)|node\.?js|\/home|\/srv|undefined/i,
    );
    if (status === 304) expect(body).toBe("");
    expect(headers["referrer-policy"]).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/);
  },
);

/** What never becomes a request has no more than the headers above. */
const requests = answers.filter(
  ([name, , status]) => name !== "what is not HTTP" && ![417, 431].includes(status),
);

test.for(requests)("%s has the headers that every answer of the site has", async ([, ask]) => {
  const { headers } = await ask();
  expect(headers).toMatchObject({
    "strict-transport-security": "max-age=31536000",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-frame-options": "DENY",
  });
  expect(headers["permissions-policy"]).toContain("geolocation=()");
});

test("a script or a font is no document, and has what belongs to any file", async () => {
  const { headers } = await http("GET", "/_astro/island.a1b2c3d4.js");
  expect(headers).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    // A frame in a sandbox on another site is nobody's origin, and has our scripts all the same.
    "cross-origin-resource-policy": "cross-origin",
    "access-control-allow-origin": "*",
    "strict-transport-security": "max-age=31536000",
    "x-content-type-options": "nosniff",
  });
  const documents = /^(server|x-powered-by|content-security-policy|permissions-policy|x-frame-options)$/;
  expect(Object.keys(headers).filter((name) => documents.test(name))).toEqual([]);
});
