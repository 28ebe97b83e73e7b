import type { RentOrBuyRow } from "#calculations/tools/rent-or-buy/rent-or-buy.ts";
import { TableExport } from "#web/calculators/table-export.tsx";
import { Actions, Part } from "#web/components/part/part.tsx";
import {
  changeColumn,
  countColumn,
  csvRows,
  minor,
  randColumn,
  type SavedColumn,
} from "#web/components/results-table/columns.ts";
import { ResultsTable } from "#web/components/results-table/results-table.tsx";

const buyerSavings = "Buyer’s savings";

const columns: readonly SavedColumn<RentOrBuyRow>[] = [
  countColumn("Year", ({ year }) => year),
  randColumn("Value", ({ value }) => value, minor),
  randColumn("Still owed", ({ owed }) => owed, minor),
  randColumn("Sale costs", ({ saleCosts }) => saleCosts, minor),
  randColumn(buyerSavings, (row) => row.buyerSavings, minor),
  randColumn("If you buy", ({ buyer }) => buyer),
  randColumn("If you rent", ({ renter }) => renter),
  changeColumn("Buying ahead by", ({ difference }) => difference),
];

/** What only the file has room for. */
const more: readonly SavedColumn<RentOrBuyRow>[] = [
  randColumn("Tax on gains if you buy", ({ buyerGainsTax }) => buyerGainsTax),
  randColumn("Tax on gains if you rent", ({ renterGainsTax }) => renterGainsTax),
];

/** For a buyer who never has anything left to save. */
const withoutSavings = columns.filter(({ header }) => header !== buyerSavings);

/** Both year by year, for reading and for a spreadsheet. */
export function NetWorthTable({ rows }: { rows: readonly RentOrBuyRow[] }) {
  return (
    <Part title="Year by year">
      <Actions>
        <TableExport name="rent-or-buy" rows={() => csvRows([...columns, ...more], rows)} />
      </Actions>
      <ResultsTable
        caption="What you own at the end of each year, if you sold then"
        columns={rows.some((row) => row.buyerSavings > 0) ? columns : withoutSavings}
        rows={rows}
        rowKey={({ year }) => year}
      />
    </Part>
  );
}
