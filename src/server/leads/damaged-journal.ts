import { existsSync, readFileSync, renameSync, rmSync, statSync, truncateSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { crc32 } from "node:zlib";
import { inPlainWords } from "../database/data-folder.ts";
import { leadIdOf } from "./journal-entry.ts";
import { damagedPath, isDamage, readPath } from "./journal-file.ts";

/** Takes what a damaged journal still holds into this one; the same file twice gives nothing twice. */
export function takeOverDamagedJournal(
  dataDir: string,
  file: DatabaseSync,
  together: (job: () => void) => void,
): void {
  const path = damagedPath(dataDir);
  if (!existsSync(path)) return;
  const entries = inPlainWords(path, () => salvagedEntries(path));
  together(() => insertUnknown(file, entries));
  renameSync(path, readPath(dataDir));
  for (const end of ["-wal", "-shm"]) rmSync(path + end, { force: true });
}

/** An entry as it is written, byte for byte, so that its checksum holds. */
type Written = { entry: string; sum: number };

/** What this journal holds already comes again when a crash kept the damaged file from being renamed. */
function insertUnknown(file: DatabaseSync, entries: readonly Written[]): void {
  const known = file.prepare("SELECT 1 FROM entries WHERE lead IS ? AND (entry = ? OR entry = ?)");
  const insert = file.prepare("INSERT INTO entries (lead, entry, sum) VALUES (?, ?, ?)");
  for (const { entry, sum } of entries) {
    const lead = leadIdOf(JSON.parse(entry)) ?? null;
    if (!known.get(lead, entry, JSON.stringify({ erased: lead }))) insert.run(lead, entry, sum);
  }
}

/** From both ends up to the damage. */
function salvagedEntries(path: string): Written[] {
  const found = new Map<number, Written>();
  fillUp(path);
  for (const order of ["ASC", "DESC"]) {
    const damaged = new DatabaseSync(path);
    try {
      const rows = damaged.prepare(`SELECT number, entry, sum FROM entries ORDER BY number ${order}`);
      for (const row of rows.iterate() as Iterable<Written & { number: number }>) {
        if (crc32(String(row.entry)) === row.sum) found.set(row.number, row);
      }
    } catch (error) {
      if (!isDamage(error) && !isWithoutTable(error)) throw error;
    } finally {
      damaged.close();
    }
  }
  return [...found].sort(([a], [b]) => a - b).map(([, entry]) => entry);
}

/** SQLite refuses a file whole that is shorter than its head says. */
function fillUp(path: string): void {
  const head = readFileSync(path).subarray(0, 100);
  if (head.length < 100) return;
  const length = (head.readUInt16BE(16) === 1 ? 65_536 : head.readUInt16BE(16)) * head.readUInt32BE(28);
  if (length > statSync(path).size && length < most) truncateSync(path, length);
}

/** The head may be damaged too. */
const most = 2 ** 32;

const isWithoutTable = (error: unknown): boolean => (error as { errcode?: number }).errcode === 1;
