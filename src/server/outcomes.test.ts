import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { leadRequestPath } from "#contract/lead.ts";
import { openDatabase } from "./database/database.ts";
import { type OutcomeName, outcomeNames, outcomeWords } from "./leads/outcomes/outcome-names.ts";
import { doomedHeader, journalSteps, killSteps } from "./testing/kill-at.ts";
import { someLead } from "./testing/lead-bodies.ts";
import { newDatabase } from "./testing/new-database.ts";
import { accepted, operate, operateHere, side, start } from "./testing/operator-side.ts";
import { signedOutcome } from "./testing/outcome-side.ts";
import { leadHeaders, type ServerProcess, type Settings, startServer } from "./testing/server-process.ts";
import { startMailServer, type TestMailServer } from "./testing/test-mail-server.ts";
import { startTestPartner, type TestPartner, testSecret, until } from "./testing/test-partner.ts";

let partner: TestPartner;
let mail: TestMailServer;
beforeEach(async () => {
  partner = await startTestPartner();
  mail = await startMailServer();
});
afterEach(async () => {
  await partner.close();
  await mail.close();
});

const pages = ["/", "/tools/rent-or-buy", "/calculator/affordability", "/tools/buy-to-let"];
const formPage = "/contact/landing";
const pageOf = (number: number) => (number % 10 === 9 ? formPage : String(pages[number % 4]));

/** A hundred requests: 91 people, of whom five send theirs again, and four programs. */
const people = Array.from({ length: 91 }, (_, number) => number);

async function askAll(server: ServerProcess): Promise<void> {
  await accepted(server, { ...someLead(900), website: "spam", page: "/" });
  for (const number of [901, 902, 903])
    expect(await server.post({ ...someLead(number), website: "spam" })).toBe(200);
  for (const number of people) {
    if (pageOf(number) === formPage) await sendPlainForm(server, number);
    else expect(await server.post({ ...someLead(number), page: pageOf(number) })).toBe(200);
  }
  for (const number of people.slice(0, 5)) {
    expect(await server.post({ ...someLead(number), page: pageOf(number) })).toBe(200);
  }
}

async function sendPlainForm({ url }: ServerProcess, number: number): Promise<void> {
  const answer = await fetch(`${url}${leadRequestPath}`, {
    method: "POST",
    redirect: "manual",
    headers: { ...leadHeaders, "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(someLead(number)),
  });
  expect(answer.status).toBe(303);
}

/** The partner's mails by the request's id, as a mail program shows their text. */
function mails(): Map<string, string> {
  const texts = mail.messages.map((message) =>
    message
      .replace(/=\r\n/g, "")
      .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
  );
  return new Map(texts.map((text) => [/ Request: ([0-9a-f-]{36})/.exec(text)?.[1] ?? "", text]));
}

/** Opens a link as a person does and presses the button of an outcome. */
async function press({ url }: ServerProcess, link: string, outcome: OutcomeName): Promise<number> {
  const page = await (await fetch(url + new URL(link).pathname)).text();
  const [, action = ""] = /action="([^"]+)"/.exec(page) ?? [];
  const [, once = ""] = /name="press" value="([^"]+)"/.exec(page) ?? [];
  expect(page).toContain(`value="${outcome}"`);
  const body = new URLSearchParams({ press: once, outcome });
  return (await fetch(url + action, { method: "POST", redirect: "manual", body })).status;
}

type Said = { person: number; outcome: OutcomeName; way: "mail" | "page" | "call" | "file" };

/** Sixty outcomes of all kinds and ways; fifteen people have two. */
const saidOf = (index: number): Said => ({
  person: index % 45,
  outcome: outcomeNames[(index + Math.floor(index / 45)) % 7]!,
  way: (["mail", "page", "call", "file"] as const)[index % 4]!,
});
const allSaid = Array.from({ length: 60 }, (_, index) => saidOf(index));

