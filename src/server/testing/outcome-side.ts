import { randomUUID } from "node:crypto";
import Fastify, { type FastifyInstance } from "fastify";
import { Webhook } from "standardwebhooks";
import { buildApp } from "../app.ts";
import { readConfig } from "../config.ts";
import type { Database } from "../database/database.ts";
import type { Storage } from "../database/storage.ts";
import type { Journal } from "../leads/journal.ts";
import { outcomeDesk } from "../leads/outcomes/outcome-desk.ts";
import { outcomeLinks } from "../leads/outcomes/outcome-links.ts";
import { partnerOutcomesPath } from "../leads/outcomes/partner-outcomes.routes.ts";
import { saveLead } from "../leads/save-lead.ts";
import { someRecord } from "./lead-records.ts";
import { testSecret } from "./test-partner.ts";

const siteUrl = "https://ikhaya.example";
const formKey = Buffer.alloc(32, 7);

/** Where the partner's links of these tests lead. */
export const testLinks = outcomeLinks(siteUrl, formKey);

const settings = {
  SITE_URL: siteUrl,
  PARTNER_WEBHOOK_URL: "https://partner.example/leads",
  PARTNER_WEBHOOK_SECRET: testSecret,
};

/** The site with a real desk for what the partner says, on a database of the test's. */
export function outcomeApp(database: () => Database, journal?: () => Journal): Promise<FastifyInstance> {
  const storage: Storage = { database, failed: () => {}, close: async () => {} };
  const { log } = Fastify({ logger: { level: "silent" } });
  const desk = () => outcomeDesk({ storage, journal: journal?.(), log });
  return buildApp({
    config: readConfig(settings),
    formKey,
    assets: import.meta.dirname,
    pages: (_request, response) => void response.end("<p>The page</p>"),
    acceptLead: () => Promise.reject(new Error("No requests here.")),
    outcomes: { lead: (id) => desk().lead(id), add: (entry) => desk().add(entry) },
  });
}

/** Takes requests on the test's database, and says what was told of them. */
export const outcomeLeads = (database: () => Database) => ({
  take: async (number: number, changes = {}) =>
    (await saveLead(database(), someRecord(number, changes), [])).id,
  said: (id: string) =>
    database()
      .selectFrom("lead_history")
      .select(["said", "way", "said_by", "at"])
      .where("lead_id", "=", id)
      .execute(),
});

/** A call of the partner's program, signed; the changes are what goes wrong. */
export function signedOutcome(
  body: object | string,
  { id = randomUUID() as string, at = new Date(), secret = testSecret } = {},
) {
  const payload = typeof body === "string" ? body : JSON.stringify(body);
  return {
    method: "POST" as const,
    url: partnerOutcomesPath,
    payload,
    headers: {
      "content-type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(at.getTime() / 1_000)),
      "webhook-signature": new Webhook(secret).sign(id, at, payload),
    },
  };
}

/** Opens a link of the partner's mail and presses its button, as a person does. */
export async function pressLink(app: FastifyInstance, url: string, outcome: string, at = "") {
  const path = new URL(url).pathname;
  const page = await app.inject({ url: path });
  const press = /name="press" value="([^"]+)"/.exec(page.body)?.[1] ?? "";
  const action = /action="([^"]+)"/.exec(page.body)?.[1] ?? path;
  const payload = new URLSearchParams({ press, at, outcome }).toString();
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const send = () => app.inject({ method: "POST", url: action, payload, headers });
  return { page, send, answer: await send() };
}
