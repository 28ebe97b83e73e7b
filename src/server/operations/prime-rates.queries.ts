import type { AddedPrimeRate } from "#contract/page-context.ts";
import { isDay } from "../analytics/day.ts";
import type { Database } from "../database/database.ts";
import type { Journal } from "../leads/journal.ts";
import { notesOf } from "../leads/journal-notes.ts";
import { OperatorError } from "./operator-error.ts";

/** What the operator added, newest first. */
export function addedPrimeRates(database: Database): Promise<AddedPrimeRate[]> {
  return database.selectFrom("prime_rates").select(["date", "rate"]).orderBy("date", "desc").execute();
}

/** An entry for a day that has one already takes its place; noted in the journal first. */
export async function addPrimeRate(
  database: Database,
  journal: Journal | undefined,
  { date, rate }: AddedPrimeRate,
): Promise<void> {
  checkDate(date);
  if (!Number.isFinite(rate) || rate < 0 || rate > 40) {
    throw new OperatorError("The rate must be a number from 0 to 40, in percent a year, such as 10.25.");
  }
  await journal?.append({ primeRate: { date, rate } });
  await writePrimeRate(database, date, rate);
}

export async function removePrimeRate(
  database: Database,
  journal: Journal | undefined,
  date: string,
): Promise<void> {
  checkDate(date);
  const added = await addedPrimeRates(database);
  if (!added.some((entry) => entry.date === date)) {
    throw new OperatorError(`No entry was added for ${date}.`, 404);
  }
  await journal?.append({ primeRateRemoved: date });
  await writePrimeRate(database, date, undefined);
}

/** Brings the table to the journal's last word on each day, and the journal to what only the table has. */
export async function restorePrimeRates(database: Database, journal: Journal): Promise<void> {
  const { primeRates } = notesOf((await journal.read()).entries);
  for (const primeRate of await addedPrimeRates(database)) {
    if (!primeRates.has(primeRate.date)) await journal.append({ primeRate });
  }
  for (const [date, rate] of primeRates) await writePrimeRate(database, date, rate);
}

async function writePrimeRate(database: Database, date: string, rate: number | undefined): Promise<void> {
  if (rate === undefined) {
    await database.deleteFrom("prime_rates").where("date", "=", date).execute();
    return;
  }
  const insert = database.insertInto("prime_rates").values({ date, rate });
  await insert.onConflict((conflict) => conflict.column("date").doUpdateSet({ rate })).execute();
}

function checkDate(date: string): void {
  if (!isDay(date)) {
    throw new OperatorError("The date must be a day of the calendar as YYYY-MM-DD, such as 2026-11-21.");
  }
}
