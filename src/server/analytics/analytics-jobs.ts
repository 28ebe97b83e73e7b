import type { FastifyBaseLogger } from "fastify";
import type { Storage } from "../database/storage.ts";
import { eraseOldHits } from "./analytics-retention.ts";
import { type KeptCount, rollUp } from "./roll-up/roll-up.ts";
import { startJob } from "./scheduled-job.ts";

const second = 1_000;
const minute = 60 * second;
const day = 24 * 60 * minute;

export type AnalyticsJobsParts = { storage: Storage; log: FastifyBaseLogger; retentionMonths: number };

/** The daily figures, fresh to a few minutes, and the daily erasing of what is too old; returns how to stop them. */
export function startAnalyticsJobs({
  storage,
  log,
  retentionMonths,
}: AnalyticsJobsParts): () => Promise<void> {
  const kept: KeptCount = {};
  const stops = [
    startJob(
      {
        name: "roll-up",
        firstLookAfter: 15 * second,
        lookEvery: 5 * minute,
        // A little less, so that a look is not a moment too early.
        dueEvery: 4.5 * minute,
        run: async (database) => {
          const days = await rollUp(database, undefined, kept);
          log.debug({ days: days.length }, "The daily figures of analytics were counted.");
        },
      },
      storage,
      log,
    ),
    startJob(
      {
        name: "retention",
        firstLookAfter: 2 * minute,
        lookEvery: 10 * minute,
        dueEvery: day,
        run: async (database) => {
          const erased = await eraseOldHits(database, retentionMonths);
          log.info({ erased, months: retentionMonths }, "Analytics past their retention were erased.");
        },
      },
      storage,
      log,
    ),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
