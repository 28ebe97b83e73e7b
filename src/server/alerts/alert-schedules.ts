import type { FastifyBaseLogger } from "fastify";
import type { Config } from "../config.ts";
import type { Database } from "../database/database.ts";
import type { Schedule } from "../jobs/schedules.ts";
import { leadTroubles } from "./lead-troubles.ts";
import { lookForAlerts } from "./look-for-alerts.ts";
import type { OperatorWay } from "./operator-ways.ts";
import { siteTroubles } from "./site-troubles.ts";
import { sendWeek } from "./weekly-mail.ts";

type AlertScheduleParts = { database: Database; config: Config; log: FastifyBaseLogger };

/** What tells the operator: in time when something is wrong, and each Monday how the week was. */
export function alertSchedules(
  { database, config, log }: AlertScheduleParts,
  tellBy: readonly OperatorWay[],
): Schedule[] {
  const { alerts, dataDir, edition, site } = config;
  const ways = tellBy.map(({ way }) => way);
  const place = { dataDir, edition, retentionMonths: site.leadRetentionMonths };
  const sources = [...leadTroubles(database, alerts), ...siteTroubles(database, place)];
  return [
    {
      name: "alerts",
      cron: "* * * * *",
      everyMinute: true,
      run: () => lookForAlerts({ database, sources, ways, log }),
    },
    { name: "weekly-mail", cron: "0 7 * * 1", run: () => sendWeek(database, ways) },
  ];
}
