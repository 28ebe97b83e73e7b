import { actualPrimeRatesEdition } from "../prime-rate/actual-prime-rates.table.ts";
import { primeRateHistoryEdition } from "../prime-rate/prime-rate.table.ts";
import { announcementDatesEdition } from "./announcement-dates.table.ts";
import { attorneyFeeTables } from "./attorney-fees.table.ts";
import { capitalGainsTables } from "./capital-gains.table.ts";
import { deedsOfficeTables } from "./deeds-office-fees.table.ts";
import { firstHomeFinanceTables } from "./first-home-finance.table.ts";
import { initiationFeeTables } from "./initiation-fee.table.ts";
import { lendingAssumptionTables } from "./lending-assumptions.table.ts";
import { serviceFeeTables } from "./service-fee.table.ts";
import type { TableEdition } from "./table-edition.ts";
import { transferDutyTables } from "./transfer-duty.table.ts";
import { vatTables } from "./vat.table.ts";

/** Every table of figures by its name for the operator, its editions newest first. */
export const allTables: readonly { readonly name: string; readonly editions: readonly TableEdition[] }[] = [
  { name: "Prime rate, as it was", editions: [actualPrimeRatesEdition] },
  { name: "Prime rate, as specified", editions: [primeRateHistoryEdition] },
  { name: "Announcement dates", editions: [announcementDatesEdition] },
  { name: "Transfer duty", editions: transferDutyTables },
  { name: "Deeds office fees", editions: deedsOfficeTables },
  { name: "Attorneys' guideline", editions: attorneyFeeTables },
  { name: "VAT", editions: vatTables },
  { name: "Initiation fee", editions: initiationFeeTables },
  { name: "Service fee", editions: serviceFeeTables },
  { name: "Capital gains", editions: capitalGainsTables },
  { name: "First Home Finance", editions: firstHomeFinanceTables },
  { name: "Assumptions on lending", editions: lendingAssumptionTables },
];
