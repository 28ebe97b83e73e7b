import { rmSync } from "node:fs";
import { setImmediate as breathe } from "node:timers/promises";
import { crc32 } from "node:zlib";
import { takeOverDamagedJournal } from "./damaged-journal.ts";
import { type JournalEntry, leadIdOf } from "./journal-entry.ts";
import { openJournalFile, readPath } from "./journal-file.ts";

export type Journal = {
  /** Resolves once the entry is forced to the disk. */
  append: (entry: JournalEntry) => Promise<void>;
  /** Every readable entry, oldest first; `damaged` counts those that are not. */
  read: () => Promise<{ entries: JournalEntry[]; damaged: number }>;
  /** Leaves of these leads nothing but the note that they were erased, in no file of the journal. */
  erase: (leadIds: readonly string[]) => Promise<void>;
  /** Leaves nothing of what these keys name, and no note either. */
  forget: (keys: readonly string[]) => Promise<void>;
  close: () => Promise<void>;
};

type Waiting = { entry: JournalEntry; done: () => void; failed: (error: unknown) => void };

/** So many entries are read before others get their turn. */
const part = 500;

/**
 * The embedded database keeps a committed row through kill -9 but does not force it to the disk, so an accepted
 * lead is written here first, forced, and only then acknowledged. A table of SQLite, a row an entry, with a
 * checksum: SQLite sees to it that an entry is there whole or not at all, but not that its bytes stay what they were.
 */
export async function openJournal(dataDir: string): Promise<Journal> {
  const file = openJournalFile(dataDir);
  const insert = file.prepare("INSERT INTO entries (lead, entry, sum) VALUES (?, ?, ?)");
  const forget = file.prepare("DELETE FROM entries WHERE lead = ?");
  const after = file.prepare(
    "SELECT number, entry, sum FROM entries WHERE number > ? ORDER BY number LIMIT ?",
  );
  const write = (entry: JournalEntry) => {
    const text = JSON.stringify(entry);
    // Only the last word on a partner counts, and a secret that it no longer has should be nowhere.
    if ("partner" in entry) forget.run(leadIdOf(entry) ?? null);
    insert.run(leadIdOf(entry) ?? null, text, crc32(text));
  };
  let waiting: Waiting[] = [];

  /** All or nothing, and forced to the disk. */
  function together(job: () => void): void {
    file.exec("BEGIN IMMEDIATE");
    try {
      job();
      file.exec("COMMIT");
    } catch (error) {
      if (file.isTransaction) file.exec("ROLLBACK");
      throw error;
    }
  }

  /** What came in one turn of the event loop is forced together, at the price of one. */
  function flush(): void {
    const batch = waiting;
    waiting = [];
    try {
      together(() => {
        for (const { entry } of batch) write(entry);
      });
      for (const { done } of batch) done();
    } catch (error) {
      for (const { failed } of batch) failed(error);
    }
  }

  async function read(): Promise<{ entries: JournalEntry[]; damaged: number }> {
    const entries: JournalEntry[] = [];
    let damaged = 0;
    for (let last = 0; ; await breathe()) {
      const rows = after.all(last, part) as { number: number; entry: string; sum: number }[];
      for (const { number, entry, sum } of rows) {
        last = number;
        if (crc32(String(entry)) === sum) entries.push(JSON.parse(entry));
        else damaged += 1;
      }
      if (rows.length < part) return { entries, damaged };
    }
  }

  function erase(leadIds: readonly string[]): void {
    together(() => {
      for (const erased of leadIds) {
        forget.run(erased);
        write({ erased });
      }
    });
    // The freed pages, and those that wait beside the file, still hold what was in them.
    file.exec("VACUUM; PRAGMA wal_checkpoint(TRUNCATE)");
    rmSync(readPath(dataDir), { force: true });
  }

  try {
    takeOverDamagedJournal(dataDir, file, together);
  } catch (error) {
    file.close();
    throw error;
  }
  return {
    append: (entry) =>
      new Promise((done, failed) => {
        if (waiting.push({ entry, done, failed }) === 1) setImmediate(flush);
      }),
    read,
    erase: async (leadIds) => erase(leadIds),
    forget: async (keys) =>
      together(() => {
        for (const key of keys) forget.run(key);
      }),
    close: async () => {
      if (waiting.length > 0) flush();
      file.close();
    },
  };
}
