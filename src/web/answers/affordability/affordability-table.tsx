import type { AffordabilityInputs, AffordabilityRow } from "#calculations/affordability/affordability.ts";
import { type Column, ResultsTable } from "#web/components/results-table/results-table.tsx";
import { rand } from "#web/format/rand.ts";
import styles from "./affordability.module.css";
import { ruleWords } from "./affordability-words.ts";

type Row = AffordabilityRow & { rule: string | undefined };

const method: Column<Row> = {
  header: "Method",
  cell: (row) => (
    <span>
      {row.method} <span className={styles.rule}>{row.rule}</span>
    </span>
  ),
  words: true,
};

const instalment: Column<Row> = {
  header: "Allowed Instalment",
  cell: (row) => rand(row.allowedInstalment),
};

const loan: Column<Row> = { header: "Home Loan", cell: (row) => rand(row.maxBondOffered) };

const stressedLoan: Column<Row> = {
  header: "Home Loan @ Stressed",
  cell: (row) => rand(row.maxBondStressed ?? 0),
};

const columns = [method, instalment, loan];

/** Two columns of loans leave a phone no room for the instalments. */
const stressedColumns = [method, { ...instalment, minor: true }, loan, stressedLoan];

type AffordabilityTableProps = { rows: readonly AffordabilityRow[]; income: AffordabilityInputs };

/** The methods side by side, each with its rule in words; the most careful one is the one to plan with. */
export function AffordabilityTable({ rows, income }: AffordabilityTableProps) {
  const rules = ruleWords(income);
  return (
    <ResultsTable
      caption="Affordability & Potential Home Loan Comparison"
      captionShown
      columns={income.stressed ? stressedColumns : columns}
      rows={rows.map((row, index): Row => ({ ...row, rule: rules[index] }))}
      rowKey={(row) => row.method}
      highlighted={(row) => row.method === rows.at(-1)?.method}
    />
  );
}
