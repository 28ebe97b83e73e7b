import { isDay } from "../analytics/day.ts";
import type { Database } from "../database/database.ts";
import type { Journal } from "../leads/journal.ts";
import { notesOf } from "../leads/journal-notes.ts";
import { OperatorError } from "./operator-error.ts";

/** The days of announcements that the operator added, oldest first. */
export async function addedAnnouncementDates(database: Database): Promise<string[]> {
  const rows = await database.selectFrom("announcement_dates").select("date").orderBy("date").execute();
  return rows.map(({ date }) => date);
}

/** A day that is there already stays; noted in the journal first. */
export async function addAnnouncementDate(
  database: Database,
  journal: Journal | undefined,
  date: string,
): Promise<void> {
  if (!isDay(date)) {
    throw new OperatorError("The date must be a day of the calendar as YYYY-MM-DD, such as 2027-01-28.");
  }
  await journal?.append({ announcementDate: date });
  await writeDate(database, date, true);
}

export async function removeAnnouncementDate(
  database: Database,
  journal: Journal | undefined,
  date: string,
): Promise<void> {
  const added = await addedAnnouncementDates(database);
  if (!added.includes(date)) throw new OperatorError(`The date ${date} was not added.`, 404);
  await journal?.append({ announcementDateRemoved: date });
  await writeDate(database, date, false);
}

/** Brings the table to the journal's last word on each day, and the journal to what only the table has. */
export async function restoreAnnouncementDates(database: Database, journal: Journal): Promise<void> {
  const { announcementDates } = notesOf((await journal.read()).entries);
  for (const announcementDate of await addedAnnouncementDates(database)) {
    if (!announcementDates.has(announcementDate)) await journal.append({ announcementDate });
  }
  for (const [date, there] of announcementDates) await writeDate(database, date, there);
}

async function writeDate(database: Database, date: string, there: boolean): Promise<void> {
  if (!there)
    return void (await database.deleteFrom("announcement_dates").where("date", "=", date).execute());
  const insert = database.insertInto("announcement_dates").values({ date });
  await insert.onConflict((conflict) => conflict.column("date").doNothing()).execute();
}
