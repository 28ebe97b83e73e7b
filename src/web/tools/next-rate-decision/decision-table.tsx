import type { RateDecisionRow } from "#calculations/tools/next-rate-decision/next-rate-decision.ts";
import { TableExport } from "#web/calculators/table-export.tsx";
import { Actions, Part } from "#web/components/part/part.tsx";
import { type Column, ResultsTable } from "#web/components/results-table/results-table.tsx";
import { quotedRate } from "#web/format/percent.ts";
import { rand, signedRand } from "#web/format/rand.ts";
import { answeredRise, changeText } from "./decision-words.ts";

const columns: Column<RateDecisionRow>[] = [
  { header: "Change", cell: ({ basisPoints }) => changeText(basisPoints) },
  { header: "New prime", cell: ({ primeRate }) => quotedRate(primeRate), minor: true },
  { header: "Your rate", cell: ({ interestRate }) => quotedRate(interestRate) },
  { header: "Instalment", cell: ({ instalment }) => rand(instalment) },
  { header: "A month", cell: ({ monthlyChange }) => signedRand(monthlyChange) },
  { header: "A year", cell: ({ yearlyChange }) => signedRand(yearlyChange), minor: true },
  { header: "Until it is paid off", cell: ({ interestChange }) => signedRand(interestChange), minor: true },
];

/** The five decisions, for reading and for a spreadsheet. */
export function DecisionTable({ rows }: { rows: readonly RateDecisionRow[] }) {
  return (
    <Part title="What each decision would do">
      <Actions>
        <TableExport
          name="next-rate-decision"
          rows={() => rows.map(({ basisPoints, ...row }) => ({ change: basisPoints / 100, ...row }))}
        />
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
