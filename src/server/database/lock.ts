import { accessSync, constants, mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { inPlainWords } from "./data-folder.ts";

/** The embedded database is in use; its message is one plain sentence for the operator. */
export class DatabaseInUseError extends Error {}

/**
 * Takes the embedded database for this process alone and returns how to give it back.
 *
 * A second process on the same folder would silently lose rows, so it must be refused every time. The lock
 * is the write lock that SQLite (part of Node) holds on a file of its own: the operating system keeps it, so
 * it goes with its process even after kill -9, cannot be left behind stale as a file with a process number
 * can, is seen from every container that shares the folder, and is refused at once instead of after a wait.
 * BEGIN IMMEDIATE and not EXCLUSIVE: of two that start together exactly one gets it, never neither. Should
 * somebody remove the file, the journal's own lock still keeps a second process out (leads/journal-file.ts).
 */
export function lockEmbeddedDatabase(dataDir: string): () => void {
  const path = join(dataDir, "database.lock");
  const file = inPlainWords(path, () => {
    mkdirSync(dataDir, { recursive: true });
    return openedWritable(path);
  });
  try {
    inPlainWords(path, () => file.exec("BEGIN IMMEDIATE"));
  } catch (error) {
    file.close();
    throw isBusy(error) ? inUse(dataDir) : error;
  }
  held.add(file);
  return () => {
    held.delete(file);
    file.close();
  };
}

/** SQLite would open a file that may only be read as well, and then lock nothing. */
export function openedWritable(path: string): DatabaseSync {
  const file = new DatabaseSync(path, { timeout: 0 });
  try {
    accessSync(path, constants.W_OK);
    return file;
  } catch (error) {
    file.close();
    throw error;
  }
}

/** Without a reference the garbage collector would close the file, and the lock would be gone unnoticed. */
const held = new Set<DatabaseSync>();

/** SQLite's own word for a file that another process has locked. */
export const isBusy = (error: unknown): boolean =>
  (((error as { errcode?: number }).errcode ?? 0) & 0xff) === 5;

export const inUse = (dataDir: string): DatabaseInUseError =>
  new DatabaseInUseError(
    `Another process already uses the database in ${dataDir}: stop it, set another DATA_DIR, or share one PostgreSQL through DATABASE_URL.`,
  );
