import type { FastifyBaseLogger } from "fastify";
import type { Job, PgBoss } from "pg-boss";
import { safeError } from "../safe-error.ts";
import { scheduleQueue } from "./queues.ts";

export type Schedule = {
  name: string;
  /** Minute, hour, day, month and weekday in Johannesburg. */
  cron: string;
  /** One that runs every minute: a run that failed or died is not repeated, since the next one is near. */
  everyMinute?: true;
  /** A run that fails is said in the log and tried again. */
  run: () => Promise<void>;
};

/** So that the short ones, which tell the operator that something is wrong, need not wait for a long one. */
const workers = 2;

type ScheduledJob = { schedule: string };

/** Has each schedule run on time, once for all processes; one that was missed is made up for once. */
export async function workSchedules(
  boss: PgBoss,
  schedules: readonly Schedule[],
  log: FastifyBaseLogger,
): Promise<void> {
  for (const { name, cron, everyMinute } of schedules) {
    const options = {
      ...{ key: name, singletonKey: name, tz: "Africa/Johannesburg", missed: "once" as const },
      ...(everyMinute && { retryLimit: 0, heartbeatSeconds: 10 }),
    };
    await boss.schedule(scheduleQueue, cron, { schedule: name } satisfies ScheduledJob, options);
  }
  const work = async (jobs: Job<ScheduledJob>[]) => {
    for (const { data } of jobs) {
      const schedule = schedules.find(({ name }) => name === data.schedule);
      await schedule?.run().catch((error) => {
        log.error({ err: safeError(error), job: data.schedule }, "A job failed; trying again later.");
        // Not the error itself, which may hold values: pg-boss keeps what it is given.
        throw new Error("failed");
      });
    }
  };
  for (let worker = 0; worker < workers; worker++) {
    await boss.work<ScheduledJob>(scheduleQueue, { pollingIntervalSeconds: 10 }, work);
  }
}
