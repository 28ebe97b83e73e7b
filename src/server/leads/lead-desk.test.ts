import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Database, openDatabase } from "../database/database.ts";
import { StorageUnavailableError } from "../database/storage.ts";
import { someLead } from "../testing/lead-bodies.ts";
import { testNames } from "../testing/lead-records.ts";
import { checkedLead } from "./check-lead.ts";
import type { JournalEntry } from "./journal-entry.ts";
import { leadDesk } from "./lead-desk.ts";
import { judged } from "./programs/judgement.ts";

const dataDir = mkdtempSync(join(tmpdir(), "ikhaya-desk-"));
let database: Database;
beforeAll(async () => {
  database = await openDatabase({ dataDir });
}, 60_000);
afterAll(async () => {
  await database.destroy();
  rmSync(dataDir, { recursive: true, force: true });
});

const lead = (number: number, signals: Parameters<typeof judged>[0] = []) => ({
  ...checkedLead({ ...someLead(number), source: "landing_page", loanType: "new" }, testNames),
  ...judged(signals),
});

function desk(append: (entry: JournalEntry) => Promise<void>) {
  return leadDesk({
    storage: { database: () => database, failed: () => {}, close: async () => {} },
    journal: {
      append,
      read: async () => ({ entries: [], damaged: 0 }),
      erase: async () => {},
      forget: async () => {},
      close: async () => {},
    },
    channels: () => [],
    log: Fastify().log,
    onAccepted: () => {},
  });
}

test("a person's request overtakes all that programs sent before it", async () => {
  const take = desk(async () => {});
  const order: string[] = [];
  const programs = Array.from({ length: 120 }, (_, number) =>
    take(lead(number, ["trap"])).then(({ state }) => order.push(state)),
  );
  const person = take(lead(500)).then(({ state }) => order.push(state));
  await Promise.all([...programs, person]);
  expect(order[0]).toBe("accepted");
  expect(order).toHaveLength(121);
  const stored = await database.selectFrom("leads").select(["email", "state"]).execute();
  expect(stored).toHaveLength(121);
  expect(stored.filter(({ state }) => state === "quarantined")).toHaveLength(120);
});

test("what is quarantined is in the journal before its sender is thanked, and nobody is thanked without it", async () => {
  const entries: JournalEntry[] = [];
  const { state } = await desk(async (entry) => void entries.push(entry))(lead(1_000, ["trap"]));
  expect(state).toBe("quarantined");
  expect(entries).toMatchObject([{ lead: { email: "visitor-1000@example.com", state: "quarantined" } }]);
  const failing = desk(() => Promise.reject(new Error("disk full")));
  await expect(failing(lead(1_001, ["trap"]))).rejects.toThrow(StorageUnavailableError);
});
