import { actualPrimeRates, actualPrimeRatesEdition } from "../prime-rate/actual-prime-rates.table.ts";
import {
  type PrimeRateEntry,
  primeRateHistory,
  primeRateHistoryEdition,
} from "../prime-rate/prime-rate.table.ts";
import { currentPrimeRate, primeRateHistoryWith } from "../prime-rate/prime-rate.ts";
import { decisionNotEntered } from "./announcements.ts";
import { attorneyFeeTables } from "./attorney-fees.table.ts";
import { capitalGainsTables } from "./capital-gains.table.ts";
import { deedsOfficeTables } from "./deeds-office-fees.table.ts";
import { firstHomeFinanceTables } from "./first-home-finance.table.ts";
import { initiationFeeTables } from "./initiation-fee.table.ts";
import { lendingAssumptionTables } from "./lending-assumptions.table.ts";
import { serviceFeeTables } from "./service-fee.table.ts";
import type { TableEdition, TableEditions } from "./table-edition.ts";
import { transferDutyTables } from "./transfer-duty.table.ts";
import { vatTables } from "./vat.table.ts";

/** Whose figures are used: those of the product specification, or the newest public ones. */
export const figuresEditions = ["specification", "current"] as const;
export type FiguresEdition = (typeof figuresEditions)[number];

/** Every table of figures in one edition. Calculations take it, or the part of it that they need. */
export type FigureTables = ReturnType<typeof tablesOf>;

/** The figures that a page works with; `newest` are the public ones, where the page itself works with the specified. */
export type Figures = FigureTables & {
  readonly newest?: FigureTables;
  /** The day (YYYY-MM-DD) of an announcement after which no prime rate was entered yet. */
  readonly decisionNotEntered: string | undefined;
};

/** The costs of buying are worked out from these. */
export type CostFigures = Pick<
  FigureTables,
  "transferDuty" | "deedsOffice" | "attorneyFees" | "vat" | "initiationFee"
>;

/**
 * The tables of an edition on a day (YYYY-MM-DD), with the prime rates and the days of announcements that the operator
 * added. The current edition takes the newest of each table that is in force on that day. Sources: the tables'.
 */
export const figuresOf = (
  edition: FiguresEdition,
  today: string,
  addedPrimeRates: readonly PrimeRateEntry[] = [],
  addedAnnouncementDates: readonly string[] = [],
): Figures => {
  const newest = tablesOf("current", today, addedPrimeRates);
  const known = { decisionNotEntered: decisionNotEntered(today, newest.prime, addedAnnouncementDates) };
  return edition === "current"
    ? { ...newest, ...known }
    : { ...tablesOf(edition, today, addedPrimeRates), newest, ...known };
};

const tablesOf = (edition: FiguresEdition, today: string, addedPrimeRates: readonly PrimeRateEntry[]) => {
  const specified = edition === "specification";
  const chosen = <Table extends TableEdition>(tables: TableEditions<Table>): Table =>
    tables.find((table) => (specified ? table.specified : table.from <= today)) ?? tables.at(-1)!;
  const primeEdition = specified ? primeRateHistoryEdition : actualPrimeRatesEdition;
  const prime = primeRateHistoryWith(specified ? primeRateHistory : actualPrimeRates, addedPrimeRates);
  const { affordabilityRate, ...lending } = chosen(lendingAssumptionTables);
  const tables = {
    deedsOffice: chosen(deedsOfficeTables),
    attorneyFees: chosen(attorneyFeeTables),
    vat: chosen(vatTables),
    initiationFee: chosen(initiationFeeTables),
    serviceFee: chosen(serviceFeeTables),
    capitalGains: chosen(capitalGainsTables),
    firstHomeFinance: chosen(firstHomeFinanceTables),
  };
  const compared = [chosen(transferDutyTables), primeEdition, ...Object.values(tables)];
  return {
    edition,
    /** The day (YYYY-MM-DD) on which every table had been compared with its source. */
    checked: compared.map((table) => table.checked).sort()[0]!,
    /** The prime rates, newest first. */
    prime,
    /** A purchase is charged by the table of its date, so there are several, newest first. */
    transferDuty: specified ? transferDutyTables.filter((table) => table.specified) : transferDutyTables,
    ...tables,
    lending: {
      ...lending,
      affordabilityRate: affordabilityRate === "prime" ? currentPrimeRate(prime) : affordabilityRate,
    },
  };
};
