import type { DeedsOfficeBand, DeedsOfficeTable } from "../figures/deeds-office-fees.table.ts";
import { amount } from "../inputs/inputs.ts";

const feeOfBand = (value: number, bands: readonly DeedsOfficeBand[]): number => {
  const registered = amount(value);
  return registered === 0 ? 0 : bands.find((band) => registered <= band.upTo)!.fee;
};

/** The deeds office's fee in rand to register a transfer at this price; nothing for a price of 0. Source: the table's. */
export const deedsTransferFee = (price: number, table: DeedsOfficeTable): number =>
  feeOfBand(price, table.transfer);

/** The deeds office's fee in rand to register a bond for this loan; nothing for a loan of 0. Source: the table's. */
export const deedsBondFee = (loan: number, table: DeedsOfficeTable): number => feeOfBand(loan, table.bond);
