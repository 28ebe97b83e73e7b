import type { TableEdition, TableEditions } from "./table-edition.ts";

/** The most that a bank may charge a month for keeping the account, in rand, VAT included. */
type ServiceFeeTable = TableEdition & { readonly serviceFee: number };

/** The legal caps, newest first: R60 plus 15% VAT. No instalment on the site includes it. */
export const serviceFeeTables: TableEditions<ServiceFeeTable> = [
  {
    specified: true,
    from: "2016-05-06",
    source: "National Credit Act 34 of 2005, regulation 44 (acts.co.za)",
    checked: "2026-11-21",
    serviceFee: 69,
  },
];
