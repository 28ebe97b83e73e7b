import { type SensitivityRow, sensitivityImpact } from "#calculations/rate-sensitivity/rate-sensitivity.ts";
import type { Inputs } from "#contract/input-fields.ts";
import { inputsLoanAmount } from "#web/answer-page/inputs.ts";
import type { PageOfAnswer } from "#web/answer-page/page-of-answer.ts";
import { day } from "#web/format/day.ts";
import { quotedRate } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import { yearsText } from "#web/format/years-text.ts";
import { calculatorTabs, canonicalUrl } from "#web/site/addresses.ts";
import type { SensitivityRows } from "./inputs-sensitivity.ts";

/** Saves the chart as a picture; what paints it is fetched then. */
export async function exportChart(rows: SensitivityRows, lines: readonly string[]): Promise<void> {
  await (await import("./sensitivity-chart-image.tsx")).sensitivityChartImage(rows, lines);
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
export function exportRows(rows: SensitivityRows["rows"], base: SensitivityRow) {
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
