import Papa from "papaparse";
import type { Database } from "../../database/database.ts";
import type { Journal } from "../journal.ts";
import { addHistory } from "./add-history.ts";
import type { HistoryEntry } from "./history-entry.ts";
import { isDayAlone, timeIn } from "./local-time.ts";
import { outcomeEntry, timeProblem } from "./new-outcome.ts";
import { type OutcomeName, outcomeNames, readOutcome } from "./outcome-names.ts";

/** How many outcomes were added or were there already, and a sentence for each row that was not taken. */
export type Imported = { added: number; known: number; problems: string[] };

/** More than this is no list of outcomes. */
const mostRows = 20_000;

/** What the columns may be called, without regard to capitals, blanks and signs. */
const heads = {
  lead: ["leadid", "lead", "id", "requestid", "request", "reference"],
  outcome: ["outcome", "status", "state", "result"],
  at: ["at", "time", "date", "datetime", "when"],
} as const;

/** A file of outcomes that cannot be read as a whole; its message is one sentence. */
export class UnreadableFileError extends Error {}

/**
 * Takes outcomes from a CSV file with a lead's id, an outcome and a time in each row. A row that came before adds
 * nothing, so a file may be read again after it was mended.
 */
export async function importOutcomes(
  database: Database,
  journal: Journal | undefined,
  text: string,
  saidBy: string,
): Promise<Imported> {
  const rows = rowsOf(text);
  const received = await receivedAt(database, rows);
  const problems: { row: number; problem: string }[] = [];
  const taken: { row: number; entry: HistoryEntry }[] = [];
  for (const row of rows) {
    const found = read(row, received, saidBy);
    if (typeof found === "string") problems.push({ row: row.number, problem: found });
    else taken.push({ row: row.number, entry: found });
  }
  const results = await addHistory(
    database,
    journal,
    taken.map(({ entry }) => entry),
  );
  for (const [index, result] of results.entries()) {
    // Erased while the file was read.
    if (result === "unknown") problems.push({ row: taken[index]?.row ?? 0, problem: noRequest });
  }
  const count = (wanted: string) => results.filter((result) => result === wanted).length;
  return {
    added: count("added"),
    known: count("known"),
    problems: problems
      .toSorted((one, other) => one.row - other.row)
      .map(({ row, problem }) => `Row ${row}: ${problem}`),
  };
}

type Row = { number: number; lead: string; outcome: string; at: string };

/** Numbered as a spreadsheet does, where the heads are row 1; empty rows are left out. */
function rowsOf(text: string): Row[] {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ""), { skipEmptyLines: false });
  const [first = [], ...rows] = data;
  const places = Object.fromEntries(
    Object.entries(heads).map(([name, known]) => [name, placeOf(first, known)]),
  );
  for (const [name, place] of Object.entries(places)) {
    if (place >= 0) continue;
    const called = { lead: '"lead id"', outcome: '"outcome"', at: '"at"' }[name];
    throw new UnreadableFileError(`The first row must name the columns, and none is called ${called}.`);
  }
  if (rows.length > mostRows) {
    throw new UnreadableFileError(`The file has more than ${mostRows} rows: send it in parts.`);
  }
  const cell = (row: string[], name: keyof typeof heads) =>
    // Our own files have an apostrophe before what a spreadsheet would run.
    (row[places[name] ?? -1] ?? "").replace(/^'/, "").trim();
  return rows
    .map((row, index) => ({
      number: index + 2,
      lead: cell(row, "lead").toLowerCase(),
      outcome: cell(row, "outcome"),
      at: cell(row, "at"),
    }))
    .filter(({ lead, outcome, at }) => lead || outcome || at);
}

function placeOf(first: readonly string[], known: readonly string[]): number {
  const names = first.map((name) => name.toLowerCase().replace(/[^a-z]/g, ""));
  return known.map((name) => names.indexOf(name)).find((place) => place >= 0) ?? -1;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const part = 1_000;

/** When the requests came that the partner has or is to get. */
async function receivedAt(database: Database, rows: readonly Row[]): Promise<Map<string, Date>> {
  const ids = [...new Set(rows.map(({ lead }) => lead).filter((lead) => uuid.test(lead)))];
  const received = new Map<string, Date>();
  for (let start = 0; start < ids.length; start += part) {
    const leads = await database
      .selectFrom("leads")
      .select(["id", "received_at"])
      .where("id", "in", ids.slice(start, start + part))
      .where("state", "=", "accepted")
      .execute();
    for (const { id, received_at } of leads) received.set(id, received_at);
  }
  return received;
}

const noRequest = "no request that the partner has got has this id, or it was erased.";

/** The outcome of a row, or why it has none. */
function read(
  { lead, outcome: typed, at: time }: Row,
  received: ReadonlyMap<string, Date>,
  saidBy: string,
): HistoryEntry | string {
  if (!uuid.test(lead)) return `${quoted(lead)} is not the id of a request.`;
  const receivedAt = received.get(lead);
  if (!receivedAt) return noRequest;
  const outcome: OutcomeName | undefined = readOutcome(typed);
  if (!outcome) return `${quoted(typed)} is not an outcome: write ${outcomeNames.join(", ")}.`;
  const named = timeIn(time);
  if (!named) return `${quoted(time)} is not a time: write 2026-11-22 05:43 or 2026-11-22.`;
  // A day alone is its noon, which may be before a request of that afternoon.
  const sameDay = isDayAlone(time) && Math.abs(named.getTime() - receivedAt.getTime()) < 12 * 3_600_000;
  const at = sameDay && named < receivedAt ? receivedAt : named;
  const problem = timeProblem(at, receivedAt);
  if (problem) return `${problem.charAt(0).toLowerCase()}${problem.slice(1)}`;
  const once = [lead, outcome, at.toISOString()];
  return outcomeEntry({ leadId: lead, outcome, at, way: "csv", saidBy, once });
}

/** Short, and without signs that a terminal would obey. */
function quoted(text: string): string {
  const plain = text.replace(/\p{Cc}+/gu, " ");
  return `"${plain.length > 40 ? `${plain.slice(0, 40)}…` : plain}"`;
}
