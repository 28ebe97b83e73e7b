import { attorneyFee } from "../attorney-fees/attorney-fees.ts";
import { deedsBondFee, deedsTransferFee } from "../deeds-office-fees/deeds-office-fees.ts";
import type { CostFigures } from "../figures/figures.ts";
import { amount } from "../inputs/inputs.ts";
import { type DutyCase, transferDutyCase } from "../transfer-duty/transfer-duty-cases.ts";
import { feeExcludingVat, feeIncludingVat } from "./vat.ts";

/** What registering a transfer or a bond costs; `attorney` is without VAT, `total` with it. */
export type RegistrationCosts = {
  readonly deedsOffice: number;
  readonly attorney: number;
  readonly vat: number;
  readonly attorneyIncVAT: number;
  readonly total: number;
};

/** All costs of buying a property with a loan, in rand. */
export type CostBreakdown = {
  /** The duty table that was used, such as "2025/26". */
  readonly tableYear: string;
  readonly transfer: RegistrationCosts;
  readonly bond: RegistrationCosts;
  readonly transferDuty: number;
  readonly initiationFee: number;
  readonly grandTotal: number;
};

const registrationCosts = (
  value: number,
  deedsOffice: number,
  { attorneyFees, vat: { vatPercent } }: CostFigures,
): RegistrationCosts => {
  const attorneyIncVAT = feeIncludingVat(attorneyFee(value, attorneyFees), vatPercent);
  // Subtracted from the rounded fee, as specified, so that the shown parts add up to it.
  const attorney = feeExcludingVat(attorneyIncVAT, vatPercent);
  const vat = attorneyIncVAT - attorney;
  return { deedsOffice, attorney, vat, attorneyIncVAT, total: attorneyIncVAT + deedsOffice };
};

/**
 * The costs in rand of buying at `purchasePrice` with a loan of `loanAmount`; `date` (YYYY-MM-DD) picks the duty
 * table of the `figures`, and duty is worked out in its special cases where one is given.
 * Nothing is transferred for a price of 0 and nothing registered for a loan of 0, so that part then costs nothing.
 * Sources: those of the tables.
 */
export const costBreakdown = (
  purchase: DutyCase & {
    readonly purchasePrice: number;
    readonly loanAmount: number;
    readonly date: string;
    readonly figures: CostFigures;
  },
): CostBreakdown => {
  const { purchasePrice, loanAmount, date, figures, fairValue, sellerChargesVat = false } = purchase;
  const { deedsOffice } = figures;
  const transfer = registrationCosts(purchasePrice, deedsTransferFee(purchasePrice, deedsOffice), figures);
  const bond = registrationCosts(loanAmount, deedsBondFee(loanAmount, deedsOffice), figures);
  const { transferDuty, tableYear } = transferDutyCase(
    { price: purchasePrice, fairValue, sellerChargesVat, buyer: "person", today: date },
    figures,
  );
  const initiationFee = amount(loanAmount) === 0 ? 0 : figures.initiationFee.initiationFee;
  const grandTotal = transfer.total + bond.total + transferDuty + initiationFee;
  return { tableYear, transfer, bond, transferDuty, initiationFee, grandTotal };
};
