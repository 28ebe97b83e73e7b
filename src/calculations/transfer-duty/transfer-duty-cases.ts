import { isUsableDate } from "../calendar/calendar.ts";
import type { FigureTables } from "../figures/figures.ts";
import { amount } from "../inputs/inputs.ts";
import { vatWithin } from "../property-costs/vat.ts";
import { transferDuty, transferDutyTableAt } from "./transfer-duty.ts";

/** Who buys; several people together are `person`, and a close corporation is a company. */
export type Buyer = "person" | "company" | "trust";

/** What makes a purchase a special case for duty: its fair value in rand (the price if none is given), and VAT. */
export type DutyCase = {
  readonly fairValue?: number | undefined;
  readonly sellerChargesVat?: boolean | undefined;
};

/** Amounts in rand. Dates YYYY-MM-DD. */
export type TransferDutyCaseInputs = DutyCase & {
  readonly price: number;
  readonly buyer: Buyer;
  readonly sellerChargesVat: boolean;
  readonly agreementDate?: string | undefined;
  readonly today: string;
};

/** The duty in rand, the amount that it is worked out on, and the VAT that the price includes instead. */
export type TransferDutyCase = {
  readonly dutyOn: number;
  readonly transferDuty: number;
  readonly vatInPrice: number;
  /** Whether a later gain may be tax-free as on one's own home: only people can have one. */
  readonly residenceExclusionPossible: boolean;
  readonly tableYear: string;
};

/**
 * Transfer duty in its special cases: on the higher of price and fair value, by the table of the day of the agreement.
 *
 * A company and a trust pay what a person pays, and so do investors, foreigners and first-time buyers. From a seller who
 * charges VAT there is no duty: the price includes VAT. A date that is not usable counts as today.
 * Source: SARS, transfer duty (sars.gov.za/tax-rates/transfer-duty), and its news of 7 April 2025.
 */
export const transferDutyCase = (
  inputs: TransferDutyCaseInputs,
  figures: Pick<FigureTables, "transferDuty" | "vat">,
): TransferDutyCase => {
  const price = amount(inputs.price);
  const dutyOn = Math.max(price, amount(inputs.fairValue ?? 0));
  const date = isUsableDate(inputs.agreementDate) ? inputs.agreementDate : inputs.today;
  const table = transferDutyTableAt(date, figures.transferDuty);
  return {
    dutyOn,
    transferDuty: inputs.sellerChargesVat ? 0 : transferDuty(dutyOn, table),
    vatInPrice: inputs.sellerChargesVat ? vatWithin(price, figures.vat.vatPercent) : 0,
    residenceExclusionPossible: inputs.buyer === "person",
    tableYear: table.tableYear,
  };
};
