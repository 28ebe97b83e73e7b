import type { TableEdition, TableEditions } from "./table-edition.ts";

/** A bank's initiation fee in rand, VAT included. */
export type InitiationFeeTable = TableEdition & { readonly initiationFee: number };

/** The legal caps for a mortgage, newest first: R5,250 plus 15% VAT. */
export const initiationFeeTables: TableEditions<InitiationFeeTable> = [
  {
    specified: true,
    from: "2016-05-06",
    source: "National Credit Act 34 of 2005, regulation 42 (acts.co.za)",
    checked: "2026-11-21",
    initiationFee: 6_037.5,
  },
];