async function say(server: ServerProcess, said: readonly Said[]): Promise<void> {
  const ids = new Map(partner.received.map(({ email, id }) => [email, id]));
  const urls = new Map(partner.received.map(({ email, outcomeUrl }) => [email, outcomeUrl]));
  const file = ["Lead ID,Status,Date"];
  for (const { person, outcome, way } of said) {
    const { email } = someLead(person);
    const leadId = ids.get(email) ?? "";
    if (way === "page") expect(await press(server, urls.get(email) ?? "", outcome)).toBe(303);
    if (way === "mail") {
      const links = new RegExp(`  ${outcomeWords[outcome]}: (\\S+/${outcome})`);
      expect(await press(server, links.exec(mails().get(leadId) ?? "")?.[1] ?? "", outcome)).toBe(303);
    }
    const at = new Date().toISOString();
    if (way === "file") file.push(`${leadId},${outcomeWords[outcome].split(" for")[0]},${at}`);
    if (way === "call") {
      const { url, payload, ...call } = signedOutcome({ leadId, outcome, at });
      for (const _twice of [1, 2]) {
        expect((await fetch(server.url + url, { ...call, body: payload })).status).toBe(200);
      }
    }
  }
  const path = join(side.dataDir, "said.csv");
  writeFileSync(path, file.join("\n"));
  await operateHere(async (command) => {
    for (const again of [false, true]) {
      const rows = file.length - 1;
      const told = again ? `0 recorded, ${rows} known already` : `${rows} recorded, 0 known already`;
      expect((await command("outcomes", "import", path)).out).toBe(`${told}, 0 not taken.\n`);
    }
  });
  rmSync(path);
}

/** What the report must say of these people, counted one by one. */
function counted(who: readonly number[]): number[] {
  const outcomes = who.map((person) =>
    allSaid.filter((one) => one.person === person).map(({ outcome }) => outcome),
  );
  const having = (...names: OutcomeName[]) =>
    outcomes.filter((said) => said.some((outcome) => names.includes(outcome))).length;
  const without = (name: OutcomeName, ...later: OutcomeName[]) =>
    outcomes.filter((said) => said.includes(name) && !said.some((outcome) => later.includes(outcome))).length;
  const applied: OutcomeName[] = ["applied", "approved", "declined", "registered"];
  const called: OutcomeName[] = ["called", "not_interested", ...applied];
  // Each was said within the minute, and a call has a time only where somebody said that there was one.
  const calledInTime = having("called", "not_interested");
  return [
    ...[who.length, who.length, having(...called), calledInTime, having(...applied)],
    ...[having("approved", "registered"), having("registered")],
    ...[without("no_answer", ...called), without("not_interested", ...applied)],
    without("declined", "approved", "registered"),
  ];
}

/** The lines of the command: what they are by, their name, and their counts. */
async function report(): Promise<Map<string, number[]>> {
  const { out } = await operate("outcomes");
  const rows = out.trim().split("\n").slice(1);
  return new Map(
    rows.map((row) => {
      const [by, name, ...figures] = row.split("\t");
      return [`${by} ${name}`, figures.slice(0, 10).map(Number)];
    }),
  );
}

function expectReport(found: Map<string, number[]>, who: readonly number[]): void {
  expect(found.get("all All requests")).toEqual(counted(who));
  for (const page of [...pages, formPage]) {
    expect(found.get(`page ${page}`), page).toEqual(counted(who.filter((number) => pageOf(number) === page)));
  }
  const tool = who.filter((number) => pageOf(number) === "/tools/rent-or-buy");
  expect(found.get("answer Rent or buy")).toEqual(counted(tool));
  expect(found.get("source Front page")).toEqual(counted(who));
}

const filesWith = (text: string) =>
  readdirSync(side.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => readFileSync(path, "latin1").includes(text));

