import type { FastifyBaseLogger } from "fastify";
import type { AddedPrimeRate } from "#contract/page-context.ts";
import type { Storage } from "../database/storage.ts";
import { safeError } from "../safe-error.ts";
import { addedPrimeRates } from "./prime-rates.queries.ts";

export type PrimeRates = {
  /** What pages are rendered from; never waits, and keeps the last known while the database is gone. */
  current: () => readonly AddedPrimeRate[];
  /** Reads them at once, after a change in this process. */
  refresh: () => Promise<void>;
  stop: () => void;
};

/** How soon a change made by another process is seen, in milliseconds. */
const lookEvery = 1_000;

/**
 * The added prime rates, in memory. A shared table is read once a second: it has a few rows, and unlike a
 * listening connection a look cannot break unnoticed. The embedded one is read until that worked once, since
 * whatever changes it later does so in this process.
 */
export function watchPrimeRates(
  storage: Storage,
  { shared, log }: { shared: boolean; log: FastifyBaseLogger },
): PrimeRates {
  let rates: readonly AddedPrimeRate[] = [];
  let looking = false;

  async function refresh(): Promise<void> {
    rates = await addedPrimeRates(storage.database());
  }

  async function look(): Promise<void> {
    if (looking) return;
    looking = true;
    try {
      await refresh();
      if (!shared) clearInterval(timer);
    } catch (error) {
      // 503: the database is not there, which is said elsewhere.
      if ((error as { statusCode?: number }).statusCode !== 503) {
        storage.failed();
        log.error({ err: safeError(error) }, "The added prime rates could not be read; trying again.");
      }
    } finally {
      looking = false;
    }
  }

  const timer = setInterval(() => void look(), lookEvery);
  timer.unref();
  void look();
  return { current: () => rates, refresh, stop: () => clearInterval(timer) };
}
