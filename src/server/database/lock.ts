import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** The embedded database is in use; its message is one plain sentence for the operator. */
export class DatabaseInUseError extends Error {}

/**
 * Takes the embedded database for this process alone and returns how to give it back.
 *
 * A second process on the same folder would silently lose rows, so it must be refused every time. The lock
 * is the write lock that SQLite (part of Node) holds on a file of its own: the operating system keeps it, so
 * it goes with its process even after kill -9, cannot be left behind stale as a file with a process number
 * can, is seen from every container that shares the folder, and is refused at once instead of after a wait.
 * BEGIN IMMEDIATE and not EXCLUSIVE: of two that start together exactly one gets it, never neither.
 */
export function lockEmbeddedDatabase(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const file = new DatabaseSync(join(dataDir, "database.lock"), { timeout: 0 });
  try {
    file.exec("BEGIN IMMEDIATE");
  } catch (error) {
    file.close();
    if ((error as { errcode?: number }).errcode !== sqliteBusy) throw error;
    throw new DatabaseInUseError(
      `Another process already uses the database in ${dataDir}: stop it, set another DATA_DIR, or share one PostgreSQL through DATABASE_URL.`,
    );
  }
  held.add(file);
  return () => {
    held.delete(file);
    file.close();
  };
}

/** Without a reference the garbage collector would close the file, and the lock would be gone unnoticed. */
const held = new Set<DatabaseSync>();

const sqliteBusy = 5;
