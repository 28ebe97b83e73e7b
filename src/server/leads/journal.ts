import { type FileHandle, open, rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import { crc32 } from "node:zlib";
import type { DeliveryChannel } from "../database/schema.ts";
import type { LeadRecord } from "./lead-record.ts";

/** What the journal remembers: a request, that the partner has it, or only that a lead was erased. */
export type JournalEntry =
  | { lead: LeadRecord }
  | { delivered: string; channel: DeliveryChannel; at: string }
  | { erased: string };

export type Journal = {
  /** Resolves once the entry is forced to the disk. */
  append: (entry: JournalEntry) => Promise<void>;
  /** Every readable entry, oldest first; `damaged` counts the lines that are not. */
  read: () => Promise<{ entries: JournalEntry[]; damaged: number }>;
  /** Leaves of these leads nothing but the note that they were erased. */
  erase: (leadIds: readonly string[]) => Promise<void>;
  close: () => Promise<void>;
};

/**
 * The embedded database keeps a committed row through kill -9 but does not force it to the disk, so an
 * accepted lead is written here first, forced, and only then acknowledged. One JSON object a line, with the
 * version of the format and a checksum: a line that a power cut tore is known as such and skipped.
 */
export async function openJournal(dataDir: string): Promise<Journal> {
  const path = join(dataDir, "leads.journal");
  let file = await openForAppending(path);
  let waiting: { line: string; done: () => void; failed: (error: unknown) => void }[] = [];
  let work: Promise<unknown> = Promise.resolve();

  /** One thing at a time: appending, reading and rewriting never meet. */
  function next<T>(job: () => Promise<T>): Promise<T> {
    const result = work.then(job);
    work = result.catch(() => {});
    return result;
  }

  /** Entries that arrive while the disk is busy are forced together, at the price of one. */
  async function flush(): Promise<void> {
    const batch = waiting;
    waiting = [];
    if (batch.length === 0) return;
    try {
      await appendWhole(file, batch.map(({ line }) => line).join(""));
      for (const { done } of batch) done();
    } catch (error) {
      for (const { failed } of batch) failed(error);
    }
  }

  async function rewrite(erased: ReadonlySet<string>): Promise<void> {
    const { entries } = await readEntries(path);
    const known = new Set(entries.flatMap((entry) => ("erased" in entry ? [entry.erased] : [])));
    const kept = entries.filter((entry) => "erased" in entry || !erased.has(leadIdOf(entry)));
    const notes = [...erased].filter((id) => !known.has(id)).map((id) => ({ erased: id }));
    const replacement = await open(`${path}.new`, "w", 0o600);
    await replacement.writeFile([...kept, ...notes].map(journalLine).join(""));
    await replacement.datasync();
    await replacement.close();
    await rename(`${path}.new`, path);
    await forceFolder(dirname(path));
    const old = file;
    file = await openForAppending(path);
    await old.close();
  }

  return {
    append: (entry) =>
      new Promise((done, failed) => {
        waiting.push({ line: journalLine(entry), done, failed });
        void next(flush);
      }),
    read: () => next(() => readEntries(path)),
    erase: (leadIds) => next(() => rewrite(new Set(leadIds))),
    close: () => next(() => file.close()),
  };
}

export const leadIdOf = (entry: JournalEntry): string =>
  "lead" in entry ? entry.lead.id : "delivered" in entry ? entry.delivered : entry.erased;

function journalLine(entry: JournalEntry): string {
  const text = JSON.stringify(entry);
  return `{"v":1,"sum":${crc32(text)},"entry":${text}}\n`;
}

function entryOf(line: string): JournalEntry | undefined {
  const [, sum, text] = /^\{"v":1,"sum":(\d+),"entry":(.+)\}$/.exec(line) ?? [];
  if (text === undefined || crc32(text) !== Number(sum)) return undefined;
  return JSON.parse(text) as JournalEntry;
}

async function readEntries(path: string): Promise<{ entries: JournalEntry[]; damaged: number }> {
  const entries: JournalEntry[] = [];
  let damaged = 0;
  const file = await open(path, "r");
  for await (const line of file.readLines({ encoding: "utf8" })) {
    const entry = entryOf(line);
    if (entry) entries.push(entry);
    else if (line !== "") damaged += 1;
  }
  return { entries, damaged };
}

/** Opens the journal at the start of a line, also after a power cut in the middle of one. */
async function openForAppending(path: string): Promise<FileHandle> {
  const file = await open(path, "a+", 0o600);
  const { size } = await file.stat();
  const last = Buffer.alloc(1);
  if (size > 0) await file.read(last, 0, 1, size - 1);
  if (size > 0 && last.toString() !== "\n") await file.write("\n");
  await file.datasync();
  await forceFolder(dirname(path));
  return file;
}

/** All or nothing: what a full disk cut short is taken back, so that the next line begins a line. */
async function appendWhole(file: FileHandle, text: string): Promise<void> {
  const { size } = await file.stat();
  try {
    await file.appendFile(text);
    await file.datasync();
  } catch (error) {
    await file.truncate(size).catch(() => {});
    throw error;
  }
}

/** A new or renamed file is only safe once its folder is. */
async function forceFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  await folder.sync().finally(() => folder.close());
}
