import type { RentOrBuyRow } from "#calculations/tools/rent-or-buy/rent-or-buy.ts";
import { TableExport } from "#web/calculators/table-export.tsx";
import { Actions, Part } from "#web/components/part/part.tsx";
import { type Column, ResultsTable } from "#web/components/results-table/results-table.tsx";
import { rand, signedRand } from "#web/format/rand.ts";

const buyerSavings = "Buyer’s savings";

const columns: Column<RentOrBuyRow>[] = [
  { header: "Year", cell: ({ year }) => year },
  { header: "Value", cell: ({ value }) => rand(value), minor: true },
  { header: "Still owed", cell: ({ owed }) => rand(owed), minor: true },
  { header: "Sale costs", cell: ({ saleCosts }) => rand(saleCosts), minor: true },
  { header: buyerSavings, cell: (row) => rand(row.buyerSavings), minor: true },
  { header: "If you buy", cell: ({ buyer }) => rand(buyer) },
  { header: "If you rent", cell: ({ renter }) => rand(renter) },
  { header: "Buying ahead by", cell: ({ difference }) => signedRand(difference) },
];

/** For a buyer who never has anything left to save. */
const withoutSavings = columns.filter(({ header }) => header !== buyerSavings);

/** Both year by year, for reading and for a spreadsheet. */
export function NetWorthTable({ rows }: { rows: readonly RentOrBuyRow[] }) {
  return (
    <Part title="Year by year">
      <Actions>
        <TableExport name="rent-or-buy" rows={() => rows} />
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
