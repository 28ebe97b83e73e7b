import type { AttorneyFeeTable } from "../figures/attorney-fees.table.ts";
import { amount } from "../inputs/inputs.ts";

/**
 * An attorney's guideline fee in rand, excluding VAT, for a transfer (value = price) or a bond (value = loan):
 * base + steps begun × fee a step. Nothing for a value of 0. Source: the table's.
 */
export const attorneyFee = (value: number, table: AttorneyFeeTable): number => {
  const registered = amount(value);
  if (registered === 0) return 0;
  const { base, over, step, perStep } = table.rows.find((row) => registered <= row.upTo)!;
  return base + Math.ceil((registered - over) / step) * perStep;
};
