import { type SensitivityRow, sensitivityImpact } from "#calculations/rate-sensitivity/rate-sensitivity.ts";
import type { Inputs } from "#contract/input-fields.ts";
import { inputsLoanAmount } from "#web/answer-page/inputs.ts";
import type { PageOfAnswer } from "#web/answer-page/page-of-answer.ts";
import { usePageOfAnswer } from "#web/answer-page/page-of-answer.ts";
import { TableExport } from "#web/answer-page/saved-table.tsx";
import { Button } from "#web/components/button/button.tsx";
import { Actions } from "#web/components/part/part.tsx";
import { type Column, ResultsTable } from "#web/components/results-table/results-table.tsx";
import { day } from "#web/format/day.ts";
import { fixed, quotedRate } from "#web/format/percent.ts";
import { rand, randBetween, signedRand } from "#web/format/rand.ts";
import { yearsText } from "#web/format/years-text.ts";
import { calculatorTabs, canonicalUrl } from "#web/site/addresses.ts";
import type { SensitivityAnswer, SensitivityRows } from "./inputs-sensitivity.ts";
import { sensitivityChartImage } from "./sensitivity-chart.tsx";
import styles from "./sensitivity-table.module.css";

/** "+0.5%", "−3.0%", "0.0%" */
function signedPercent(change: number): string {
  return `${change > 0 ? "+" : ""}${fixed(change, 1)}%`;
}

const impactClass = { Low: styles.low, Medium: styles.medium, High: styles.high };

/** Each rate change with what it does; today's row is highlighted, the change that was asked about is strong. */
export function SensitivityTable({ rows, base, changed }: SensitivityAnswer) {
  const columns: Column<SensitivityRow>[] = [
    {
      header: "Rate Change",
      cell: (row) => signedPercent(row.rateChange),
      note: (row) => (row.rateChange === 0 ? "your rate" : ""),
    },
    { header: "New Rate", cell: (row) => quotedRate(row.rate) },
    { header: "Monthly Payment", cell: (row) => rand(row.monthlyPayment) },
    {
      header: "Change in Payment",
      cell: (row) => signedRand(randBetween(base.monthlyPayment, row.monthlyPayment)),
      minor: true,
    },
    { header: "Total Interest", cell: (row) => rand(row.totalInterest), minor: true },
    {
      header: "Impact",
      cell: (row) => {
        const impact = sensitivityImpact(row.monthlyPayment, base.monthlyPayment);
        // A rate that falls is no reason to worry, however much it changes.
        return <span className={row.rateChange < 0 ? undefined : impactClass[impact]}>{impact}</span>;
      },
    },
  ];
  return (
    <ResultsTable
      caption="Payment Sensitivity to Interest Rate Changes"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.rateChange}
      highlighted={(row) => row.rateChange === 0}
      weight={({ rateChange }) => {
        if (rateChange === changed.rateChange) return "strong";
        return Number.isInteger(rateChange) ? undefined : "quiet";
      }}
    />
  );
}

/** What the exported picture is of, of which day, and where it comes from. */
export function imageLines(
  inputs: Inputs,
  { today, site }: Pick<PageOfAnswer, "today" | "site">,
): readonly string[] {
  const { interestRate, loanTerm } = inputs;
  const address = canonicalUrl(site, calculatorTabs.sensitivity.path);
  return [
    `Loan of ${rand(inputsLoanAmount(inputs))} over ${yearsText(loanTerm)} at ${quotedRate(interestRate)}`,
    `${day(today)} · ${site.productName}, ${address}`,
  ];
}

/** The rows of the table's file. */
function exportRows(rows: SensitivityRows["rows"], base: SensitivityRow) {
  return rows.map((row) => ({
    rateChange: row.rateChange,
    rate: row.rate,
    monthlyPayment: row.monthlyPayment,
    changeInPayment: row.monthlyPayment - base.monthlyPayment,
    totalInterest: row.totalInterest,
    totalPayments: row.totalPayments,
    impact: sensitivityImpact(row.monthlyPayment, base.monthlyPayment),
  }));
}

/** Saves the table as a file and the chart as a picture. */
export function ExportActions({ rows, base, inputs }: SensitivityRows & { inputs: Inputs }) {
  const page = usePageOfAnswer();
  return (
    <Actions>
      <TableExport
        name="interest-sensitivity-analysis"
        rows={() => exportRows(rows, base)}
        label="Export Table"
      />
      <Button onClick={() => void sensitivityChartImage({ rows, base }, imageLines(inputs, page))}>
        Export Chart
      </Button>
    </Actions>
  );
}
