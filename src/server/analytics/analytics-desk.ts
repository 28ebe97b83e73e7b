import type { FastifyBaseLogger } from "fastify";
import { type Storage, StorageUnavailableError } from "../database/storage.ts";
import { safeError } from "../safe-error.ts";
import { type GroupCommit, groupCommit } from "./group-commit.ts";
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

/** Where the browser's analytics arrive: a bounded queue, stored group by group. */
export function analyticsDesk(storage: Storage, log: FastifyBaseLogger): AnalyticsDesk {
  return groupCommit<Hit>({
    most: queueLength,
    together: groupSize,
    gather: gatherMs,
    save: async (hits) => {
      try {
        await saveHits(storage.database(), hits);
      } catch (error) {
        storage.failed();
        log.error({ err: safeError(error), hits: hits.length }, "Analytics could not be stored.");
        throw new StorageUnavailableError();
      }
    },
  });
}
