import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { knownToken, operatorDoor, operatorToken } from "./operator-token.ts";

const dataDir = mkdtempSync(join(tmpdir(), "ikhaya-token-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test("a token is made once, in a file that only its user reads, unless one is configured", () => {
  const unset = { dataDir, operatorToken: undefined };
  expect(knownToken(unset)).toBeUndefined();
  const made = operatorToken(unset);
  expect(made).toMatch(/^[\w-]{43}$/);
  expect(statSync(join(dataDir, "operator.token")).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(dataDir, "operator.token"), "utf8")).toBe(`${made}\n`);
  expect([operatorToken(unset), knownToken(unset)]).toEqual([made, made]);
  expect(operatorToken({ dataDir, operatorToken: "configured" })).toBe("configured");
});

const token = "a-token-of-the-operator";
let app: FastifyInstance;

beforeEach(() => {
  app = Fastify();
  const door = operatorDoor(token);
  app.addHook("onRequest", door.letIn);
  app.post("/log-out", door.logOut);
  for (const url of ["/health", "/ready", "/metrics", "/*"]) app.all(url, async () => "opened");
});

const status = async (url: string, headers = {}, method: "GET" | "POST" = "GET") =>
  (await app.inject({ method, url, headers })).statusCode;

test("nothing is opened without the token but what watches over the server", async () => {
  for (const url of ["/health", "/ready", "/metrics"]) expect(await status(url)).toBe(200);
  const closed = ["/", "/leads.csv", "/leads/health", "//health", "/metrics/x", "/?health"];
  for (const url of [...closed, "/?token=", "/?token=wrong", "/?token=wrong&token=wrong"]) {
    expect(await status(url), url).toBe(401);
  }
  expect(await status("/", { authorization: "Bearer wrong" })).toBe(401);
  expect(await status("/", { cookie: "operator_session=wrong; other=1" })).toBe(401);
  expect(await status("/", { cookie: `operator_session=${token}` })).toBe(401);
  expect(await status(`/person/erase?token=${token}`, {}, "POST")).toBe(401);
});

test("the command line's header opens it, and a link gives a session whose cookie holds no token", async () => {
  expect(await status("/leads", { authorization: `Bearer ${token}` })).toBe(200);
  const { statusCode, headers } = await app.inject(`/?token=${token}`);
  expect([statusCode, headers.location]).toEqual([303, "/"]);
  const cookie = String(headers["set-cookie"]);
  expect(cookie).toMatch(/^operator_session=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/);
  expect(cookie).not.toContain(token);
  expect(await status("/leads", { cookie: `a=b; ${cookie.split(";")[0]}` }, "POST")).toBe(200);
});

const newSession = async () => {
  const { headers } = await app.inject(`/?token=${token}`);
  return { cookie: String(headers["set-cookie"]).split(";")[0] };
};

test("a session ends with its log-out, and no other with it", async () => {
  const [mine, another] = [await newSession(), await newSession()];
  const { statusCode, headers } = await app.inject({ method: "POST", url: "/log-out", headers: mine });
  expect(statusCode).toBe(200);
  expect(headers["set-cookie"]).toMatch(/^operator_session=; Max-Age=0; Path=\/;/);
  expect(await status("/leads", mine)).toBe(401);
  expect(await status("/leads", another)).toBe(200);
});

test("a session ends after twelve hours, whatever the browser keeps", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  try {
    const session = await newSession();
    vi.advanceTimersByTime(12 * 3_600_000 - 1);
    expect(await status("/leads", session)).toBe(200);
    vi.advanceTimersByTime(1);
    expect(await status("/leads", session)).toBe(401);
  } finally {
    vi.useRealTimers();
  }
});
