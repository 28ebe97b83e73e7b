import { amount } from "../inputs/inputs.ts";
import { type TransferDutyTable, transferDutyTables } from "./transfer-duty.table.ts";

/**
 * The transfer-duty table in force on a date (YYYY-MM-DD).
 * A date before every table gets the oldest one: the specification knows no earlier table.
 */
export const transferDutyTableAt = (date: string): TransferDutyTable =>
  transferDutyTables.find((table) => table.from <= date) ?? transferDutyTables.at(-1)!;

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

/** The highest price in rand on which a table asks no transfer duty. */
export const transferDutyExemption = (table: TransferDutyTable): number => table.rows[0]!.upTo;
