import type { FastifyBaseLogger } from "fastify";
import { type Storage, StorageUnavailableError } from "../database/storage.ts";
import { type GroupCommit, groupCommit } from "../group-commit.ts";
import { safeError } from "../safe-error.ts";
import type { Hit } from "./hit.ts";
import { saveHits } from "./save-hits.ts";

/** Takes a hit for good, or throws a StorageUnavailableError and has kept nothing. */
export type RecordHit = (hit: Hit) => Promise<void>;

export type AnalyticsDesk = GroupCommit<Hit>;

/** A hit is at most as large as its body: full, the queue takes some tens of megabytes. */
const queueLength = 5_000;

/** On the embedded database a contact request waits behind a group, so it stays at a few milliseconds. */
const groupSize = 500;

const gatherMs = 3;

/**
 * Where the browser's analytics arrive: a bounded queue, stored group by group. Once a day has taken `dailyLimit`
 * hits, those of its rest are refused: neither the disk nor the reports are anybody's to fill.
 */
export function analyticsDesk(storage: Storage, log: FastifyBaseLogger, dailyLimit: number): AnalyticsDesk {
  let fullUntil = 0;

  async function save(hits: Hit[]): Promise<void> {
    try {
      const day = await saveHits(storage.database(), hits);
      if (day.hits < dailyLimit || isFull()) return;
      fullUntil = performance.now() + day.secondsLeft * 1_000;
      log.warn(
        { limit: dailyLimit },
        "The day's calls of analytics have reached ANALYTICS_DAILY_LIMIT: no more are stored today.",
      );
    } catch (error) {
      storage.failed();
      log.error({ err: safeError(error), hits: hits.length }, "Analytics could not be stored.");
      throw new StorageUnavailableError();
    }
  }

  const isFull = () => performance.now() < fullUntil;
  const group = groupCommit<Hit>({ most: queueLength, together: groupSize, gather: gatherMs, save });
  return {
    ...group,
    add: (hit) => (isFull() ? Promise.reject(new StorageUnavailableError()) : group.add(hit)),
  };
}
