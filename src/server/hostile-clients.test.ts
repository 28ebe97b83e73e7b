import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { leadRequestPath } from "#contract/lead.ts";
import { buildApp } from "./app.ts";
import { readConfig } from "./config.ts";
import { limits } from "./http-server.ts";
import type { PageHandler } from "./pages/pages.ts";

const assets = mkdtempSync(join(tmpdir(), "ikhaya-assets-"));
const normal = { ...limits, http: { ...limits.http } };
let app: FastifyInstance;
let port: number;
const taken: unknown[] = [];

const pages: PageHandler = (asked, response) => {
  if (asked.url !== "/page") response.statusCode = 404;
  response.setHeader("content-type", "text/html");
  const long = "x".repeat(50_000);
  response.end(asked.url === "/page" ? `<main>A page</main>${long}` : `Not here${long}`);
};

beforeAll(async () => {
  // The limits of the site in a hundredth of the time.
  Object.assign(limits, { requestTimeout: 600, connectionTimeout: 1_000, keepAliveTimeout: 100 });
  Object.assign(limits.http, { headersTimeout: 300, connectionsCheckingInterval: 50 });
  app = await buildApp({
    config: readConfig({ RATE_LIMIT_MAX: "1000" }),
    pages,
    assets,
    acceptLead: async (lead) => {
      taken.push(lead);
      return { state: "accepted" } as never;
    },
    logStream: { write: () => {} },
  });
  port = Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
});
afterAll(async () => {
  Object.assign(limits, normal);
  await app.close();
  rmSync(assets, { recursive: true, force: true });
});

/** All that the server says to these bytes until it closes the connection. */
async function answerTo(bytes: string): Promise<string> {
  const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
  return said(socket);
}

async function said(socket: Socket): Promise<string> {
  let text = "";
  socket.on("data", (chunk) => (text += chunk.toString("latin1")));
  socket.on("error", () => {});
  await once(socket, "close");
  return text;
}

const statuses = (text: string) =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
const host = "Host: ikhaya.example\r\n";
const close = `${host}Connection: close\r\n`;
const post = `POST ${leadRequestPath} HTTP/1.1\r\n${host}Content-Type: application/json\r\n`;

