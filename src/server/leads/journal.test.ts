import { appendFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Database, openDatabase } from "../database/database.ts";
import { someRecord } from "../testing/lead-records.ts";
import { type Journal, openJournal } from "./journal.ts";
import { eraseLeads } from "./leads.queries.ts";
import { restoreLeads } from "./restore-leads.ts";
import { saveLead } from "./save-lead.ts";

let dataDir: string;
let journal: Journal;
const path = () => join(dataDir, "leads.journal");

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "ikhaya-journal-"));
  journal = await openJournal(dataDir);
});
afterEach(async () => {
  await journal.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function reopened(): Promise<void> {
  await journal.close();
  journal = await openJournal(dataDir);
}

test("many entries at once are all there, in order, after reopening", async () => {
  const records = Array.from({ length: 200 }, (_, number) => someRecord(number));
  await Promise.all(records.map((lead) => journal.append({ lead })));
  await reopened();
  expect(await journal.read()).toEqual({ entries: records.map((lead) => ({ lead })), damaged: 0 });
  const [line = ""] = readFileSync(path(), "utf8").split("\n");
  expect(JSON.parse(line)).toMatchObject({ v: 1, entry: { lead: { id: records[0]?.id } } });
});

test("a last line torn by a power cut is skipped, and the next one is whole", async () => {
  const [first, second] = [someRecord(1), someRecord(2)];
  await journal.append({ lead: first });
  await journal.append({ lead: someRecord(3) });
  const { length } = readFileSync(path());
  await journal.close();
  truncateSync(path(), length - 30);
  journal = await openJournal(dataDir);
  await journal.append({ lead: second });
  expect(await journal.read()).toEqual({ entries: [{ lead: first }, { lead: second }], damaged: 1 });
});

test("a line whose checksum is wrong is skipped, and so is one that is no entry at all", async () => {
  await journal.append({ lead: someRecord(1) });
  await journal.append({ lead: someRecord(2) });
  writeFileSync(path(), readFileSync(path(), "utf8").replace("visitor-1@", "visitor-9@"));
  appendFileSync(path(), "\u0000\u0000garbage\n");
  await reopened();
  const { entries, damaged } = await journal.read();
  expect(entries).toHaveLength(1);
  expect(damaged).toBe(2);
});

test("of an erased lead only the note is left, also while others are appended", async () => {
  const [kept, erased] = [someRecord(1), someRecord(2)];
  await journal.append({ lead: kept });
  await journal.append({ lead: erased });
  await journal.append({ delivered: erased.id, channel: "webhook", at: erased.received_at });
  const later = someRecord(3);
  await Promise.all([journal.erase([erased.id]), journal.append({ lead: later })]);
  const { entries } = await journal.read();
  expect(entries).toEqual([{ lead: kept }, { erased: erased.id }, { lead: later }]);
  expect(readFileSync(path(), "utf8")).not.toContain(erased.email);
});

async function withDatabase(job: (database: Database) => Promise<void>): Promise<void> {
  const database = await openDatabase({ dataDir });
  await job(database).finally(() => database.destroy());
}

test("after the database folder was deleted every lead is back, and none goes out a second time", async () => {
  const [delivered, waiting, quarantined, gone] = [1, 2, 3, 4].map((number) =>
    someRecord(number, number === 3 ? { website: "spam" } : {}),
  );
  if (!delivered || !waiting || !quarantined || !gone) throw new Error("four records");
  await withDatabase(async (database) => {
    for (const lead of [delivered, waiting, quarantined, gone]) {
      await journal.append({ lead });
      await saveLead(database, lead, ["webhook"]);
    }
    await journal.append({ delivered: delivered.id, channel: "webhook", at: new Date().toISOString() });
    await eraseLeads(database, journal, [gone.id]);
  });
  rmSync(join(dataDir, "database"), { recursive: true });
  await reopened();
  await withDatabase(async (database) => {
    expect(await restoreLeads(database, journal, ["webhook"])).toEqual({ restored: 3, damaged: 0 });
    const leads = await database.selectFrom("leads").select(["id", "state"]).orderBy("received_at").execute();
    expect(new Map(leads.map(({ id, state }) => [id, state]))).toEqual(
      new Map([
        [delivered.id, "accepted"],
        [waiting.id, "accepted"],
        [quarantined.id, "quarantined"],
      ]),
    );
    const deliveries = await database.selectFrom("deliveries").select(["lead_id", "state"]).execute();
    expect(new Map(deliveries.map(({ lead_id, state }) => [lead_id, state]))).toEqual(
      new Map([
        [delivered.id, "delivered"],
        [waiting.id, "waiting"],
      ]),
    );
    expect(await restoreLeads(database, journal, ["webhook"])).toEqual({ restored: 0, damaged: 0 });
  });
}, 30_000);

test("an erasing that was cut off after the journal is finished at the next start", async () => {
  const lead = someRecord(1);
  await withDatabase(async (database) => {
    await journal.append({ lead });
    await saveLead(database, lead, []);
    await journal.erase([lead.id]);
    await restoreLeads(database, journal, []);
    expect(await database.selectFrom("leads").selectAll().execute()).toEqual([]);
  });
}, 30_000);
