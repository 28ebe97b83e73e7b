import { closeSync, existsSync, linkSync, openSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { inPlainWords } from "../database/data-folder.ts";
import { inUse, isBusy, openedWritable } from "../database/lock.ts";

const journalPath = (dataDir: string) => join(dataDir, "leads.sqlite");

/** A journal that could not be read through; what of it is readable is taken over. */
export const damagedPath = (dataDir: string): string => `${journalPath(dataDir)}.damaged`;

/** Where it goes once that was done: nothing needs it any more, and what has to be erased is in it. */
export const readPath = (dataDir: string): string => `${damagedPath(dataDir)}.read`;

/**
 * Opens the journal for this process alone: SQLite's exclusive mode keeps everybody else out of it for as long as
 * it is open, even where somebody removed the file `database.lock`. A damaged file is put aside for a new one.
 */
export function openJournalFile(dataDir: string): DatabaseSync {
  const path = journalPath(dataDir);
  return inPlainWords(path, () => openedOrNew(dataDir, path));
}

function openedOrNew(dataDir: string, path: string): DatabaseSync {
  // Its owner only: names and phone numbers are in it. SQLite gives the files beside it the same mode.
  if (!existsSync(path)) closeSync(openSync(path, "a", 0o600));
  const file = openedWritable(path);
  try {
    file.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE");
    file.exec(`CREATE TABLE IF NOT EXISTS entries
      (number INTEGER PRIMARY KEY, lead TEXT, entry TEXT NOT NULL, sum INTEGER NOT NULL)`);
    file.exec("CREATE INDEX IF NOT EXISTS entries_lead ON entries (lead); COMMIT");
    // One forced write a commit, where a rollback journal takes four.
    file.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
    file.exec("PRAGMA secure_delete = ON; PRAGMA temp_store = MEMORY");
    const { quick_check: found } = file.prepare("PRAGMA quick_check(1)").get() ?? {};
    if (found === "ok") return file;
  } catch (error) {
    file.close();
    if (isBusy(error)) throw inUse(dataDir);
    if (!isDamage(error)) throw error;
    putAside(dataDir);
    return openedOrNew(dataDir, path);
  }
  file.close();
  putAside(dataDir);
  return openedOrNew(dataDir, path);
}

/** SQLite's own word for a file that is damaged, or none of its files. */
export const isDamage = (error: unknown): boolean =>
  [11, 26].includes(((error as { errcode?: number }).errcode ?? 0) & 0xff);

/** With what SQLite keeps beside it: the newest entries are there. */
function putAside(dataDir: string): void {
  const [path, aside] = [journalPath(dataDir), damagedPath(dataDir)];
  rmSync(`${aside}-wal`, { force: true });
  if (existsSync(`${path}-wal`)) linkSync(`${path}-wal`, `${aside}-wal`);
  renameSync(path, aside);
  rmSync(`${path}-wal`, { force: true });
}
