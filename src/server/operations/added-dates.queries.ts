import { isDay } from "../analytics/day.ts";
import type { Database } from "../database/database.ts";
import type { Journal } from "../leads/journal.ts";
import type { AddedDate } from "../leads/journal-entry.ts";
import { notesOf } from "../leads/journal-notes.ts";
import { OperatorError } from "./operator-error.ts";

/** The kinds of days that the operator adds while the site runs, each with its table. */
const addedDateTables = {
  "announcement-date": "announcement_dates",
  "declared-holiday": "declared_holidays",
} as const satisfies Record<AddedDate["kind"], string>;

export type AddedDateKind = AddedDate["kind"];

export const addedDateKinds = Object.keys(addedDateTables) as AddedDateKind[];

/** The days of a kind that the operator added, oldest first. */
export async function addedDates(database: Database, kind: AddedDateKind): Promise<string[]> {
  const rows = await database.selectFrom(addedDateTables[kind]).select("date").orderBy("date").execute();
  return rows.map(({ date }) => date);
}

/** A day that is there already stays; noted in the journal first. */
export async function addDate(
  database: Database,
  journal: Journal | undefined,
  kind: AddedDateKind,
  date: string,
): Promise<void> {
  if (!isDay(date)) {
    throw new OperatorError("The date must be a day of the calendar as YYYY-MM-DD, such as 2027-01-28.");
  }
  await journal?.append({ addedDate: { kind, date } });
  await writeDate(database, kind, date, true);
}

export async function removeDate(
  database: Database,
  journal: Journal | undefined,
  kind: AddedDateKind,
  date: string,
): Promise<void> {
  const added = await addedDates(database, kind);
  if (!added.includes(date)) throw new OperatorError(`The date ${date} was not added.`, 404);
  await journal?.append({ addedDateRemoved: { kind, date } });
  await writeDate(database, kind, date, false);
}

/** Brings the tables to the journal's last word on each day, and the journal to what only the tables have. */
export async function restoreAddedDates(database: Database, journal: Journal): Promise<void> {
  const notes = notesOf((await journal.read()).entries).addedDates;
  for (const kind of addedDateKinds) {
    for (const date of await addedDates(database, kind)) {
      if (!notes[kind].has(date)) await journal.append({ addedDate: { kind, date } });
    }
    for (const [date, there] of notes[kind]) await writeDate(database, kind, date, there);
  }
}

async function writeDate(
  database: Database,
  kind: AddedDateKind,
  date: string,
  there: boolean,
): Promise<void> {
  const table = addedDateTables[kind];
  if (!there) return void (await database.deleteFrom(table).where("date", "=", date).execute());
  const insert = database.insertInto(table).values({ date });
  await insert.onConflict((conflict) => conflict.column("date").doNothing()).execute();
}
