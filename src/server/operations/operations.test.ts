import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { sql } from "kysely";
import Papa from "papaparse";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { OperatorCharts } from "#contract/operator-charts.ts";
import type { OperatorWay } from "../alerts/operator-ways.ts";
import { hitTables } from "../analytics/analytics-tables.ts";
import { eventHit, pageviewHit } from "../analytics/hit.ts";
import { reportList } from "../analytics/reports/report-list.ts";
import { rollUp } from "../analytics/roll-up/roll-up.ts";
import { saveHits } from "../analytics/save-hits.ts";
import { type Database, openDatabase } from "../database/database.ts";
import { StorageUnavailableError } from "../database/storage.ts";
import { openJournal } from "../leads/journal.ts";
import { saveLead } from "../leads/save-lead.ts";
import { eventBody, pageviewBody, userAgent } from "../testing/analytics-bodies.ts";
import { someRecord } from "../testing/lead-records.ts";
import { createMetrics, type Metrics } from "./metrics.ts";
import { buildOperationsApp, listenForOperator } from "./operations.ts";
import { operatorOf } from "./operator.ts";
import { addPerson } from "./people/people.queries.ts";

const dataDir = mkdtempSync(join(tmpdir(), "ikhaya-operations-"));
const log: string[] = [];
const id = "0b8f8f64-6a0e-4b0e-9f4c-0a51c0e5d0aa";
const toldBy: OperatorWay[] = [];
let database: Database;
let metrics: Metrics;
let app: FastifyInstance;
let gone = false;

beforeAll(async () => {
  database = await openDatabase({ dataDir });
  metrics = createMetrics();
  const current = () => {
    if (gone) throw new StorageUnavailableError();
    return database;
  };
  const operator = operatorOf({
    database: current,
    journal: await openJournal(dataDir),
    tellBy: toldBy,
    channels: () => [],
    place: { kind: "embedded", folder: dataDir },
  });
  metrics.readCounts(operator.status);
  const { log: logger } = Fastify({
    logger: { level: "trace", stream: { write: (line: string) => void log.push(line) } },
  });
  const parts = { operator, token, charts, database: current, metrics, log: logger };
  app = await buildOperationsApp({ ...parts, trustProxy: ["127.0.0.1"] });
  const { headers } = await app.inject({ url: `/?token=${token}`, headers: { host } });
  cookie = String(headers["set-cookie"]).split(";")[0] ?? "";
}, 60_000);
afterAll(async () => {
  await app.close();
  await database.destroy();
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  gone = false;
  toldBy.length = 0;
  for (const table of ["alerts", "operator_messages"] as const) await database.deleteFrom(table).execute();
  for (const table of [
    "leads",
    "people",
    "trail",
    ...hitTables,
    "analytics_days",
    "analytics_counts",
  ] as const) {
    await database.deleteFrom(table).execute();
  }
});

/** What the reports ask to be drawn, in place of the build's drawings. */
const drawn: Record<"bars" | "shares" | "days", { id: string; label: string }[]> = {
  bars: [],
  shares: [],
  days: [],
};
const charts: OperatorCharts = {
  styles: ".drawn {}",
  bars: (chart) => `<svg class="bars" id="${drawn.bars.push(chart)}"></svg>`,
  shares: (chart) => `<svg class="shares" id="${drawn.shares.push(chart)}"></svg>`,
  days: (chart) => `<svg class="days" id="${drawn.days.push(chart)}"></svg>`,
};

const token = "a-token-of-the-operator";
const host = "localhost:3001";
/** Of the session that opening the link has begun. */
let cookie = "";
const get = (url: string, headers: object = {}) => app.inject({ url, headers: { host, cookie, ...headers } });
function form(
  url: string,
  fields: Record<string, string>,
  { origin = `http://${host}`, ...headers }: Record<string, string> = {},
) {
  const type = { "content-type": "application/x-www-form-urlencoded" };
  return app.inject({
    method: "POST",
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { host, cookie, ...type, ...(origin && { origin }), ...headers },
  });
}
const take = async (number: number, changes: object = {}) =>
  (await saveLead(database, someRecord(number, changes), [])).id;

const pages = [
  "/",
  "/leads",
  "/deliveries",
  "/outcomes",
  "/person",
  "/prime-rates",
  "/figures",
  "/alerts",
  "/people",
  "/trail",
  ...["traffic", "contact", "calculators", "guide", "speed"].map((group) => `/reports/${group}`),
];

