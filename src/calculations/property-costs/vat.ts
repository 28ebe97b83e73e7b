import { vatTable } from "./vat.table.ts";

const percentIncludingVat = 100 + vatTable.vatPercent;

/**
 * A fee in rand with 15 % VAT, rounded to whole rand, halves up.
 * In hundredths, because fee × 1.15 in doubles gives 23,678.499… for R20,590 where R23,678.50 is meant.
 */
export const feeIncludingVat = (fee: number): number => Math.floor((fee * percentIncludingVat + 50) / 100);

/** A fee in rand without the 15 % VAT that it includes, rounded to whole rand, halves up. */
export const feeExcludingVat = (feeWithVat: number): number =>
  Math.round((feeWithVat * 100) / percentIncludingVat);
