import type { FastifyBaseLogger } from "fastify";
import { sql } from "kysely";
import { alertSchedules } from "./alerts/alert-schedules.ts";
import { eraseOldAlerts } from "./alerts/alerts.queries.ts";
import { operatorWays } from "./alerts/operator-ways.ts";
import { sendMessages } from "./alerts/send-messages.ts";
import { eraseOldHits } from "./analytics/analytics-retention.ts";
import { type KeptCount, rollUp } from "./analytics/roll-up/roll-up.ts";
import type { Config } from "./config.ts";
import type { Database } from "./database/database.ts";
import { startJobs } from "./jobs/boss.ts";
import { type Schedule, workSchedules } from "./jobs/schedules.ts";
import { type SenderOf, workDeliveries } from "./leads/delivery/delivery-worker.ts";
import { mendDeliveries, mendJobs } from "./leads/delivery/mend-deliveries.ts";
import { eraseOldLeads } from "./leads/erase-old-leads.ts";
import type { Journal } from "./leads/journal.ts";
import { eraseOldTrail } from "./operations/people/trail.queries.ts";
import type { ChannelsOf } from "./partners/recipient.ts";

export type Work = {
  /** Looks at once for something to deliver. */
  deliver: () => void;
  stop: () => Promise<void>;
};

type WorkParts = {
  database: Database;
  config: Config;
  journal: Journal | undefined;
  channels: ChannelsOf;
  senderOf: SenderOf;
  /** Where the partner says what became of a lead. */
  outcomeUrl: (leadId: string) => string;
  /** To be told when the database seems not to work. */
  onError: () => void;
  log: FastifyBaseLogger;
};

/** All that goes on behind the requests, on an open database: deliveries to the partners and what is repeated. */
export async function startWork(parts: WorkParts): Promise<Work> {
  const { database, config, channels, log } = parts;
  await mendDeliveries(database, channels);
  const jobs = await startJobs({ ...parts, shared: config.databaseUrl !== undefined });
  try {
    const deliver = await workDeliveries(jobs.boss, parts);
    const ways = operatorWays(config);
    await sendMessages(jobs.boss, { database, ways, log });
    await workSchedules(jobs.boss, [...schedules(parts), ...alertSchedules(parts, ways)], log);
    return { deliver, stop: jobs.stop };
  } catch (error) {
    await jobs.stop();
    throw error;
  }
}

/** The embedded database has nobody who makes the room of replaced and erased rows usable again. */
const vacuum = sql`vacuum deliveries, pgboss.job, pgboss.queue, pgboss.version`;

function schedules({ database, config, journal, log }: WorkParts): Schedule[] {
  const { leadRetentionMonths, analyticsRetentionMonths } = config.site;
  const kept: KeptCount = {};
  return [
    ...(config.databaseUrl
      ? []
      : [{ name: "vacuum", cron: "20 * * * *", run: async () => void (await vacuum.execute(database)) }]),
    { name: "mend-jobs", cron: "*/5 * * * *", run: () => mendJobs(database) },
    {
      name: "roll-up",
      cron: "*/5 * * * *",
      run: async () => {
        const days = await rollUp(database, undefined, kept);
        log.debug({ days: days.length }, "The daily figures of analytics were counted.");
      },
    },
    {
      name: "lead-retention",
      cron: "10 3 * * *",
      run: async () => {
        const months = leadRetentionMonths;
        const done = await eraseOldLeads(database, journal, months);
        if (done?.question) log.warn(done.question);
        else if (done) log.info({ erased: done.erased, months }, "Leads past their retention were erased.");
        if (done?.question) return;
        await eraseOldTrail(database, journal, months);
        await eraseOldAlerts(database, months);
      },
    },
    {
      name: "analytics-retention",
      cron: "40 3 * * *",
      run: async () => {
        const months = analyticsRetentionMonths;
        const erased = await eraseOldHits(database, months);
        log.info({ erased, months }, "Analytics past their retention were erased.");
      },
    },
  ];
}
