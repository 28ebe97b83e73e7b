import type { FastifyBaseLogger } from "fastify";
import type { AddedFigures } from "#contract/page-context.ts";
import type { Storage } from "../database/storage.ts";
import { nothingAdded } from "../pages/page-context.ts";
import { safeError } from "../safe-error.ts";
import { addedDates } from "./added-dates.queries.ts";
import { addedPrimeRates } from "./prime-rates.queries.ts";

export type WatchedFigures = {
  /** What pages are rendered from; never waits, and keeps the last known while the database is gone. */
  current: () => AddedFigures;
  /** Reads them at once, after a change in this process. */
  refresh: () => Promise<void>;
  stop: () => void;
};

/** How soon a change made by another process is seen, in milliseconds. */
const lookEvery = 1_000;

/**
 * The figures that the operator added, in memory. Shared tables are read once a second: they have a few rows, and unlike a
 * listening connection a look cannot break unnoticed. The embedded ones are read until that worked once, since
 * whatever changes them later does so in this process.
 */
export function watchAddedFigures(
  storage: Storage,
  { shared, log }: { shared: boolean; log: FastifyBaseLogger },
): WatchedFigures {
  let added = nothingAdded;
  let looking = false;

  async function refresh(): Promise<void> {
    const database = storage.database();
    const [primeRates, announcementDates, declaredHolidays] = await Promise.all([
      addedPrimeRates(database),
      addedDates(database, "announcement-date"),
      addedDates(database, "declared-holiday"),
    ]);
    added = { primeRates, announcementDates, declaredHolidays };
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
        log.error({ err: safeError(error) }, "The added figures could not be read; trying again.");
      }
    } finally {
      looking = false;
    }
  }

  const timer = setInterval(() => void look(), lookEvery);
  timer.unref();
  void look();
  return { current: () => added, refresh, stop: () => clearInterval(timer) };
}