// On the embedded database; what each database says of outcomes is in outcome-report.test.ts.
test("of a hundred requests and sixty outcomes the report says what a count by hand says, after kills and erasing too", {
  timeout: 600_000,
}, async () => {
  side.settings = {
    ...side.settings,
    PARTNER_WEBHOOK_URL: partner.url,
    PARTNER_WEBHOOK_SECRET: testSecret,
    PARTNER_EMAIL: "desk@partner.example",
    SMTP_URL: mail.url,
  };
  const server = await start();
  await askAll(server);
  await until(() => partner.received.length === 91 && mails().size === 91, 120_000);
  // Programs that look through mail open every link, and change nothing.
  const [first = ""] = [...mails().values()];
  const links = [...first.matchAll(/: (http\S+\/partner\/outcome\/\S+)/g)].map(([, link = ""]) => link);
  expect(links).toHaveLength(7);
  for (const link of links) {
    expect((await fetch(server.url + new URL(link).pathname)).status).toBe(200);
  }
  await say(server, allSaid.slice(0, 30));

  // What was acknowledged is there after a kill, and also without the database.
  await server.kill();
  rmSync(join(side.dataDir, "database"), { recursive: true });
  const next = await start();
  const ready = () => fetch(`http://127.0.0.1:${side.settings.OPERATIONS_PORT}/ready`);
  await until(async () => (await ready()).ok, 60_000);
  await say(next, allSaid.slice(30));
  expectReport(await report(), people);
  expect(partner.received).toHaveLength(91);

  const erased = people.slice(0, 10);
  const ids = erased.map(
    (number) => partner.received.find(({ email }) => email === someLead(number).email)!.id,
  );
  await operateHere(async (command) => {
    for (const id of ids) await command("note", id, `Note on ${id.slice(0, 13)} for later`);
    // The five who sent twice have a duplicate too.
    for (const number of erased) {
      expect((await command("erase-person", someLead(number).email)).out).toMatch(/^[12] leads? w/);
    }
    const { out } = await command("trail");
    for (const id of ids) expect(out).not.toContain(id);
  });
  expectReport(await report(), people.slice(10));
  const gone = await fetch(
    next.url + new URL(partner.received.find(({ id }) => id === ids[0])!.outcomeUrl).pathname,
  );
  expect(gone.status).toBe(410);

  await next.stop();
  const database = await openDatabase({ dataDir: side.dataDir });
  const left = await database.selectFrom("lead_history").select(["lead_id", "said"]).execute();
  await database.destroy();
  expect(left.length).toBe(allSaid.filter(({ person }) => person >= 10).length);
  expect(left.filter(({ lead_id }) => ids.includes(lead_id))).toEqual([]);
  for (const id of ids) {
    // Of an erased lead the journal keeps that it was erased, and nothing else.
    expect(filesWith(`"lead_id":"${id}"`)).toEqual([]);
    expect(filesWith(`Note on ${id.slice(0, 13)}`)).toEqual([]);
  }
});

const outcomeSteps = killSteps.slice(0, killSteps.indexOf("before the send"));

test.for(["embedded", "PostgreSQL"])(
  "on %s, killed at each step of its path, an outcome that is sent again under its id is there once",
  { timeout: 300_000 },
  async (kind) => {
    const settings: Settings = {
      DATA_DIR: side.dataDir,
      PARTNER_WEBHOOK_URL: partner.url,
      PARTNER_WEBHOOK_SECRET: testSecret,
      ...(kind === "PostgreSQL" && { DATABASE_URL: await newDatabase() }),
    };
    const steps = outcomeSteps.filter((step) => kind === "embedded" || !journalSteps.includes(step));
    const send = (server: ServerProcess, id: string, leadId: string, more = {}) => {
      const { url, payload, ...call } = signedOutcome(
        { leadId, outcome: "called", at: new Date().toISOString() },
        { id },
      );
      const headers = { ...call.headers, ...more };
      return fetch(server.url + url, { ...call, headers, body: payload }).catch(() => undefined);
    };
    let server = await startServer({ ...settings, KILL_AT: steps[0] ?? "" });
    const found: Record<string, unknown> = {};
    for (const [index, step] of steps.entries()) {
      await accepted(server, someLead(index));
      await until(() => partner.received.some(({ email }) => email === someLead(index).email));
      const leadId = partner.received.find(({ email }) => email === someLead(index).email)?.id ?? "";
      const id = randomUUID();
      const answered = await send(server, id, leadId, { [doomedHeader]: "1" });
      await server.ended;
      server = await startServer({ ...settings, KILL_AT: steps[index + 1] ?? "" });
      // A database that is still being opened is a 503, which asks for the same again.
      let again = await send(server, id, leadId);
      while (again?.status === 503) again = await send(server, id, leadId);
      found[step] = { answered: answered !== undefined, again: await again?.json() };
    }
    await server.stop();
    const stored = ["after the journal's commit", "before commit", "after commit", "before the answer"];
    const inTime = (step: string) =>
      kind === "embedded" ? stored.includes(step) : step === "after commit" || step === "before the answer";
    expect(found).toEqual(
      Object.fromEntries(
        steps.map((step) => [
          step,
          { answered: false, again: { success: true, ...(inTime(step) && { repeated: true }) } },
        ]),
      ),
    );
    const database = await openDatabase({ dataDir: side.dataDir, databaseUrl: settings.DATABASE_URL });
    const rows = await database.selectFrom("lead_history").select("lead_id").execute();
    await database.destroy();
    expect(rows).toHaveLength(steps.length);
    expect(new Set(rows.map(({ lead_id }) => lead_id)).size).toBe(steps.length);
  },
);
