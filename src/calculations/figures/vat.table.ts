import type { TableEdition, TableEditions } from "./table-edition.ts";

/** Value-added tax in percent. */
export type VatTable = TableEdition & { readonly vatPercent: number };

/** The rates of VAT, newest first. */
export const vatTables: TableEditions<VatTable> = [
  {
    specified: true,
    from: "2018-04-01",
    source: "Value-Added Tax Act 89 of 1991, section 7 (sars.gov.za)",
    checked: "2026-11-21",
    vatPercent: 15,
  },
];
