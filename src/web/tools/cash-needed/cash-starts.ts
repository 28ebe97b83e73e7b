import {
  clearanceTable,
  movingTable,
  occupationalRentTable,
  saleTimesTable,
} from "#calculations/tools/cash-needed/sale-times.table.ts";
import { rand } from "#web/format/rand.ts";
import { chosenRates } from "../chosen-starts.ts";
import { marketDate } from "../figure-dates.ts";

/** What the tool begins with that nobody publishes. */
export const chosenForCash = [
  `${rand(movingTable.moving)} for moving, ${rand(movingTable.connections)} for connections and ${rand(movingTable.insurance)} for the first month’s insurance`,
  chosenRates,
] as const;

/** Where the days and the money paid ahead come from. */
export const saleSources = [
  marketDate("times of a sale", saleTimesTable),
  marketDate("rates and levy paid ahead", clearanceTable),
  marketDate("occupational rent", occupationalRentTable),
] as const;
