import { memo, useMemo } from "react";
import {
  rateSensitivity,
  type SensitivityRow,
  sensitivityBase,
  sensitivityImpact,
} from "#calculations/rate-sensitivity/rate-sensitivity.ts";
import type { Inputs } from "#contract/input-fields.ts";
import { Button } from "#web/components/button/button.tsx";
import { tablePause, useDebounced } from "#web/components/debounced/use-debounced.ts";
import { Actions, Part } from "#web/components/part/part.tsx";
import { picture } from "#web/components/picture/picture.tsx";
import { Tiles } from "#web/components/stat/stat.tsx";
import { quotedRate } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import { RateInput, TermInput, termProblem } from "#web/inputs/input-field.tsx";
import { inputsLoanAmount } from "#web/inputs/inputs.ts";
import { useInputsOfPage } from "#web/inputs/inputs-context.ts";
import { track } from "#web/tracking/track.ts";
import { Answer } from "../answer.tsx";
import { BankQuote } from "../bank-quote.tsx";
import { CalculatorLayout } from "../calculator-layout.tsx";
import { exportTable } from "../exports.ts";
import { amountsUsable, askForCorrection, askForLoan } from "../input-problems.ts";
import { LoanAmountField } from "../loan-amount-field.tsx";
import { RateNote } from "../rate-note.tsx";
import { yearsText } from "../years-text.ts";
import { RateAdvice } from "./rate-advice.tsx";
import type { SensitivityRows } from "./sensitivity-rows.ts";
import { SensitivityTable } from "./sensitivity-table.tsx";

const SensitivityChart = picture(
  async () => (await import("./sensitivity-chart.tsx")).SensitivityChart,
  import.meta.env.SSR && (await import("./sensitivity-chart.tsx")).SensitivityChart,
);

function inputsSensitivity(inputs: Inputs) {
  const { interestRate, loanTerm } = inputs;
  const loanAmount = inputsLoanAmount(inputs);
  const usable = amountsUsable(loanAmount) && !termProblem(loanTerm);
  if (!usable || loanAmount === 0) return { usable, loanAmount, rows: [], base: undefined };
  const rows = rateSensitivity({ loanAmount, interestRate, loanTerm });
  return { usable, loanAmount, rows, base: sensitivityBase({ loanAmount, interestRate, loanTerm }) };
}

/** What the instalment becomes when the rate moves. */
export function RateSensitivityTab() {
  const { inputs } = useInputsOfPage();
  const { interestRate, loanTerm } = inputs;
  const { usable, loanAmount, rows, base } = useMemo(() => inputsSensitivity(inputs), [inputs]);
  const settledInputs = useDebounced(inputs, tablePause);
  const settled = useMemo(() => inputsSensitivity(settledInputs), [settledInputs]);
  const worse = rows.find((row) => row.rateChange === 1);

  return (
    <CalculatorLayout
      title="Sensitivity of repayment amount to changes in interest rates"
      inputs={
        <>
          <LoanAmountField hint="Based on purchase price − down payment" />
          <TermInput name="loanTerm" label="Loan Term (Years)" />
          <RateInput name="interestRate" label="Interest Rate (% per annum)" hint={<RateNote />} />
        </>
      }
      answer={
        <Answer
          figure={base && worse ? rand(worse.monthlyPayment - base.monthlyPayment) : undefined}
          sentence={`more each month if the rate rises by 1 percentage point, for ${yearsText(loanTerm)}`}
          problem={usable ? askForLoan : askForCorrection}
        >
          {base && <Range rows={rows} base={base} />}
          {base && <BankQuote {...{ loanAmount, interestRate, loanTerm }} payment={base.monthlyPayment} />}
        </Answer>
      }
    >
      {settled.base && <SensitivityPart rows={settled.rows} base={settled.base} />}
      <RateAdvice
        rate={interestRate}
        calculation={usable ? { loanAmount, currentRate: interestRate, loanTerm } : undefined}
      />
    </CalculatorLayout>
  );
}

const SensitivityPart = memo(function SensitivityPart({ rows, base }: SensitivityRows) {
  return (
    <Part title="Payment Sensitivity to Interest Rate Changes">
      <SensitivityChart rows={rows} base={base} />
      <SensitivityTable rows={rows} base={base} />
      <Actions>
        <Button onClick={() => exportTable("interest-sensitivity-analysis", exportRows(rows, base))}>
          Export Table
        </Button>
        <Button onClick={() => void exportChart({ rows, base })}>Export Chart</Button>
      </Actions>
    </Part>
  );
});

/** Today's instalment between the lowest and the highest of the table. */
function Range({ rows, base }: SensitivityRows) {
  const [lowest = base, highest = base] = [rows[0], rows.at(-1)];
  const tile = (row: SensitivityRow, label: string) => ({
    label,
    value: rand(row.monthlyPayment),
    note: `at ${quotedRate(row.rate)}`,
  });
  return (
    <Tiles
      label="Range of the monthly payment"
      items={[
        ...(lowest.rate < base.rate ? [tile(lowest, "If rates fall")] : []),
        { ...tile(base, "Monthly Payment now"), strong: true },
        tile(highest, "If rates rise"),
      ]}
    />
  );
}

/** Saves the chart as a picture and counts it; what paints it is fetched then. */
async function exportChart(rows: SensitivityRows): Promise<void> {
  const { chartName, sensitivityChartImage } = await import("./sensitivity-chart-image.tsx");
  track("chart_export", chartName);
  await sensitivityChartImage(rows);
}

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