test.for(pages)("%s is a whole page that runs no script and is kept nowhere", async (url) => {
  await take(1);
  const response = await get(url);
  expect(response.statusCode).toBe(200);
  expect(response.body).toMatch(/^<!doctype html>[\s\S]+<h1>[^<]+<\/h1>[\s\S]+<\/html>\n$/);
  expect(response.headers["content-security-policy"]).toContain("default-src 'none'; style-src 'self'");
  expect(response.headers["cache-control"]).toBe("no-store");
  expect(response.body).not.toMatch(/<script|style=/);
});

test("the overview says that no partner is configured and that leads wait", async () => {
  expect((await get("/")).body).toContain("No partner is configured: leads wait.");
});

test("alerts are shown with what could not be sent, and a test message says what its receiver answered", async () => {
  await database
    .insertInto("alerts")
    .values({ id, key: "parked", kind: "parked", sentence: "<b>1</b> is parked.", opened_at: new Date() })
    .execute();
  const message = { alert_id: id, kind: "opened", way: "email", subject: "Parked", body: "" } as const;
  await database
    .insertInto("operator_messages")
    .values({ ...message, id, tries: 3, reason: "The mail server answered 451." })
    .execute();
  const overview = (await get("/")).body;
  expect(overview).toContain("<strong>1</strong> alert is open");
  expect(overview).toContain("<strong>1</strong> message to you could not be sent");
  const { body } = await get("/alerts");
  expect(body).toContain("&#60;b&#62;1&#60;/b&#62; is parked.");
  expect(body).toMatch(
    /data-head="Tries"><div>3<\/div><\/td><td data-head="Why"><div>The mail server answered 451/,
  );
  const metricsText = (await get("/metrics")).body;
  expect(metricsText).toContain("ikhaya_alerts_open 1");
  expect(metricsText).toContain("ikhaya_operator_messages_unsent 1");
  toldBy.push(
    { way: "email", send: async () => ({ kind: "delivered", status: 250 }) },
    { way: "webhook", send: async () => ({ kind: "again", reason: "The operator's webhook answered 410." }) },
  );
  expect((await get("/alerts")).body).toContain("You are told by e-mail and webhook");
  const tested = (await form("/alerts/test", {})).body;
  expect(tested).toContain("Sent by e-mail. The receiver took it (250).");
  expect(tested).toContain("Not sent by webhook. The operator&#39;s webhook answered 410.");
});

test("the overview and the metrics say how many without a proof wait", async () => {
  await saveLead(database, { ...someRecord(1, { website: "x" }), signals: "unproven unproven-often" }, []);
  await saveLead(database, { ...someRecord(2), signals: "unproven" }, []);
  expect((await get("/")).body).toContain("1 without a proof came in the last week past the day’s limit");
  expect((await get("/metrics")).body).toContain("ikhaya_unproven_waiting 1");
});

test("what a visitor typed is shown as text, never as markup", async () => {
  const id = await take(1, { firstName: "<img src=x onerror=alert(1)>", lastName: `D"'&` });
  for (const { body } of [await get("/leads"), await get(`/leads/${id}`)]) {
    expect(body).not.toContain("<img");
    expect(body).toContain("&#60;img src=x");
    expect(body).toContain("&#34;&#39;&#38;");
  }
});

test.for([
  "ikhaya.example",
  "127.0.0.1.attacker.example",
  "localhost.attacker.example:3001",
  "attacker.example:3001",
  "10.0.0.1:3001",
  "0.0.0.0:3001",
])("a request under the host name %s is refused, health and metrics too", async (name) => {
  for (const url of [...pages, "/leads.csv", "/metrics", "/health", "/style.css", "/nothing"]) {
    expect((await get(url, { host: name })).statusCode).toBe(421);
  }
});

test.for([
  { origin: "https://attacker.example" },
  { origin: "null" },
  { origin: "http://localhost:3000" },
  { origin: "https://localhost:3001" },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
  { origin: "" },
  { origin: "", "sec-fetch-site": "none" },
])("a form that comes from elsewhere (%o) erases nothing", async (headers) => {
  await take(1);
  const response = await form("/person/erase", { email: "visitor-1@example.com" }, headers);
  expect(response.statusCode).toBe(403);
  expect(await database.selectFrom("leads").selectAll().execute()).toHaveLength(1);
});

