import { publicHolidaysTable } from "../calendar/public-holidays.table.ts";
import {
  interestExemptionTable,
  marginalRatesTable,
  taxFreeSavingsTable,
} from "../income-tax/income-tax.table.ts";
import { actualPrimeRatesEdition } from "../prime-rate/actual-prime-rates.table.ts";
import { primeRateHistoryEdition } from "../prime-rate/prime-rate.table.ts";
import type { FigureStatus } from "../sourced/sourced.ts";
import {
  clearanceTable,
  movingTable,
  occupationalRentTable,
  saleTimesTable,
} from "../tools/cash-needed/sale-times.table.ts";
import {
  commissionTable,
  priceGrowthTable,
  rentGrowthTable,
  savingsRateTable,
  startingPointsTable,
  vacancyTable,
} from "../tools/market-defaults.table.ts";
import { minimumExpenseTable } from "../tools/minimum-expenses/minimum-expenses.table.ts";
import {
  cancellationCostsTable,
  earlySettlementTable,
} from "../tools/switch-your-bond/early-settlement.table.ts";
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

/** A table as the operator sees it: an edition, or a tool's only one, which may have no day and says how well it is known. */
export type ListedTable = Partial<TableEdition> & {
  readonly source: string;
  readonly checked: string;
  readonly status?: FigureStatus;
};

/** Every table of figures by its name for the operator, its editions newest first. */
export const allTables: readonly { readonly name: string; readonly editions: readonly ListedTable[] }[] = [
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
  { name: "Public holidays", editions: [publicHolidaysTable] },
  { name: "Minimum expenses", editions: [minimumExpenseTable] },
  { name: "Rates of income tax", editions: [marginalRatesTable] },
  { name: "Interest free of tax", editions: [interestExemptionTable] },
  { name: "Tax-free savings", editions: [taxFreeSavingsTable] },
  { name: "Early settlement", editions: [earlySettlementTable] },
  { name: "Cancelling a bond", editions: [cancellationCostsTable] },
  { name: "Times of a sale", editions: [saleTimesTable] },
  { name: "Occupational rent", editions: [occupationalRentTable] },
  { name: "Rates and levy paid ahead", editions: [clearanceTable] },
  { name: "Moving in", editions: [movingTable] },
  { name: "Growth of prices", editions: [priceGrowthTable] },
  { name: "Growth of rents", editions: [rentGrowthTable] },
  { name: "Interest on savings", editions: [savingsRateTable] },
  { name: "Agent's commission", editions: [commissionTable] },
  { name: "Vacancy", editions: [vacancyTable] },
  { name: "Other starting points of the tools", editions: [startingPointsTable] },
];
