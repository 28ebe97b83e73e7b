import { announcementDates } from "./announcement-dates.table.ts";

/** The days of announcements (YYYY-MM-DD), oldest first, with those that the operator added. */
export const announcementDatesWith = (added: readonly string[]): readonly string[] =>
  [...new Set([...announcementDates, ...added])].sort();

/** The next day of an announcement, today included; nothing while none is known. */
export const nextAnnouncement = (today: string, dates: readonly string[]): string | undefined =>
  dates.find((date) => date >= today);

/** The last day of an announcement before today; nothing while none is known. */
export const lastAnnouncement = (today: string, dates: readonly string[]): string | undefined =>
  dates.findLast((date) => date < today);
