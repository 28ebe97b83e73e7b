import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { consentVersion } from "#contract/consent.ts";
import { type Database, openDatabase } from "../database/database.ts";
import { addedDates } from "../operations/added-dates.queries.ts";
import { addedPrimeRates, addPrimeRate, removePrimeRate } from "../operations/prime-rates.queries.ts";
import { restoreFromJournal } from "../operations/restore.ts";
import { someHistory, someRecord } from "../testing/lead-records.ts";
import { testSettings } from "../testing/partner-records.ts";
import { type Journal, openJournal } from "./journal.ts";
import type { LeadRecord } from "./lead-record.ts";
import { eraseLeads, releaseLead } from "./leads.queries.ts";
import { addHistory } from "./outcomes/add-history.ts";
import { saveLead } from "./save-lead.ts";

let databaseDir: string;
let dataDir: string;
let database: Database;
let journal: Journal;

beforeAll(async () => {
  databaseDir = mkdtempSync(join(tmpdir(), "ikhaya-restore-"));
  database = await openDatabase({ dataDir: databaseDir });
}, 60_000);
afterAll(async () => {
  await database.destroy();
  rmSync(databaseDir, { recursive: true, force: true });
});
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "ikhaya-journal-"));
  journal = await openJournal(dataDir);
  await loseDatabase();
});
afterEach(async () => {
  await journal.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** As after the folder was deleted. */
async function loseDatabase(): Promise<void> {
  await database.deleteFrom("leads").execute();
  await database.deleteFrom("prime_rates").execute();
  await database.deleteFrom("announcement_dates").execute();
  await database.deleteFrom("declared_holidays").execute();
}
/** As after the journal was deleted. */
async function loseJournal(): Promise<void> {
  await journal.close();
  rmSync(join(dataDir, "leads.sqlite"));
  journal = await openJournal(dataDir);
}

async function take(lead: LeadRecord): Promise<LeadRecord> {
  await journal.append({ lead });
  await saveLead(database, lead, ["webhook"]);
  return lead;
}
const delivered = ({ id }: LeadRecord) =>
  journal.append({ delivered: id, channel: "webhook", at: "2026-11-20T08:00:00.000Z" });
const restore = () => restoreFromJournal(database, journal, testSettings);
const states = async () =>
  new Map(
    (await database.selectFrom("leads").select(["id", "state"]).execute()).map(({ id, state }) => [
      id,
      state,
    ]),
  );
const deliveries = async () =>
  new Map(
    (await database.selectFrom("deliveries").select(["lead_id", "state"]).execute()).map((row) => [
      row.lead_id,
      row.state,
    ]),
  );
const consents = () =>
  database.selectFrom("consents").select(["lead_id", "marketing_email", "marketing_phone"]).execute();
const at = (lead: LeadRecord, seconds: number): LeadRecord => ({
  ...lead,
  id: randomUUID(),
  received_at: new Date(Date.parse(lead.received_at) + seconds * 1_000).toISOString(),
});

test("after the database was deleted all is as it was, and nothing goes out a second time", async () => {
  const sent = await take(someRecord(1, { consent: { version: consentVersion, marketingEmail: true } }));
  const waiting = await take(someRecord(2));
  const held = await take(someRecord(3, { website: "spam" }));
  const released = await take(someRecord(4, { website: "spam" }));
  const gone = await take(someRecord(5));
  const repeated = await take(at(sent, 60));
  await delivered(sent);
  await releaseLead(database, journal, released.id, ["webhook"]);
  await eraseLeads(database, journal, [gone.id]);
  await addPrimeRate(database, journal, { date: "2026-11-01", rate: 10 });
  await addPrimeRate(database, journal, { date: "2026-11-01", rate: 10.25 });
  await addPrimeRate(database, journal, { date: "2026-12-01", rate: 9 });
  await removePrimeRate(database, journal, "2026-12-01");
  const before = await states();
  await loseDatabase();
  expect(await restore()).toEqual({ restored: 5, damaged: 0 });
  expect(await states()).toEqual(before);
  expect(before.get(repeated.id)).toBe("duplicate");
  expect(before.get(held.id)).toBe("quarantined");
  expect(await deliveries()).toEqual(
    new Map([
      [sent.id, "delivered"],
      [waiting.id, "waiting"],
      [released.id, "waiting"],
    ]),
  );
  expect(await consents()).toContainEqual({
    lead_id: sent.id,
    marketing_email: expect.stringContaining("by e-mail"),
    marketing_phone: null,
  });
  expect(await addedPrimeRates(database)).toEqual([{ date: "2026-11-01", rate: 10.25 }]);
  expect(await restore()).toEqual({ restored: 0, damaged: 0 });
});

test("the time to call comes back, and none where none was named", async () => {
  const [evening, unsaid] = [someRecord(1, { callTime: "evening" }), someRecord(2)];
  await journal.append({ lead: evening });
  await journal.append({ lead: unsaid });
  expect(await restore()).toEqual({ restored: 2, damaged: 0 });
  const rows = await database.selectFrom("leads").select(["id", "call_time"]).execute();
  expect(new Map(rows.map((row) => [row.id, row.call_time]))).toEqual(
    new Map([
      [evening.id, "evening"],
      [unsaid.id, null],
    ]),
  );
  // And a repetition of it that names no time is the same again.
  const again = await take(at(unsaid, 60));
  expect((await states()).get(again.id)).toBe("duplicate");
});

test("what was answered with 503 and sent again without a request id goes out under one id", async () => {
  const first = someRecord(1);
  await journal.append({ lead: first });
  const second = await take(at(first, 5));
  expect(await restore()).toEqual({ restored: 1, damaged: 0 });
  expect(await states()).toEqual(
    new Map([
      [first.id, "duplicate"],
      [second.id, "accepted"],
    ]),
  );
  expect([...(await deliveries()).keys()]).toEqual([second.id]);
  // And also when the database is lost afterwards, and the partner has the second one.
  await delivered(second);
  await loseDatabase();
  expect(await restore()).toEqual({ restored: 2, damaged: 0 });
  expect(await deliveries()).toEqual(new Map([[second.id, "delivered"]]));
});

test("what was answered with 503 and sent again under its request id is counted never, and looked at once", async () => {
  const first = someRecord(1, { requestId: randomUUID() });
  await journal.append({ lead: first });
  const second = await take(at(first, 5));
  expect(await restore()).toEqual({ restored: 0, damaged: 0 });
  expect([...(await states()).keys()]).toEqual([second.id]);
  expect((await journal.read()).entries).toEqual([{ lead: second }, { erased: first.id }]);
  expect(await restore()).toEqual({ restored: 0, damaged: 0 });
});

test("an erasing that was cut off after the journal is finished at the next start", async () => {
  const lead = await take(someRecord(1));
  await journal.erase([lead.id]);
  await restore();
  expect(await states()).toEqual(new Map());
});

test("a release, a prime rate or an added day that the database lost comes back", async () => {
  const held = await take(someRecord(1, { website: "spam" }));
  await journal.append({ released: held.id });
  await journal.append({ primeRate: { date: "2026-11-01", rate: 10 } });
  await journal.append({ addedDate: { kind: "announcement-date", date: "2027-01-28" } });
  await journal.append({ addedDate: { kind: "announcement-date", date: "2027-03-25" } });
  await journal.append({ addedDateRemoved: { kind: "announcement-date", date: "2027-03-25" } });
  await journal.append({ addedDate: { kind: "announcement-date", date: "2027-05-20" } });
  await journal.append({ addedDate: { kind: "declared-holiday", date: "2026-11-04" } });
  await journal.append({ addedDate: { kind: "declared-holiday", date: "2026-12-01" } });
  await journal.append({ addedDateRemoved: { kind: "declared-holiday", date: "2026-12-01" } });
  expect(await restore()).toEqual({ restored: 0, damaged: 0 });
  expect(await states()).toEqual(new Map([[held.id, "accepted"]]));
  expect(await deliveries()).toEqual(new Map([[held.id, "waiting"]]));
  expect(await addedPrimeRates(database)).toEqual([{ date: "2026-11-01", rate: 10 }]);
  expect(await addedDates(database, "announcement-date")).toEqual(["2027-01-28", "2027-05-20"]);
  expect(await addedDates(database, "declared-holiday")).toEqual(["2026-11-04"]);
});

test("a journal that was lost is filled again from the database, which can then be lost too", async () => {
  const sent = await take(
    someRecord(1, { consent: { version: "1", wording: "You agree.", marketing: false } }),
  );
  await take(someRecord(2));
  await take(someRecord(3, { website: "spam" }));
  await database
    .updateTable("deliveries")
    .set({ state: "delivered", delivered_at: new Date() })
    .where("lead_id", "=", sent.id)
    .execute();
  await addPrimeRate(database, journal, { date: "2026-11-01", rate: 10 });
  const rows = () => database.selectFrom("leads").selectAll().orderBy("id").execute();
  const before = { rows: await rows(), deliveries: await deliveries() };
  await loseJournal();
  expect(await restore()).toEqual({ restored: 0, damaged: 0 });
  await loseDatabase();
  expect(await restore()).toEqual({ restored: 3, damaged: 0 });
  expect({ rows: await rows(), deliveries: await deliveries() }).toEqual(before);
  expect(await addedPrimeRates(database)).toEqual([{ date: "2026-11-01", rate: 10 }]);
});

test("others get their turn while many leads are restored", async () => {
  const leads = Array.from({ length: 1_500 }, (_, number) => someRecord(number));
  await Promise.all(leads.map((lead) => journal.append({ lead })));
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  const { restored } = await restore();
  clearInterval(timer);
  expect(restored).toBe(1_500);
  expect(turns).toBeGreaterThan(15);
}, 60_000);

const histories = () =>
  database.selectFrom("lead_history").selectAll().orderBy("said").orderBy("lead_id").execute();

test("what was said of leads comes back with them, of an erased one nothing, whichever of the two was lost", async () => {
  const [called, gone, test] = [await take(someRecord(1)), await take(someRecord(2)), someRecord(3)];
  await take({ ...test, test: true, page: "/tools/rent-or-buy" });
  await addHistory(database, journal, [
    someHistory(called.id, { said: "called", way: "link", said_by: "Partner Home Loans" }),
    someHistory(called.id, { said: "applied", at: "2026-11-20T08:00:00.000Z" }),
    someHistory(called.id, { kind: "note", said: "Prefers isiZulu" }),
    someHistory(gone.id),
    someHistory(test.id),
  ]);
  await eraseLeads(database, journal, [gone.id]);
  const before = await histories();
  expect(before.map(({ said }) => said)).toEqual(["Prefers isiZulu", "applied", "called", "called"]);
  const marks = () =>
    database.selectFrom("leads").select(["id", "test", "page"]).where("test", "=", true).execute();
  const marked = await marks();
  expect(marked).toEqual([{ id: test.id, test: true, page: "/tools/rent-or-buy" }]);
  for (const lose of [loseDatabase, loseJournal, loseDatabase]) {
    await lose();
    await restore();
    expect(await histories()).toEqual(before);
    expect(await marks()).toEqual(marked);
  }
});

test("an outcome that reached the journal and not the database is there after the next start", async () => {
  const lead = await take(someRecord(1));
  const history = someHistory(lead.id);
  await journal.append({ history });
  await restore();
  await restore();
  expect(await histories()).toMatchObject([{ id: history.id, lead_id: lead.id, said: "called" }]);
});

test("where the journal lost an outcome alone, the database gives it back", async () => {
  const lead = await take(someRecord(1));
  await addHistory(database, undefined, [someHistory(lead.id)]);
  await restore();
  await loseDatabase();
  await restore();
  expect(await histories()).toMatchObject([{ lead_id: lead.id, said: "called" }]);
});
