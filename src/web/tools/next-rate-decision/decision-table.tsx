import type { RateDecisionRow } from "#calculations/tools/next-rate-decision/next-rate-decision.ts";
import { TableExport } from "#web/calculators/table-export.tsx";
import { Actions, Part } from "#web/components/part/part.tsx";
import {
  changeColumn,
  csvRows,
  minor,
  randColumn,
  rateColumn,
  type SavedColumn,
} from "#web/components/results-table/columns.ts";
import { ResultsTable } from "#web/components/results-table/results-table.tsx";
import { answeredRise, changeText } from "./decision-words.ts";

const columns: readonly SavedColumn<RateDecisionRow>[] = [
  {
    header: "Change",
    cell: ({ basisPoints }) => changeText(basisPoints),
    value: ({ basisPoints }) => basisPoints / 100,
  },
  rateColumn("New prime", ({ primeRate }) => primeRate, minor),
  rateColumn("Your rate", ({ interestRate }) => interestRate),
  randColumn("Instalment", ({ instalment }) => instalment),
  changeColumn("A month", ({ monthlyChange }) => monthlyChange),
  changeColumn("A year", ({ yearlyChange }) => yearlyChange, minor),
  changeColumn("Until it is paid off", ({ interestChange }) => interestChange, minor),
];

/** The five decisions, for reading and for a spreadsheet. */
export function DecisionTable({ rows }: { rows: readonly RateDecisionRow[] }) {
  return (
    <Part title="What each decision would do">
      <Actions>
        <TableExport name="next-rate-decision" rows={() => csvRows(columns, rows)} />
      </Actions>
      <ResultsTable
        caption="Instalment after each decision, with the difference to today’s"
        columns={columns}
        rows={rows}
        rowKey={({ basisPoints }) => basisPoints}
        highlighted={({ basisPoints }) => basisPoints === answeredRise}
      />
    </Part>
  );
}
