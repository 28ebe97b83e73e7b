import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DataFolderError } from "../database/data-folder.ts";
import { DatabaseInUseError } from "../database/lock.ts";
import { someRecord } from "../testing/lead-records.ts";
import { type Journal, openJournal } from "./journal.ts";

let dataDir: string;
let journal: Journal;
const path = (name = "leads.sqlite") => join(dataDir, name);

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "ikhaya-journal-"));
  journal = await openJournal(dataDir);
});
afterEach(async () => {
  await journal.close().catch(() => {});
  rmSync(dataDir, { recursive: true, force: true });
});

async function reopened(meanwhile = () => {}): Promise<void> {
  await journal.close();
  meanwhile();
  journal = await openJournal(dataDir);
}
const someRecords = (count: number) => Array.from({ length: count }, (_, number) => someRecord(number));

test("many entries at once are all there, in order, after reopening", async () => {
  const records = someRecords(1_200);
  await Promise.all(records.map((lead) => journal.append({ lead })));
  await reopened();
  expect(await journal.read()).toEqual({ entries: records.map((lead) => ({ lead })), damaged: 0 });
  expect(statSync(path()).mode & 0o777).toBe(0o600);
});

test("as long as it is open nobody else gets it, the file database.lock or not", async () => {
  for (let attempt = 0; attempt < 20; attempt++) {
    await expect(openJournal(dataDir)).rejects.toThrow(DatabaseInUseError);
  }
  await journal.append({ released: "a" });
  await reopened();
  expect((await journal.read()).entries).toEqual([{ released: "a" }]);
});

test("what no longer has its checksum is left out and counted", async () => {
  await journal.append({ lead: someRecord(1) });
  await journal.append({ lead: someRecord(2) });
  await reopened(() => {
    const file = new DatabaseSync(path());
    file.exec("UPDATE entries SET entry = replace(entry, 'visitor-1@', 'visitor-9@')");
    file.close();
  });
  const { entries, damaged } = await journal.read();
  expect(entries).toMatchObject([{ lead: { email: "visitor-2@example.com" } }]);
  expect(damaged).toBe(1);
});

test.for(["first", "middle", "last"])(
  "garbage over the %s third costs what was there, and no more",
  async (third) => {
    const records = someRecords(600);
    await Promise.all(records.map((lead) => journal.append({ lead })));
    await reopened(() => {
      const bytes = readFileSync(path());
      const start = Math.floor((bytes.length / 3) * ["first", "middle", "last"].indexOf(third));
      bytes.fill(0xa5, start, start + bytes.length / 4);
      writeFileSync(path(), bytes);
    });
    const { entries } = await journal.read();
    if (third !== "first") expect(entries.length).toBeGreaterThan(100);
    const known = new Set(records.map(({ id }) => id));
    for (const entry of entries) expect("lead" in entry && known.has(entry.lead.id)).toBe(true);
    // As after a crash before the damaged file was renamed: nothing comes twice.
    await reopened(() => renameSync(path("leads.sqlite.damaged.read"), path("leads.sqlite.damaged")));
    expect((await journal.read()).entries).toEqual(entries);
    await journal.append({ released: "after" });
    await reopened();
    expect((await journal.read()).entries).toEqual([...entries, { released: "after" }]);
  },
);

test.for([0.1, 0.5, 0.9])("a file cut to %f of its length gives what it still holds", async (part) => {
  await Promise.all(someRecords(600).map((lead) => journal.append({ lead })));
  await reopened(() => truncateSync(path(), Math.floor(statSync(path()).size * part)));
  const { entries } = await journal.read();
  expect(entries.length).toBeGreaterThan(600 * part * 0.5 - 60);
  await journal.append({ released: "after" });
});

test("of an erased lead no byte is left in any file, also while others are appended", async () => {
  const records = someRecords(300);
  const erased = records.filter((_, number) => number % 3 === 0);
  await Promise.all(records.map((lead) => journal.append({ lead })));
  // As a journal that was damaged and taken over is kept.
  await reopened(() => copyFileSync(path(), path("leads.sqlite.damaged.read")));
  for (const { id, received_at } of erased.slice(0, 5)) {
    await journal.append({ delivered: id, channel: "webhook", at: received_at });
  }
  const later = someRecord(999);
  await Promise.all([journal.erase(erased.map(({ id }) => id)), journal.append({ lead: later })]);
  const bytes = () =>
    readdirSync(dataDir)
      .map((name) => readFileSync(path(name), "latin1"))
      .join();
  // Closed first: reading a file that SQLite has open would undo its lock.
  await journal.close();
  const found = bytes();
  for (const { email, phone, id } of erased) {
    expect(found.includes(email) || found.includes(phone)).toBe(false);
    expect(found).toContain(id);
  }
  journal = await openJournal(dataDir);
  const { entries } = await journal.read();
  expect(entries.filter((entry) => "erased" in entry)).toHaveLength(100);
  expect(entries.filter((entry) => "lead" in entry)).toHaveLength(201);
});

test("a folder in its place is one plain sentence", async () => {
  await journal.close();
  for (const name of ["leads.sqlite", "leads.sqlite.damaged"]) {
    rmSync(path(name), { force: true });
    mkdirSync(path(name));
    const opened = openJournal(dataDir);
    await expect(opened).rejects.toThrow(DataFolderError);
    await expect(opened).rejects.toThrow(
      `${path(name)} cannot be used: it is a folder and must be a file. Move it away and start again.`,
    );
    rmSync(path(name), { recursive: true });
  }
});
