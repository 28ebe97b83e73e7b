import type { FastifyBaseLogger } from "fastify";
import type { AddedFigures } from "#contract/page-context.ts";
import type { Storage } from "../database/storage.ts";
import { nothingAdded } from "../pages/page-context.ts";
import { addedDates } from "./added-dates.queries.ts";
import { addedPrimeRates } from "./prime-rates.queries.ts";
import { type Watched, watched } from "./watched.ts";

export type WatchedFigures = Watched<AddedFigures>;

/** The figures that the operator added, which pages are rendered from. */
export const watchAddedFigures = (
  storage: Storage,
  { shared, log }: { shared: boolean; log: FastifyBaseLogger },
): WatchedFigures =>
  watched(storage, {
    read: async (database) => {
      const [primeRates, announcementDates, declaredHolidays] = await Promise.all([
        addedPrimeRates(database),
        addedDates(database, "announcement-date"),
        addedDates(database, "declared-holiday"),
      ]);
      return { primeRates, announcementDates, declaredHolidays };
    },
    first: nothingAdded,
    failure: "The added figures could not be read; trying again.",
    shared,
    log,
  });
