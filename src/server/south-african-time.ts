const zone = { timeZone: "Africa/Johannesburg" } as const;
const day = new Intl.DateTimeFormat("en-GB", { ...zone, day: "numeric", month: "long", year: "numeric" });
const clock = new Intl.DateTimeFormat("en-GB", { ...zone, hour: "2-digit", minute: "2-digit" });

/** South Africa has no summer time: it is two hours ahead of UTC all year. */
const aheadMs = 2 * 3_600_000;

/** For reading: "22 November 2026, 05:43 SAST". */
export const spokenTime = (moment: Date): string => `${day.format(moment)}, ${clock.format(moment)} SAST`;

/** The calendar day: "2026-11-22". */
export const isoDay = (moment: Date): string => isoTime(moment).slice(0, 10);

/** ISO in South African time: 2026-11-22T05:43:10+02:00. */
export const isoTime = (moment: Date): string =>
  `${new Date(moment.getTime() + aheadMs).toISOString().slice(0, 19)}+02:00`;
