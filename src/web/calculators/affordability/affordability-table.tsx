import type { AffordabilityRow } from "#calculations/affordability/affordability.ts";
import { type Column, ResultsTable } from "#web/components/results-table/results-table.tsx";
import { rand } from "#web/format/rand.ts";

const columns: Column<AffordabilityRow>[] = [
  { header: "Method", cell: (row) => row.method, words: true },
  { header: "Allowed Instalment", cell: (row) => rand(row.allowedInstalment) },
  { header: "Home Loan", cell: (row) => rand(row.maxBondOffered) },
];

const stressedColumn: Column<AffordabilityRow> = {
  header: "Home Loan @ Stressed",
  cell: (row) => rand(row.maxBondStressed ?? 0),
};

type AffordabilityTableProps = { rows: readonly AffordabilityRow[]; stressed: boolean };

/** The methods side by side; the most careful one is the one to plan with. */
export function AffordabilityTable({ rows, stressed }: AffordabilityTableProps) {
  return (
    <ResultsTable
      caption="Affordability & Potential Home Loan Comparison"
      captionShown
      columns={stressed ? [...columns, stressedColumn] : columns}
      rows={rows}
      rowKey={(row) => row.method}
      highlighted={(row) => row === rows.at(-1)}
    />
  );
}
