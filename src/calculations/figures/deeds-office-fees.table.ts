import type { TableEdition, TableEditions } from "./table-edition.ts";

/** A band of the tariff: for a value up to and including `upTo` the deeds office charges `fee`. */
export type DeedsOfficeBand = { readonly upTo: number; readonly fee: number };

/** The deeds office's fees: `transfer` by the purchase price, `bond` by the loan. No VAT is due on them. */
export type DeedsOfficeTable = TableEdition & {
  /** Asked for each deed on top of its fee. Only cash needed has it: the specified costs leave it out. */
  readonly lodgementFee: number;
  readonly transfer: readonly DeedsOfficeBand[];
  readonly bond: readonly DeedsOfficeBand[];
};

/** The tariffs of the deeds office, newest first. */
export const deedsOfficeTables: TableEditions<DeedsOfficeTable> = [
  {
    from: "2026-04-01",
    until: "2027-03-31",
    source:
      "Deeds Registries Act, regulation 84, GN 7180, Government Gazette 54225 of 27 February 2026 (deeds.gov.za/fees.php), as five public calculators copied it",
    checked: "2026-11-22",
    lodgementFee: 52,
    transfer: [
      { upTo: 100_000, fee: 50 },
      { upTo: 200_000, fee: 114 },
      { upTo: 300_000, fee: 727 },
      { upTo: 600_000, fee: 956 },
      { upTo: 800_000, fee: 1_346 },
      { upTo: 1_000_000, fee: 1_546 },
      { upTo: 2_000_000, fee: 1_738 },
      { upTo: 4_000_000, fee: 2_408 },
      { upTo: 6_000_000, fee: 2_922 },
      { upTo: 8_000_000, fee: 3_480 },
      { upTo: 10_000_000, fee: 4_068 },
      { upTo: 15_000_000, fee: 4_844 },
      { upTo: 20_000_000, fee: 5_818 },
      { upTo: Infinity, fee: 7_751 },
    ],
    bond: [
      { upTo: 150_000, fee: 561 },
      { upTo: 300_000, fee: 727 },
      { upTo: 600_000, fee: 956 },
      { upTo: 800_000, fee: 1_346 },
      { upTo: 1_000_000, fee: 1_546 },
      { upTo: 2_000_000, fee: 1_738 },
      { upTo: 4_000_000, fee: 2_408 },
      { upTo: 6_000_000, fee: 2_922 },
      { upTo: 8_000_000, fee: 3_480 },
      { upTo: 10_000_000, fee: 4_068 },
      { upTo: 15_000_000, fee: 4_844 },
      { upTo: 20_000_000, fee: 5_818 },
      { upTo: 30_000_000, fee: 6_781 },
      { upTo: Infinity, fee: 9_690 },
    ],
  },
  {
    specified: true,
    from: "2025-04-01",
    until: "2026-03-31",
    source: "Deeds Registries Act, regulation 84, schedule of fees, Government Gazette 52191 (acts.co.za)",
    checked: "2026-11-21",
    // It was R50; the specification leaves it out.
    lodgementFee: 0,
    transfer: [
      { upTo: 100_000, fee: 50 },
      { upTo: 200_000, fee: 114 },
      { upTo: 300_000, fee: 727 },
      { upTo: 600_000, fee: 906 },
      { upTo: 800_000, fee: 1_275 },
      { upTo: 1_000_000, fee: 1_464 },
      { upTo: 2_000_000, fee: 1_646 },
      { upTo: 4_000_000, fee: 2_281 },
      { upTo: 6_000_000, fee: 2_767 },
      { upTo: 8_000_000, fee: 3_296 },
      { upTo: 10_000_000, fee: 3_853 },
      { upTo: 15_000_000, fee: 4_587 },
      { upTo: 20_000_000, fee: 5_510 },
      { upTo: Infinity, fee: 7_340 },
    ],
    bond: [
      // The specification begins this band at 100,000; the gazette has none below it, so it holds from 0.
      { upTo: 150_000, fee: 561 },
      { upTo: 300_000, fee: 727 },
      { upTo: 600_000, fee: 906 },
      { upTo: 800_000, fee: 1_275 },
      { upTo: 1_000_000, fee: 1_464 },
      { upTo: 2_000_000, fee: 1_646 },
      { upTo: 4_000_000, fee: 2_281 },
      { upTo: 6_000_000, fee: 2_767 },
      { upTo: 8_000_000, fee: 3_296 },
      { upTo: 10_000_000, fee: 3_853 },
      { upTo: 15_000_000, fee: 4_587 },
      { upTo: 20_000_000, fee: 5_510 },
      { upTo: 30_000_000, fee: 6_422 },
      { upTo: Infinity, fee: 9_176 },
    ],
  },
];