test("reading for another site's page is refused as well", async () => {
  expect((await get("/leads.csv", { "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
  expect((await get("/leads", { "sec-fetch-site": "none" })).statusCode).toBe(200);
});

test("without the token nothing is read or erased, and health and metrics are all that answers", async () => {
  await take(1);
  for (const url of [...pages, "/leads.csv", "/nothing"]) {
    const { statusCode, body } = await get(url, { cookie: "" });
    expect(statusCode, url).toBe(401);
    expect(body).toContain('action="/log-in"');
  }
  expect((await form("/person/erase", { email: "visitor-1@example.com" }, { cookie: "" })).statusCode).toBe(
    401,
  );
  expect(await database.selectFrom("leads").selectAll().execute()).toHaveLength(1);
  for (const url of ["/health", "/ready", "/metrics"]) {
    expect((await get(url, { cookie: "" })).statusCode).toBe(200);
  }
});

/** Every address that takes a post, as Fastify prints its tree of addresses. */
function postAddresses(): string[] {
  const path: string[] = [];
  const lines = app
    .printRoutes({ commonPrefix: false })
    .matchAll(/^([│ ]*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?$/gm);
  return [...lines].flatMap(([, indent = "", part = "", methods = ""]) => {
    path.splice(indent.length / 4, path.length, part);
    return methods.includes("POST") ? [path.join("")] : [];
  });
}

test("a person who may only look is refused at every address that changes something", async () => {
  const reads = ["/leads", "/person", "/person/export", "/log-in", "/log-out"];
  const id = await take(1);
  const { token: own } = await addPerson(database, undefined, { name: "Johan Botha", may: "reads" });
  const authorization = `Bearer ${own}`;
  const changing = postAddresses().filter((path) => !reads.includes(path));
  expect(changing).toEqual(expect.arrayContaining(["/leads/:id/redeliver", "/people", "/person/erase"]));
  for (const path of changing) {
    const answer = await form(path.replace(":id", id), { email: "visitor-1@example.com" }, { authorization });
    expect(answer.statusCode, path).toBe(403);
  }
  for (const path of pages)
    expect((await get(path, { cookie: "", authorization })).statusCode, path).toBe(200);
  expect((await get("/trail", { authorization })).body).toContain("Johan Botha");
});

test("once there are people, the machine's token opens nothing of a visitor's any more", async () => {
  await take(1);
  await addPerson(database, undefined, { name: "Thandi Nkosi", may: "acts" });
  for (const url of ["/leads", "/trail", "/reports/traffic"]) {
    const { statusCode, body } = await get(url);
    expect([statusCode, body.includes("log out and log in with yours")]).toEqual([403, true]);
  }
  expect((await get("/leads.csv")).body).not.toContain("visitor-1");
  expect((await get("/people")).body).toContain("Thandi Nkosi");
});

test("behind a proxy that signs people in, its own pages may post and no other site's", async () => {
  await addPerson(database, undefined, { name: "Thandi Nkosi", may: "acts" });
  const signedIn = { "x-forwarded-user": "Thandi Nkosi", "x-forwarded-host": "desk.example" };
  const post = (headers: Record<string, string>) =>
    form("/prime-rates", { date: "2026-11-01", rate: "9" }, { cookie: "", ...signedIn, ...headers });
  expect((await post({ origin: "https://desk.example" })).statusCode).toBe(303);
  expect((await post({ origin: "https://attacker.example" })).statusCode).toBe(403);
  expect((await post({ origin: "https://desk.example", host: "desk.example" })).statusCode).toBe(421);
  const back = { cookie: "", ...signedIn, "sec-fetch-site": "cross-site" };
  expect((await get("/leads", { ...back, "sec-fetch-mode": "navigate" })).statusCode).toBe(200);
  expect((await get("/leads", { ...back, "sec-fetch-mode": "cors" })).statusCode).toBe(403);
  await database.deleteFrom("prime_rates").execute();
});

test("a person is looked up, handed over and erased; no address is in a URL or in the log", async () => {
  const email = "visitor-7@example.com";
  await take(7);
  const looked = await form("/person", { email });
  expect(looked.body).toContain("Erase for good");
  expect(looked.body).not.toMatch(/(?:href|action)="[^"]*visitor-7/);
  const file = await form("/person/export", { email });
  expect(file.headers["content-disposition"]).toBe('attachment; filename="person.json"');
  expect(file.json().leads).toMatchObject([{ email, phone: "+27821000007" }]);
  const erased = await form("/person/erase", { email });
  expect(erased.body).toContain("1 lead was erased.");
  expect(erased.body).not.toContain(email);
  expect((await form("/person", { email: "nonsense" })).statusCode).toBe(400);
  expect(log.join("")).not.toContain("visitor-7");
});

test("a search is posted, keeps its words over the pages, and finds nothing rather than failing", async () => {
  await take(3);
  expect((await form("/leads", { search: "visitor-3", state: "accepted" })).body).toContain("1 found");
  expect((await form("/leads", { search: "%", state: "nonsense", page: "-1" })).statusCode).toBe(200);
  expect((await get("/leads?page=999999999999")).statusCode).toBe(200);
  for (const id of ["not-an-id", "-".repeat(36)]) {
    expect((await get(`/leads/${id}`)).statusCode).toBe(404);
    expect((await form(`/leads/${id}/redeliver`, {})).statusCode).toBe(404);
  }
});

test("a quarantined lead is released by its button, which leads back to it", async () => {
  const id = await take(1, { website: "spam" });
  expect((await get(`/leads/${id}`)).body).toContain("Release to the partner");
  const response = await form(`/leads/${id}/redeliver`, {});
  expect([response.statusCode, response.headers.location]).toEqual([303, `/leads/${id}?did=released`]);
  expect((await get(`/leads/${id}`)).body).toContain("Deliver now");
});

/** Presses a form of a lead's page as a browser does, with what is hidden in it. */
async function pressOnLead(id: string, path: string, fields: Record<string, string>) {
  const { body } = await get(`/leads/${id}`);
  const part = new RegExp(`action="/leads/${id}/${path}">([\\s\\S]*?)</form>`).exec(body)?.[1] ?? "";
  const hidden = [...part.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  const all = { ...Object.fromEntries(hidden.map(([, name, value]) => [name, value ?? ""])), ...fields };
  const send = () => form(`/leads/${id}/${path}`, all);
  const answer = await send();
  return { answer, send, page: await get(String(answer.headers.location ?? "")) };
}

test("on the page of a lead one records, notes and takes it; each press is one, and says what it did", async () => {
  const id = await take(1);
  const outcome = await pressOnLead(id, "outcome", { outcome: "called", at: "" });
  expect(outcome.page.body).toContain('role="status">The outcome was recorded.');
  await outcome.send();
  const note = await pressOnLead(id, "note", { text: "Call again\non <Monday>" });
  expect(note.page.body).toContain('role="status">The note was added.');
  await note.send();
  const mine = await pressOnLead(id, "owner", { mine: "yes" });
  expect(mine.page.body).toContain('role="status">This lead is yours now.');
  const history = await database.selectFrom("lead_history").select(["kind", "said"]).execute();
  const { person } = (await get("/", { accept: "application/json" })).json().today;
  expect(history).toEqual([
    { kind: "outcome", said: "called" },
    { kind: "note", said: "Call again\non <Monday>" },
    { kind: "owner", said: person },
  ]);
  const { body } = await get(`/leads/${id}`);
  expect(body).toContain("<strong>Called</strong>");
  expect(body).toContain("Call again\non &#60;Monday&#62;");
  expect(body).toContain(`${person} looks after this lead.`);
  const wrong = await pressOnLead(id, "mistake", {});
  expect(wrong.page.body).toContain("<s>Called</s>, by mistake");
  const back = await pressOnLead(id, "owner", { mine: "no" });
  expect(back.page.body).toContain("Nobody looks after this lead.");
});

test("what cannot be recorded of a lead is refused in a sentence", async () => {
  const id = await take(1);
  const wrong: [string, Record<string, string>, string][] = [
    ["outcome", { outcome: "married" }, "The outcome must be one of called"],
    ["outcome", { outcome: "called", at: "soon" }, "Write the time as 2026-11-22 05:43"],
    ["outcome", { outcome: "called", at: "2020-01-01T10:00" }, "before the request came"],
    ["note", { text: " " }, "A note has 1 to 2000 letters."],
    ["note", { text: "x".repeat(2_001) }, "A note has 1 to 2000 letters."],
    ["mistake", { entry: id }, "This lead has no such outcome."],
  ];
  for (const [path, fields, sentence] of wrong) {
    const answer = await form(`/leads/${id}/${path}`, fields);
    expect([400, 404]).toContain(answer.statusCode);
    expect(answer.body).toContain(sentence);
  }
  expect(await database.selectFrom("lead_history").selectAll().execute()).toEqual([]);
});

test("the list's filters are an address, and its pages too", async () => {
  const { id } = await saveLead(database, { ...someRecord(1), page: "/tools/rent-or-buy" }, ["webhook"]);
  await saveLead(database, someRecord(2, { source: "education_page" }), ["webhook"]);
  await take(3, { website: "spam" });
  const old = sql<Date>`now() - interval '2 days'`;
  await database
    .updateTable("deliveries")
    .set({ state: "delivered", delivered_at: old })
    .where("lead_id", "=", id)
    .execute();
  const found = async (query: string) => {
    const { body } = await get(`/leads?${query}`);
    return Number(/(\d+) found/.exec(body)?.[1] ?? 0);
  };
  expect(await found("")).toBe(3);
  expect(await found("outcome=overdue")).toBe(1);
  expect((await get("/")).body).toMatch(/outcome=overdue"><strong>1<\/strong> lead went to the partner/);
  expect(await found("delivery=delivered")).toBe(1);
  expect(await found("delivery=waiting")).toBe(1);
  expect(await found("from_page=%2Ftools%2Frent-or-buy")).toBe(1);
  expect(await found("source=education_page&state=accepted")).toBe(1);
  expect(await found("from=2000-01-01&to=2000-12-31")).toBe(0);
  await form(`/leads/${id}/outcome`, { outcome: "approved" });
  expect([
    await found("outcome=overdue"),
    await found("outcome=approved"),
    await found("outcome=none"),
  ]).toEqual([0, 1, 2]);
  const [{ id: parked = "" } = {}] = await database
    .selectFrom("leads")
    .select("id")
    .where("source", "=", "education_page")
    .execute();
  await database.updateTable("deliveries").set({ state: "parked" }).where("lead_id", "=", parked).execute();
  expect([await found("delivery=parked"), await found("delivery=waiting")]).toEqual([1, 0]);
  await form(`/leads/${id}/owner`, { mine: "yes" });
  const { person } = (await get("/", { accept: "application/json" })).json().today;
  expect(await found(`owner=${encodeURIComponent(person)}`)).toBe(1);
  // What was searched for is in no address.
  const { body } = await form("/leads", { search: "visitor-", state: "accepted" });
  expect(body).toContain("2 found");
  expect(body).not.toMatch(/(?:href|action)="[^"]*visitor-/);
});

test("the overview shows what waits and names nobody", async () => {
  expect((await get("/")).body).toContain("Nothing waits for you.");
  await take(1);
  await take(2, { website: "spam" });
  await database
    .updateTable("leads")
    .set({ received_at: sql<Date>`received_at - interval '20 minutes'` })
    .execute();
  const { body } = await get("/");
  expect(body).toContain("<strong>1</strong> lead has waited longer than 15 minutes for the partner");
  expect(body).toContain("<strong>1</strong> lead of the last week is in quarantine");
  expect(body).not.toMatch(/Thandeka|Nkosi|visitor-|\+2782/);
});

test("the figure is a page with a picture, a CSV file and JSON, and a file of outcomes is read", async () => {
  const [one, two] = [await take(1), await take(2)];
  const boundary = "----test";
  const file = (csv: string) =>
    app.inject({
      method: "POST",
      url: "/outcomes/import",
      payload: `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="o.csv"\r\ncontent-type: text/csv\r\n\r\n${csv}\r\n--${boundary}--\r\n`,
      headers: {
        host,
        cookie,
        origin: `http://${host}`,
        "content-type": `multipart/form-data; boundary=${boundary}`,
      },
    });
  const now = new Date().toISOString();
  const read = await file(`lead,outcome,at\n${one},approved,${now}\n${two},<b>,${now}\n`);
  expect(read.body).toContain("1 outcome was recorded. 0 were known already. 1 row was not taken.");
  expect(read.body).toContain("Row 3: &#34;&#60;b&#62;&#34; is not an outcome");
  expect((await file("nothing")).statusCode).toBe(400);
  const { body } = await get("/outcomes");
  expect(body).toContain('class="bars"');
  expect(drawn.bars.at(-1)).toMatchObject({
    id: "outcomes",
    bars: [
      { name: "Asked", amount: 2, value: "2" },
      { name: "Delivered", amount: 1, value: "1, 50%" },
      { name: "Called", amount: 1 },
      { name: "Applied", amount: 1 },
      { name: "Approved", amount: 1 },
      { name: "Registered", amount: 0, value: "0, 0%" },
    ],
  });
  const csv = await get("/outcomes.csv");
  expect(csv.headers["content-disposition"]).toMatch(/filename="outcomes-[\d-]+\.csv"/);
  const { data } = Papa.parse<Record<string, string>>(csv.body.slice(1), { header: true });
  expect(data.find(({ by }) => by === "all")).toMatchObject({ asked: "2", approved: "1", registered: "0" });
  expect((await get("/outcomes?from=soon")).statusCode).toBe(400);
});

test("all that is parked is sent again by one button", async () => {
  const button = "Send again all that is parked";
  const { id } = await saveLead(database, someRecord(1), ["webhook"]);
  expect((await get("/deliveries")).body).not.toContain(button);
  await database.updateTable("deliveries").set({ state: "parked" }).where("lead_id", "=", id).execute();
  expect((await get("/deliveries")).body).toContain(button);
  const response = await form("/deliveries/redeliver", {});
  expect([response.statusCode, response.headers.location]).toEqual([303, "/deliveries?did=sent-parked.1"]);
  expect((await get("/deliveries")).body).not.toContain(button);
});

test("the command line gets the same as JSON, its errors too", async () => {
  const headers = { accept: "application/json" };
  expect((await get("/", headers)).json()).toMatchObject({ leads: { accepted: 0 }, channels: [] });
  const bad = await app.inject({
    method: "POST",
    url: "/prime-rates",
    headers: { host, cookie, ...headers },
    payload: { date: "2026-02-30", rate: 10 },
  });
  expect(bad.statusCode).toBe(400);
  expect(bad.json().error).toMatch(/^The date must be/);
});

test("reports are drawn with their tables, over the days asked for, and what visitors chose is text", async () => {
  const element = '<script>alert("1")</script>';
  await saveHits(database, [
    pageviewHit(pageviewBody({ path: "/legal" }), userAgent),
    eventHit(eventBody({ type: "calculator_tab_view", element }), userAgent),
  ]);
  await rollUp(database);
  for (const kind of [drawn.bars, drawn.shares, drawn.days]) kind.length = 0;
  const { body } = await get("/reports/traffic");
  expect(body.match(/<svg class="days"/g)).toHaveLength(4);
  expect(drawn.days.map(({ label }) => label)).toEqual([
    "Visitors by day",
    "Sessions by day",
    "Views by day",
    "Conversions by day",
  ]);
  expect(drawn.days[2]).toMatchObject({ title: "Views", caption: "1 in all, at most 1 a day" });
  expect(drawn.bars).toContainEqual({
    id: "pages",
    label: "Pages",
    bars: [{ name: "/legal", amount: 1, value: "1" }],
  });
  const names = [...drawn.days, ...drawn.bars].map(({ id }) => id);
  expect(names).toEqual([...new Set(names)]);
  expect((await get("/style.css")).body).toContain(".drawn {}");
  expect(body).toContain("counts on both");
  expect((await get("/reports/calculators")).body).toContain("&#60;script&#62;");
  expect((await get("/reports/traffic?from=2020-01-01&to=2020-01-31")).body).toContain(
    "Nothing in these days.",
  );
  for (const [from, to] of [
    ["2020-01-01", "%3Cscript%3E"],
    ["0001-01-01", "9999-12-31"],
    ["2020-01-01", "9999-12-31"],
    ["0001-01-01", "2020-01-01"],
  ]) {
    expect((await get(`/reports/traffic?from=${from}&to=${to}`)).statusCode).toBe(400);
    expect((await get(`/report/days?from=${from}&to=${to}`)).statusCode).toBe(400);
  }
  for (const url of ["/reports/none", "/report/none"]) expect((await get(url)).statusCode).toBe(404);
  expect((await get("/reports")).headers.location).toBe("/reports/traffic");
});

test("each report comes as CSV, and nothing in it is run by a spreadsheet", async () => {
  const elements = ["=HYPERLINK(1)", "@SUM(1)", "-1+1", 'a "b", c'];
  await saveHits(
    database,
    elements.map((element) => eventHit(eventBody({ type: "calculator_tab_view", element }), userAgent)),
  );
  await rollUp(database);
  for (const { key } of reportList) {
    const { headers, body } = await get(`/report/${key}`);
    expect(headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(headers["content-disposition"]).toMatch(/^attachment; filename="[a-z-]+-[\d-]+\.csv"$/);
    const { data } = Papa.parse<string[]>(body.replace("\uFEFF", "").trim());
    for (const cell of data.flat()) expect(cell).not.toMatch(/^\s*[=+\-@|]/);
    if (key === "tabs")
      expect(new Set(data.slice(1).map(([name]) => name?.replace(/^'/, "")))).toEqual(new Set(elements));
  }
});

test("a visitor is erased by id from the person page, and what is no id is refused", async () => {
  const visit = pageviewBody();
  await saveHits(database, [pageviewHit(visit, userAgent), pageviewHit(pageviewBody(), userAgent)]);
  expect((await get("/person")).body).toContain('action="/visitor/erase"');
  for (const visitorId of ["", "%", "1' or '1'='1", visit.visitorId.slice(1)]) {
    expect((await form("/visitor/erase", { visitorId })).statusCode).toBe(400);
  }
  const erased = await form("/visitor/erase", { visitorId: ` ${visit.visitorId.toUpperCase()} ` });
  expect(erased.body).toContain("1 row of analytics was erased.");
  expect(await database.selectFrom("analytics_pageviews").selectAll().execute()).toHaveLength(1);
});

test("health says that the process is up, ready that the database answers", async () => {
  expect((await get("/health")).json()).toEqual({ status: "up" });
  expect((await get("/ready")).statusCode).toBe(200);
  gone = true;
  expect((await get("/health")).statusCode).toBe(200);
  expect((await get("/ready")).statusCode).toBe(503);
  const overview = await get("/");
  expect(overview.statusCode).toBe(503);
  expect(overview.body).toContain("The database does not answer now.");
  expect((await get("/metrics")).body).toMatch(/^ikhaya_database_up 0$/m);
});

test("metrics count leads, answers and tries, and hold nothing of a person", async () => {
  const id = await take(1, { firstName: "Thandeka" });
  await take(2, { website: "spam" });
  const site = Fastify();
  metrics.countRequests(site);
  metrics.readQueue(() => 3);
  site.get("/*", async () => "page");
  site.post("/analytics/event", async (_request, reply) => reply.code(503).send());
  await site.inject({ method: "POST", url: "/analytics/event" });
  await site.inject("/calculator/visitor-1@example.com?phone=0821000001");
  await metrics
    .counted({ channel: "webhook", send: async () => ({ kind: "again", reason: "visitor-1@example.com" }) })
    .send({ id } as never, new AbortController().signal);
  const { body, headers } = await get("/metrics");
  expect(headers["content-type"]).toContain("text/plain");
  expect(body).toMatch(/^ikhaya_leads\{state="accepted"\} 1$/m);
  expect(body).toMatch(/^ikhaya_leads\{state="quarantined"\} 1$/m);
  expect(body).toMatch(/^ikhaya_deliveries\{state="parked"\} 0$/m);
  expect(body).toMatch(/^ikhaya_oldest_waiting_seconds \d+$/m);
  expect(body).toMatch(/^ikhaya_http_requests_total\{route="page",status="200"\} 1$/m);
  expect(body).toMatch(/^ikhaya_http_requests_total\{route="analytics",status="503"\} 1$/m);
  expect(body).toMatch(/^ikhaya_analytics_queue 3$/m);
  expect(body).toMatch(/^ikhaya_delivery_attempts_total\{channel="webhook",outcome="again"\} 1$/m);
  expect(body).toMatch(/^process_cpu_seconds_total /m);
  expect(body).not.toMatch(/Thandeka|visitor-|example\.com|082100|2782/);
  expect(body).not.toContain(id);
});

test("it listens on this machine alone, takes no request with two hosts, and a taken port is one plain sentence", async () => {
  const port = await listenForOperator(app, 0);
  const socket = connect(port, "127.0.0.1", () =>
    socket.write(`GET /health HTTP/1.1\r\nHost: ${host}\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
  );
  expect(String((await once(socket, "data"))[0])).toMatch(/^HTTP\/1\.1 400 /);
  expect(app.server.address()).toMatchObject({ address: "127.0.0.1" });
  await expect(listenForOperator(Fastify(), port)).rejects.toThrow(
    /^OPERATIONS_PORT \d+ is taken by another program[^\n]+\.$/,
  );
});
