import { type RawBuilder, sql } from "kysely";

// A day is one of Johannesburg's calendar, written YYYY-MM-DD.

/** In SQL: the day in which a moment is. */
export const dayOf = (moment: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`((${moment}) at time zone 'Africa/Johannesburg')::date::text`;

/** In SQL: the moment at which a day begins. */
export const dayStart = (day: string): RawBuilder<Date> =>
  sql<Date>`(${day}::date::timestamp at time zone 'Africa/Johannesburg')`;

/** In SQL: the moment at which the day ends in which we are. */
export const startOfNextDay = sql<Date>`(((now() at time zone 'Africa/Johannesburg')::date + 1)::timestamp
  at time zone 'Africa/Johannesburg')`;

export const nextDay = (day: string): string => daysAfter(day, 1);

export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Whether there is such a day in the calendar. */
export function isDay(text: string): boolean {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return date !== undefined && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
