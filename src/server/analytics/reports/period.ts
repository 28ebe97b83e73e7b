import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import { OperatorError } from "../../operations/operator-error.ts";
import { dayOf, daysAfter, isDay } from "../day.ts";

/** Whole days, both counted; of those asked for only the ones since there are figures. */
export type Period = { from: string; to: string; today: string };
export type AskedPeriod = { from?: string | undefined; to?: string | undefined };

const usualDays = 30;

/** A period has a row a day. */
const [earliest, latest] = ["2000-01-01", "2099-12-31"];

/** The days asked for; without any the last 30. */
export async function periodOf(database: Database, asked: AskedPeriod): Promise<Period> {
  const { rows } = await sql<{ today: string; first: string | null }>`select ${dayOf(sql`now()`)} as today,
    (select min(day) from analytics_days) as first`.execute(database);
  const { today, first } = rows[0]!;
  const { from, to } = checkedPeriod(asked, today, usualDays);
  // Where nothing is known nothing is drawn; a period before all figures stays as it was asked.
  return { from: first && first > from && first <= to ? first : from, to: to > today ? today : to, today };
}

/** The days asked for, checked; without any so many to today. */
export function checkedPeriod(asked: AskedPeriod, today: string, usualDays: number): Period {
  const to = asked.to || today;
  const from = asked.from || daysAfter(isDay(to) ? to : today, 1 - usualDays);
  if (!isDay(from) || !isDay(to) || from > to || from < earliest || to > latest) {
    throw new OperatorError(
      "The period must be two days as YYYY-MM-DD, from 2000 to 2099, the earlier one first.",
    );
  }
  return { from, to, today };
}
