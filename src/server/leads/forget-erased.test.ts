import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "../database/database.ts";
import { operatorOf } from "../operations/operator.ts";
import { someHistory, someRecord } from "../testing/lead-records.ts";
import { eraseOldLeads, noteNewestRow } from "./erase-old-leads.ts";
import { openJournal } from "./journal.ts";
import { addHistory } from "./outcomes/add-history.ts";
import { saveLead } from "./save-lead.ts";

const dataDir = mkdtempSync(join(tmpdir(), "ikhaya-erased-"));

const filesWith = (text: string) =>
  readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => readFileSync(path, "latin1").includes(text));

test("no byte of who was erased, or is past the retention, is left in the data folder", async () => {
  const database = await openDatabase({ dataDir });
  const journal = await openJournal(dataDir);
  await noteNewestRow(database);
  for (let number = 10; number < 60; number++) {
    const record = someRecord(number);
    const lead = number === 20 ? { ...record, received_at: "2001-01-01T00:00:00.000Z" } : record;
    await journal.append({ lead });
    await saveLead(database, lead, ["webhook"]);
    const said = `Wants to be called by colleague ${number}`;
    await addHistory(database, journal, [someHistory(lead.id, { kind: "note", said })]);
  }
  const place = { kind: "embedded", folder: dataDir } as const;
  const operator = operatorOf({ database: () => database, journal, channels: () => ["webhook"], place });
  expect(await operator.erasePerson("visitor-10@example.com")).toEqual({ erased: 1 });
  expect(await eraseOldLeads(database, journal, 24)).toEqual({ erased: 1 });
  await journal.close();
  await database.destroy();
  for (const number of [10, 20]) {
    for (const text of [
      `visitor-${number}@`,
      `colleague ${number}`,
      `+27821000${String(number).padStart(3, "0")}`,
    ]) {
      expect(filesWith(text)).toEqual([]);
    }
  }
  expect(filesWith("visitor-30@")).not.toEqual([]);
  expect(filesWith("colleague 30")).not.toEqual([]);
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);
