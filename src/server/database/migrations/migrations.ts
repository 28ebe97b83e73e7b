import type { Migration } from "kysely/migration";
import * as leads from "./0001-leads.ts";
import * as primeRates from "./0002-prime-rates.ts";
import * as analytics from "./0003-analytics.ts";
import * as jobs from "./0004-jobs.ts";
import * as retentionClock from "./0005-retention-clock.ts";
import * as corrections from "./0006-corrections.ts";
import * as limits from "./0007-limits.ts";
import * as marketingByChannel from "./0008-marketing-by-channel.ts";
import * as announcementDates from "./0009-announcement-dates.ts";
import * as callTimes from "./0010-call-times.ts";
import * as declaredHolidays from "./0011-declared-holidays.ts";
import * as unprovenLimit from "./0012-unproven-limit.ts";

/** Every change of the tables, run in the order of these names; an entry is never changed once released. */
export const migrations: Record<string, Migration> = {
  "0001-leads": leads,
  "0002-prime-rates": primeRates,
  "0003-analytics": analytics,
  "0004-jobs": jobs,
  "0005-retention-clock": retentionClock,
  "0006-corrections": corrections,
  "0007-limits": limits,
  "0008-marketing-by-channel": marketingByChannel,
  "0009-announcement-dates": announcementDates,
  "0010-call-times": callTimes,
  "0011-declared-holidays": declaredHolidays,
  "0012-unproven-limit": unprovenLimit,
};
