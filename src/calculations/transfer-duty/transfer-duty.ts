import type { TransferDutyTable } from "../figures/transfer-duty.table.ts";
import { amount } from "../inputs/inputs.ts";

/**
 * The transfer-duty table in force on a date (YYYY-MM-DD), of tables newest first.
 * A date before every table gets the oldest one: the specification has no earlier table.
 */
export const transferDutyTableAt = (date: string, tables: readonly TransferDutyTable[]): TransferDutyTable =>
  tables.find((table) => table.from <= date) ?? tables.at(-1)!;

/**
 * Transfer duty in rand on a purchase price: base + rate × (price − over) of the price's bracket, never below 0.
 * Unrounded. A price that is not a finite number counts as 0. Source: the table's.
 */
export const transferDuty = (price: number, table: TransferDutyTable): number => {
  const paid = amount(price);
  const { base, ratePercent, over } = table.rows.find((row) => paid <= row.upTo)!;
  // Multiplied before it is divided, so that whole rand give duty exact to the cent.
  return base + ((paid - over) * ratePercent) / 100;
};

/** Whether two tables give the same duty for every price. */
export const sameDuty = (one: TransferDutyTable, other: TransferDutyTable): boolean =>
  JSON.stringify(one.rows) === JSON.stringify(other.rows);

/** The earliest of the tables (newest first) with the same duty as this one. */
export const firstWithSameDuty = (
  table: TransferDutyTable,
  tables: readonly TransferDutyTable[],
): TransferDutyTable => tables.findLast((other) => sameDuty(other, table)) ?? table;

/** The highest price in rand without transfer duty. */
export const transferDutyExemption = (table: TransferDutyTable): number => table.rows[0]!.upTo;
