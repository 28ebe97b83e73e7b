import type { AddedPrimeRate } from "#contract/page-context.ts";
import { isDay } from "../analytics/day.ts";
import type { Database } from "../database/database.ts";
import { OperatorError } from "./operator-error.ts";

/** What the operator added, newest first. */
export function addedPrimeRates(database: Database): Promise<AddedPrimeRate[]> {
  return database.selectFrom("prime_rates").select(["date", "rate"]).orderBy("date", "desc").execute();
}

/** An entry for a day that has one already takes its place. */
export async function addPrimeRate(database: Database, { date, rate }: AddedPrimeRate): Promise<void> {
  checkDate(date);
  if (!Number.isFinite(rate) || rate < 0 || rate > 40) {
    throw new OperatorError("The rate must be a number from 0 to 40, in percent a year, such as 10.25.");
  }
  const insert = database.insertInto("prime_rates").values({ date, rate });
  await insert.onConflict((conflict) => conflict.column("date").doUpdateSet({ rate })).execute();
}

export async function removePrimeRate(database: Database, date: string): Promise<void> {
  checkDate(date);
  const { numDeletedRows } = await database
    .deleteFrom("prime_rates")
    .where("date", "=", date)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new OperatorError(`No entry was added for ${date}.`, 404);
}

function checkDate(date: string): void {
  if (!isDay(date)) {
    throw new OperatorError("The date must be a day of the calendar as YYYY-MM-DD, such as 2026-11-21.");
  }
}
