/**
 * A fee in rand with VAT at `vatPercent`, rounded to whole rand, halves up.
 * In hundredths, because fee × 1.15 in doubles gives 23,678.499… for R20,590 where R23,678.50 is meant.
 */
export const feeIncludingVat = (fee: number, vatPercent: number): number =>
  Math.floor((fee * (100 + vatPercent) + 50) / 100);

/** A fee in rand without the VAT at `vatPercent` that it includes, rounded to whole rand, halves up. */
export const feeExcludingVat = (feeWithVat: number, vatPercent: number): number =>
  Math.round((feeWithVat * 100) / (100 + vatPercent));

/** The VAT in rand within a price that includes it at `vatPercent`: price × 15 ÷ 115 at 15%, unrounded. */
export const vatWithin = (priceWithVat: number, vatPercent: number): number =>
  (priceWithVat * vatPercent) / (100 + vatPercent);

/** An amount in rand with VAT at `vatPercent` added, unrounded. */
export const withVat = (amountWithoutVat: number, vatPercent: number): number =>
  (amountWithoutVat * (100 + vatPercent)) / 100;
