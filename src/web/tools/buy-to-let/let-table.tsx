import type { BuyToLetResult } from "#calculations/tools/buy-to-let/buy-to-let.ts";
import type { LetYear } from "#calculations/tools/buy-to-let/let-years.ts";
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
import { Stats } from "#web/components/stat/stat.tsx";
import { rand } from "#web/format/rand.ts";

const columns: readonly SavedColumn<LetYear>[] = [
  countColumn("Year", ({ year }) => year),
  randColumn("Rent received", ({ rent }) => rent),
  randColumn("Costs", ({ costs }) => costs, minor),
  randColumn("Interest", ({ interest }) => interest, minor),
  randColumn("Tax", ({ tax }) => tax, minor),
  changeColumn("Cash flow", ({ cashFlow }) => cashFlow),
  randColumn("Still owed", ({ owed }) => owed, minor),
  randColumn("Value", ({ value }) => value),
];

/** What only the file has room for. */
const more: readonly SavedColumn<LetYear>[] = [
  randColumn("Instalments and fees", ({ bond }) => bond),
  randColumn("Profit that is taxed", ({ profit }) => profit),
  randColumn("Losses not used yet", ({ lossCarried }) => lossCarried),
];

/** The years with a tenant, for reading and for a spreadsheet. */
export function LetTable({ rows }: { rows: readonly LetYear[] }) {
  return (
    <Part title="Year by year">
      <Actions>
        <TableExport name="buy-to-let" rows={() => csvRows([...columns, ...more], rows)} />
      </Actions>
      <ResultsTable
        caption="Rent, costs, tax and cash flow of each year"
        columns={columns}
        rows={rows}
        rowKey={({ year }) => year}
      />
    </Part>
  );
}

/** What is left of the sale at the end, and what all of it came to. */
export function SaleStats({ result }: { result: BuyToLetResult }) {
  const { homeValue, owed, gainsTax, saleProceeds, lossCarried, profit } = result;
  const minus = (amount: number) => rand(-amount);
  return (
    <Part title="When you sell">
      <Stats
        label="The sale"
        items={[
          { label: "Value of the home", value: rand(homeValue) },
          { label: "Costs of selling", value: minus(homeValue - owed - gainsTax - saleProceeds) },
          { label: "Bond repaid", value: minus(owed) },
          { label: "Tax on the gain", value: minus(gainsTax) },
          saleProceeds < 0
            ? { label: "You bring to the sale", value: rand(-saleProceeds), strong: true }
            : { label: "Left for you", value: rand(saleProceeds), strong: true },
          {
            label: profit < 0 ? "Loss over all the years" : "Profit over all the years",
            value: rand(Math.abs(profit)),
            note: "all that comes in less all that you paid in",
          },
          ...(lossCarried > 0
            ? [
                {
                  label: "Losses not used yet",
                  value: rand(lossCarried),
                  note: "they would lower the tax on later rent",
                },
              ]
            : []),
        ]}
      />
    </Part>
  );
}
