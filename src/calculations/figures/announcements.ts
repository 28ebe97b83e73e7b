import type { PrimeRateEntry } from "../prime-rate/prime-rate.table.ts";
import { announcementDates } from "./announcement-dates.table.ts";

/** The days of announcements (YYYY-MM-DD), oldest first, with those that the operator added. */
export const announcementDatesWith = (added: readonly string[]): readonly string[] =>
  [...new Set([...announcementDates, ...added])].sort();

/** The next day of an announcement, today included; nothing while none is known. */
export const nextAnnouncement = (today: string, dates: readonly string[]): string | undefined =>
  dates.find((date) => date >= today);

/** The last day of an announcement before today; nothing while none is known. */
const lastAnnouncement = (today: string, dates: readonly string[]): string | undefined =>
  dates.findLast((date) => date < today);

/**
 * The day of the last announcement, where no prime rate (newest first) was entered since: what was decided is then not
 * known here. A decision that left the rate as it was is entered too.
 */
export const decisionNotEntered = (
  today: string,
  prime: readonly PrimeRateEntry[],
  addedAnnouncementDates: readonly string[],
): string | undefined => {
  const last = lastAnnouncement(today, announcementDatesWith(addedAnnouncementDates));
  const [newest] = prime;
  return last && newest && newest.date < last ? last : undefined;
};
