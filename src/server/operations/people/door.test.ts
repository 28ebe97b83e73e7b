import formBodyParser from "@fastify/formbody";
import Fastify, { type FastifyInstance } from "fastify";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { eachDatabase } from "../../testing/each-database.ts";
import { actAsSender, currentPerson } from "../acting-person.ts";
import { operatorDoor } from "./door.ts";
import { addPerson, withdrawPerson } from "./people.queries.ts";
import { trustedProxy } from "./proxy.ts";

const token = "a-token-of-the-operator";

eachDatabase((current) => {
  let app: FastifyInstance;

  /** A process of its own; several share the database. */
  async function newProcess(ownToken = token, proxies: readonly string[] = []): Promise<FastifyInstance> {
    const made = Fastify();
    const database = () => current().database;
    const door = operatorDoor({ database, token: ownToken, fromProxy: trustedProxy(proxies) });
    made.addHook("onRequest", door.letIn);
    made.addHook("preHandler", actAsSender);
    await made.register(formBodyParser);
    made.post("/log-in", door.logIn);
    made.post("/log-out", door.logOut);
    for (const url of ["/health", "/ready", "/metrics"]) made.get(url, async () => "open");
    made.all("/*", async () => currentPerson());
    return made;
  }

  beforeEach(async () => {
    for (const table of ["people", "sessions"] as const) await current().database.deleteFrom(table).execute();
    app = await newProcess();
  });
  afterEach(() => app.close());

  const add = (name: string, may = "acts") => addPerson(current().database, undefined, { name, may });
  const status = async (url: string, headers = {}, method: "GET" | "POST" = "GET", at = app) =>
    (await at.inject({ method, url, headers })).statusCode;
  async function session(given = token, at = app): Promise<{ cookie: string }> {
    const { headers } = await at.inject(`/?token=${given}`);
    return { cookie: String(headers["set-cookie"]).split(";")[0] ?? "" };
  }

  test("nothing is opened without a token but what watches over the server", async () => {
    for (const url of ["/health", "/ready", "/metrics"]) expect(await status(url)).toBe(200);
    const closed = ["/", "/leads.csv", "/leads/health", "//health", "/metrics/x", "/?health"];
    for (const url of [...closed, "/?token=", "/?token=wrong", "/?token=wrong&token=wrong"]) {
      expect(await status(url), url).toBe(401);
    }
    expect(await status("/", { authorization: "Bearer wrong" })).toBe(401);
    expect(await status("/", { authorization: "Bearer " })).toBe(401);
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

  test("a person logs in with a token of their own and is known by name, in every process", async () => {
    const { token: own } = await add("Thandi Nkosi");
    const form = { "content-type": "application/x-www-form-urlencoded" };
    const logIn = (given: string) =>
      app.inject({ method: "POST", url: "/log-in", headers: form, payload: `token=${given}` });
    expect((await logIn("wrong")).statusCode).toBe(401);
    const { statusCode, headers } = await logIn(own);
    expect(statusCode).toBe(303);
    const cookie = String(headers["set-cookie"]).split(";")[0];
    const other = await newProcess();
    for (const process of [app, other]) {
      for (const method of ["GET", "POST"] as const) {
        const answer = await process.inject({
          method,
          url: "/leads",
          headers: { ...form, cookie },
          payload: "a=b",
        });
        expect(answer.json()).toMatchObject({ name: "Thandi Nkosi" });
      }
    }
    expect((await app.inject({ url: "/", headers: { authorization: `Bearer ${own}` } })).json().name).toBe(
      "Thandi Nkosi",
    );
    await other.close();
  });

  test("neither a token nor a session is in the database, only what cannot be turned back", async () => {
    const { token: own } = await add("Thandi Nkosi");
    const sessions = [await session(own), await session()];
    const { database } = current();
    const rows = JSON.stringify([
      await database.selectFrom("people").selectAll().execute(),
      await database.selectFrom("sessions").selectAll().execute(),
    ]);
    for (const secret of [own, token, ...sessions.map(({ cookie }) => cookie.split("=")[1]!)]) {
      expect(rows).not.toContain(secret);
    }
  });

  test("a person who is withdrawn is out at once, with token and session", async () => {
    const { token: own } = await add("Thandi Nkosi");
    const mine = await session(own);
    const machine = await session();
    await withdrawPerson(current().database, undefined, "thandi nkosi");
    expect(await status("/", mine)).toBe(401);
    expect(await status("/", { authorization: `Bearer ${own}` })).toBe(401);
    expect(await status(`/?token=${own}`)).toBe(401);
    expect(await status("/", machine)).toBe(200);
  });

  test("a session ends with its log-out, and no other with it", async () => {
    const [mine, another] = [await session(), await session()];
    const { statusCode, headers } = await app.inject({ method: "POST", url: "/log-out", headers: mine });
    expect(statusCode).toBe(200);
    expect(headers["set-cookie"]).toMatch(/^operator_session=; Max-Age=0; Path=\/;/);
    expect(await status("/leads", mine)).toBe(401);
    expect(await status("/leads", another)).toBe(200);
  });

  test("a session ends after twelve hours, whatever the browser keeps, and outlives a restart until then", async () => {
    const mine = await session((await add("Thandi Nkosi")).token);
    const age = (time: string) =>
      sql`update sessions set ends_at = ends_at - ${time}::interval`.execute(current().database);
    await age("11 hours 59 minutes");
    await app.close();
    app = await newProcess();
    expect(await status("/leads", mine)).toBe(200);
    await age("1 minute");
    expect(await status("/leads", mine)).toBe(401);
  });

  test("a new token of the machine ends the sessions of the old one", async () => {
    const old = await session();
    const renewed = await newProcess("another-token-of-the-operator");
    expect(await status("/", old, "GET", renewed)).toBe(401);
    expect(await status("/", old)).toBe(200);
    await renewed.close();
  });

  test("a proxy's word is taken from its address only, and for a known person only", async () => {
    await add("Thandi Nkosi");
    const behind = await newProcess(token, ["10.0.0.0/8", "127.0.0.1"]);
    const from = async (at: FastifyInstance, name: string | string[], remoteAddress = "127.0.0.1") =>
      (await at.inject({ url: "/", headers: { "x-forwarded-user": name } as never, remoteAddress }))
        .statusCode;
    expect(await from(app, "Thandi Nkosi")).toBe(401);
    expect(await from(behind, "Thandi Nkosi")).toBe(200);
    expect(await from(behind, "thandi nkosi", "10.1.2.3")).toBe(200);
    expect(await from(behind, "Thandi Nkosi", "127.0.0.2")).toBe(401);
    for (const name of ["Johan Botha", "operator", "", "Thandi Nkosi, Johan Botha"]) {
      expect(await from(behind, name), name).toBe(401);
    }
    await behind.close();
  });
});
