import { monthAfter, monthsBetween } from "#calculations/calendar/months.ts";

const first = "2000-01";

/** A month (YYYY-MM) as a number that a slider can hold. */
export const numberOfMonth = (month: string): number => monthsBetween(first, month);

/** The month (YYYY-MM) of such a number. */
export const monthOfNumber = (number: number): string => monthAfter(first, number);
