import type { AffordabilityRow } from "#calculations/affordability/affordability.ts";
import { type Column, ResultsTable } from "#web/components/results-table/results-table.tsx";
import { rand } from "#web/format/rand.ts";

const method: Column<AffordabilityRow> = { header: "Method", cell: (row) => row.method, words: true };

const instalment: Column<AffordabilityRow> = {
  header: "Allowed Instalment",
  cell: (row) => rand(row.allowedInstalment),
};

const loan: Column<AffordabilityRow> = { header: "Home Loan", cell: (row) => rand(row.maxBondOffered) };

const stressedLoan: Column<AffordabilityRow> = {
  header: "Home Loan @ Stressed",
  cell: (row) => rand(row.maxBondStressed ?? 0),
};

const columns = [method, instalment, loan];

/** Two columns of loans leave a phone no room for the instalments. */
const stressedColumns = [method, { ...instalment, minor: true }, loan, stressedLoan];

type AffordabilityTableProps = { rows: readonly AffordabilityRow[]; stressed: boolean };

/** The methods side by side; the most careful one is the one to plan with. */
export function AffordabilityTable({ rows, stressed }: AffordabilityTableProps) {
  return (
    <ResultsTable
      caption="Affordability & Potential Home Loan Comparison"
      captionShown
      columns={stressed ? stressedColumns : columns}
      rows={rows}
      rowKey={(row) => row.method}
      highlighted={(row) => row === rows.at(-1)}
    />
  );
}