test.for([
  ["no host", "GET /page HTTP/1.1\r\n\r\n"],
  ["two hosts", `GET /page HTTP/1.1\r\n${host}HOST: other.example\r\n\r\n`],
  ["the same host twice", `GET /page HTTP/1.1\r\n${host}${host}\r\n`],
  ["a method that nobody knows", `BREW /page HTTP/1.1\r\n${host}\r\n`],
  ["a version to come", `GET /page HTTP/9.9\r\n${host}\r\n`],
  ["the opening of HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"],
  ["the opening of TLS", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n"],
  ["two lengths", `${post}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{} `],
  ["a negative length", `${post}Content-Length: -1\r\n\r\n`],
  [
    "a length and pieces",
    `${post}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /page HTTP/1.1\r\n${host}\r\n`,
  ],
  ["pieces under another name", `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
  ["pieces of no length", `${post}Transfer-Encoding: chunked\r\n\r\nZZ\r\n`],
  ["a space before the colon", "GET /page HTTP/1.1\r\nHost : x\r\n\r\n"],
  ["a header on two lines", `GET /page HTTP/1.1\r\n${host}X: a\r\n b\r\n\r\n`],
  ["a zero byte in a header", `GET /page HTTP/1.1\r\n${host}X: a\0b\r\n\r\n`],
  ["a zero byte in the path", `GET /\0 HTTP/1.1\r\n${host}\r\n`],
  ["lines that end without a return", "GET /page HTTP/1.1\nHost: x\n\n"],
  ["a path of backslashes", `GET \\..\\etc\\passwd HTTP/1.1\r\n${host}\r\n`],
])("%s is refused once, and the connection closed", async ([, bytes]) => {
  const text = await answerTo(bytes!);
  expect(statuses(text)).toEqual([400]);
  expect(text).toMatch(/\r\n\r\n(This request cannot be read\.)?$/);
  expect(taken).toEqual([]);
});

test.for([
  ["too long a header", `GET /page HTTP/1.1\r\n${host}X: ${"x".repeat(17_000)}\r\n\r\n`],
  ["too many headers", `GET /page HTTP/1.1\r\n${host}${"X-Header: 1\r\n".repeat(3_000)}\r\n`],
  ["too long a path", `GET /${"x".repeat(17_000)} HTTP/1.1\r\n${host}\r\n`],
])("%s is refused as such", async ([, bytes]) => {
  expect(statuses(await answerTo(bytes!))).toEqual([431]);
});

test.for([
  "/../../etc/passwd",
  "/%2e%2e/%2e%2e/etc/passwd",
  "/..%2f..%2fetc%2fpasswd",
  "/%252e%252e%252fetc%252fpasswd",
  "/..\\..\\etc\\passwd",
  "/..%5c..%5cetc%5cpasswd",
  "/%c0%ae%c0%ae/etc/passwd",
  "/page%00.html",
  "/_astro/../../server/entry.mjs",
  "/_astro/%2e%2e/%2e%2e/server/entry.mjs",
  "//etc/passwd",
  "/./.env",
  "/.git/config",
  "http://127.0.0.1/etc/passwd",
  "http://169.254.169.254/latest/meta-data/",
])("the path %s leads out of nothing: 404", async (path) => {
  const text = await answerTo(`GET ${path} HTTP/1.1\r\n${close}\r\n`);
  expect(statuses(text)).toEqual([404]);
  expect(text).not.toMatch(/root:|createExports|repositoryformatversion/);
});

test("a body larger than any request of ours is refused before it has come", async () => {
  expect(statuses(await answerTo(`${post}Content-Length: 100000000\r\n\r\n{`))).toEqual([413]);
  const piece = `5000\r\n${"x".repeat(0x5000)}\r\n`;
  expect(statuses(await answerTo(`${post}Transfer-Encoding: chunked\r\n\r\n${piece}${piece}`))).toEqual([
    413,
  ]);
});

test("requests sent in one go are answered in their order, remembered pages and others", async () => {
  const paths = ["/page", "/nothing", "/page", "/page", "/nothing", "/page"];
  const requests = paths.map((path) => `GET ${path} HTTP/1.1\r\n${host}\r\n`).join("");
  const text = await answerTo(`${requests}GET /page HTTP/1.1\r\n${close}\r\n`);
  expect(statuses(text)).toEqual([200, 404, 200, 200, 404, 200, 200]);
});

test.for(["GET /page HTTP/1.0\r\n\r\n", "GET /page\r\n\r\n"])(
  "an old client gets its answer and the end: %j",
  async (bytes) => {
    const text = await answerTo(bytes);
    expect(statuses(text)).toEqual([200]);
    expect(text).toContain("<main>A page</main>");
  },
);

/** Sends a byte every few milliseconds, as long as it may. */
function dribble(begin: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(begin);
  const timer = setInterval(() => socket.write("a"), 20);
  return said(socket).finally(() => clearInterval(timer));
}

test("who sends byte by byte is cut off, and nobody else notices", async () => {
  const slow = [
    ...Array.from({ length: 40 }, () => dribble(`GET /page HTTP/1.1\r\n${host}X: `)),
    ...Array.from({ length: 40 }, () => dribble(`${post}Content-Length: 10000\r\n\r\n{"`)),
    ...Array.from({ length: 40 }, () => said(connect(port, "127.0.0.1"))),
  ];
  let served = 0;
  let waiting = true;
  const others = (async () => {
    for (; waiting; served++) {
      const asked = performance.now();
      const answer = await answerTo(`GET /page HTTP/1.1\r\n${close}\r\n`).catch(String);
      // Where the machine stalls for so long, a good client is late as well, and may be cut off.
      if (performance.now() - asked < limits.http.headersTimeout) expect(statuses(answer)).toEqual([200]);
    }
  })();
  const ends = await Promise.all(slow);
  waiting = false;
  await others;
  expect(served).toBeGreaterThan(0);
  for (const text of ends) expect(statuses(text).every((status) => status === 408)).toBe(true);
  expect(taken).toEqual([]);
}, 30_000);

const connections = () =>
  new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)));

test.for([
  ["asks for more and more and never reads", `GET /page HTTP/1.1\r\n${host}\r\n`.repeat(400)],
  ["asks for what is not remembered, and never reads", `GET /nothing HTTP/1.1\r\n${host}\r\n`.repeat(800)],
  ["asks for nothing", "\r\n"],
] as const)(
  "who %s is cut off, also when empty lines keep coming",
  { timeout: 30_000 },
  async ([, bytes]) => {
    await expect.poll(connections, { timeout: 10_000 }).toBe(0);
    const arrived = once(app.server, "connection");
    const socket = connect(port, "127.0.0.1");
    await once(socket, "connect");
    socket.pause();
    socket.on("error", () => {});
    socket.write(bytes);
    await arrived;
    const timer = setInterval(() => socket.write("\r\n"), 20);
    await expect.poll(connections, { timeout: 10_000 }).toBe(0);
    clearInterval(timer);
    socket.destroy();
  },
);
