import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eachDatabase } from "../../testing/each-database.ts";
import { someHistory, someRecord } from "../../testing/lead-records.ts";
import { outcomeApp, outcomeLeads, pressLink, testLinks } from "../../testing/outcome-side.ts";
import { eraseLeads } from "../leads.queries.ts";
import { saveLead } from "../save-lead.ts";
import { addHistory } from "./add-history.ts";
import { linkFor, outcomeLinks } from "./outcome-links.ts";
import { outcomeStyles } from "./outcome-page.ts";

eachDatabase((current) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await outcomeApp(() => current().database);
  });
  afterAll(() => app.close());

  const { take, said } = outcomeLeads(() => current().database);
  const open = (url: string) => app.inject({ url: new URL(url).pathname });

  test("opening a link any number of times records nothing; its button does, once", async () => {
    const id = await take(1);
    const link = linkFor(testLinks.url(id), "called");
    for (let scans = 0; scans < 3; scans++) expect((await open(link)).statusCode).toBe(200);
    expect((await app.inject({ method: "HEAD", url: new URL(link).pathname })).statusCode).toBe(200);
    expect(await said(id)).toEqual([]);
    const { page, answer, send } = await pressLink(app, link, "called");
    expect(page.body).toContain("Record: Called");
    expect(answer.statusCode).toBe(303);
    expect((await send()).statusCode).toBe(303);
    expect(await said(id)).toMatchObject([{ said: "called", way: "link", said_by: "Partner Home Loans" }]);
    const after = await app.inject({ url: String(answer.headers.location) });
    expect(after.body).toMatch(/role="status">Recorded: Called\. Thank you/);
    // On another day it is another call.
    await pressLink(app, link, "no_answer");
    await pressLink(app, link, "no_answer");
    expect(await said(id)).toHaveLength(3);
  });

  test("the page names nobody, is listed by no search engine, runs nothing and is kept nowhere", async () => {
    const { body, headers } = await open(testLinks.url(await take(2)));
    expect(body).not.toMatch(/Thandeka|Nkosi|visitor-2|2782|<script|style=/i);
    expect(body).toContain("Asked about: new home loan.");
    expect(headers["x-robots-tag"]).toBe("noindex, nofollow");
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["referrer-policy"]).toBe("no-referrer");
    expect(headers["content-security-policy"]).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; .*frame-ancestors 'none'$/,
    );
  });

  test("a link is good for its request alone, and says plainly when it is wrong or the request was erased", async () => {
    const [id, other] = [await take(3), await take(4, { website: "spam" })];
    const link = testLinks.url(id);
    const wrong = [
      link.replace(/.$/, (last) => (last === "A" ? "Q" : "A")),
      link.slice(0, -1),
      `${link}x`,
      link.replace(/\/[\w-]{10}([\w-]+)$/, `/${"A".repeat(10)}$1`),
      outcomeLinks("https://ikhaya.example", Buffer.alloc(32)).url(id),
    ];
    for (const url of wrong) {
      const answer = await open(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain("This link does not work");
    }
    // What waits in quarantine the partner has never got.
    expect((await open(testLinks.url(other))).statusCode).toBe(410);
    const { send } = await pressLink(app, link, "called");
    await eraseLeads(current().database, undefined, [id]);
    for (const answer of [await open(link), await send()]) {
      expect(answer.statusCode).toBe(410);
      expect(answer.body).toContain("This request was erased");
    }
  });

  test("a time may be given, in South African time, and one that cannot be right records nothing", async () => {
    const { database } = current();
    const record = { ...someRecord(5), received_at: "2026-11-20T08:00:00.000Z" };
    await saveLead(database, record, []);
    const link = testLinks.url(record.id);
    expect((await pressLink(app, link, "applied", "2026-11-21T10:30")).answer.statusCode).toBe(303);
    expect(await said(record.id)).toMatchObject([{ at: new Date("2026-11-21T08:30:00Z") }]);
    const wrong = { "2026-11-19T10:30": "before the request came", "2999-01-01T10:30": "in the future" };
    for (const [at, reason] of Object.entries({ ...wrong, soon: "cannot be read" })) {
      const { answer } = await pressLink(app, link, "approved", at);
      expect(answer.statusCode).toBe(422);
      expect(answer.body).toMatch(new RegExp(`role="alert">[^<]*${reason}[^<]*Nothing was recorded`));
    }
    expect((await pressLink(app, link, "married")).answer.statusCode).toBe(422);
    expect(await said(record.id)).toHaveLength(1);
  });

  test("a mistake that the operator has marked is no longer shown", async () => {
    const id = await take(6);
    const wrong = someHistory(id, { said: "registered" });
    await addHistory(current().database, undefined, [
      wrong,
      someHistory(id, { said: "applied" }),
      someHistory(id, { kind: "mistake", said: wrong.id }),
    ]);
    const { body } = await open(testLinks.url(id));
    expect([...body.matchAll(/<li>([^,]+),/g)].map(([, words]) => words)).toEqual(["Applied for a loan"]);
  });
});

test("while the database is away a press is told so, and nothing is thanked for", async () => {
  const away = await outcomeApp(() => {
    throw new Error("away");
  });
  const id = someRecord(1).id;
  const answer = await away.inject({ url: new URL(testLinks.url(id)).pathname });
  expect(answer.statusCode).toBe(503);
  expect(answer.body).toContain("We cannot store this right now.");
  await away.close();
}, 30_000);

test("the colours are the website's", () => {
  const tokens = readFileSync(join(import.meta.dirname, "../../../web/styles/tokens.css"), "utf8");
  for (const name of ["--leaf", "--on-leaf"]) {
    const value = (styles: string) => new RegExp(`\\s${name}: ([^;]+);`).exec(styles)?.[1];
    expect(value(outcomeStyles)).toBe(value(tokens));
  }
});
