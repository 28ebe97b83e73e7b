import { type SensitivityRow, sensitivityImpact } from "#calculations/rate-sensitivity/rate-sensitivity.ts";
import { type Column, ResultsTable } from "#web/components/results-table/results-table.tsx";
import { fixed, quotedRate } from "#web/format/percent.ts";
import { rand, signedRand } from "#web/format/rand.ts";
import type { SensitivityRows } from "./inputs-sensitivity.ts";
import styles from "./sensitivity-table.module.css";

/** "+0.5%", "−3.0%", "0.0%" */
function signedPercent(change: number): string {
  return `${change > 0 ? "+" : ""}${fixed(change, 1)}%`;
}

const impactClass = { Low: styles.low, Medium: styles.medium, High: styles.high };

/** Each rate change with what it does; today's row is highlighted. */
export function SensitivityTable({ rows, base }: SensitivityRows) {
  const columns: Column<SensitivityRow>[] = [
    { header: "Rate Change", cell: (row) => signedPercent(row.rateChange) },
    { header: "New Rate", cell: (row) => quotedRate(row.rate) },
    { header: "Monthly Payment", cell: (row) => rand(row.monthlyPayment) },
    {
      header: "Change in Payment",
      cell: (row) => signedRand(row.monthlyPayment - base.monthlyPayment),
      minor: true,
    },
    { header: "Total Interest", cell: (row) => rand(row.totalInterest), minor: true },
    {
      header: "Impact",
      cell: (row) => {
        const impact = sensitivityImpact(row.monthlyPayment, base.monthlyPayment);
        return <span className={row.rateChange < 0 ? styles.falling : impactClass[impact]}>{impact}</span>;
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
    />
  );
}
