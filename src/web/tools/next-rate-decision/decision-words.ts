import type { NextAnnouncement } from "#calculations/tools/next-rate-decision/next-rate-decision.ts";
import { weekdayDay } from "#web/format/day.ts";
import { fixed } from "#web/format/percent.ts";

/** The decision that the answer is about, in hundredths of a point. */
export const answeredRise = 25;

/** A change in hundredths of a point: "−0.50", "0.00", "+0.25". */
export const changeText = (basisPoints: number): string =>
  `${basisPoints > 0 ? "+" : ""}${fixed(basisPoints / 100, 2)}`;

/** Where a sentence says when the decision is announced. */
export function announcedText({ next, daysUntil }: NextAnnouncement): string {
  if (next === undefined) return "at its next meeting";
  return daysUntil === 0 ? "today, about 15:00" : `on ${weekdayDay(next)}`;
}

/** "in 18 days, about 15:00" */
export function daysUntilText(daysUntil: number): string {
  if (daysUntil === 0) return "today, about 15:00";
  return `${daysUntil === 1 ? "tomorrow" : `in ${daysUntil} days`}, about 15:00`;
}
