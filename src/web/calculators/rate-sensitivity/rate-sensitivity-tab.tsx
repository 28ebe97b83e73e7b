import { useMemo } from "preact/hooks";
import { loanRateLimits } from "#calculations/loan/loan-amount.ts";
import {
  rateSensitivity,
  type SensitivityRow,
  sensitivityImpact,
} from "#calculations/rate-sensitivity/rate-sensitivity.ts";
import { Button } from "#web/components/button/button.tsx";
import { Tiles } from "#web/components/stat/stat.tsx";
import { percent } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import { Answer } from "../answer.tsx";
import { BankQuote } from "../bank-quote.tsx";
import { useCalculator } from "../calculator-context.ts";
import { Actions, CalculatorLayout, Part } from "../calculator-layout.tsx";
import { exportChart, exportTable } from "../exports.ts";
import { amountsUsable, askForAmount, askForCorrection, termProblem } from "../input-problems.ts";
import { LoanAmountField } from "../loan-amount-field.tsx";
import { LoanRateField } from "../loan-rate-field.tsx";
import { LoanTermField } from "../loan-term-field.tsx";
import { RateNote } from "../rate-note.tsx";
import { inputsLoanAmount } from "../shared-inputs.ts";
import { yearsText } from "../years-text.ts";
import { RateAdvice } from "./rate-advice.tsx";
import { SensitivityChart } from "./sensitivity-chart.tsx";
import { SensitivityTable } from "./sensitivity-table.tsx";

/** What the instalment becomes when the rate moves. */
export function RateSensitivityTab() {
  const { inputs } = useCalculator();
  const { interestRate, loanTerm } = inputs;
  const loanAmount = inputsLoanAmount(inputs);
  const usable = amountsUsable(loanAmount) && !termProblem(loanTerm);
  const rows = useMemo(
    () => (usable && loanAmount > 0 ? rateSensitivity({ loanAmount, interestRate, loanTerm }) : []),
    [usable, loanAmount, interestRate, loanTerm],
  );
  const base = rows.find((row) => row.rateChange === 0);
  const worse = rows.find((row) => row.rateChange === 1);

  return (
    <CalculatorLayout
      title="Sensitivity of repayment amount to changes in interest rates"
      inputs={
        <>
          <LoanAmountField hint="Based on purchase price − down payment" />
          <LoanTermField />
          <LoanRateField label="Interest Rate (% per annum)" limits={loanRateLimits} hint={<RateNote />} />
        </>
      }
      answer={
        <Answer
          figure={base && worse ? rand(worse.monthlyPayment - base.monthlyPayment) : undefined}
          sentence={`more each month if the rate rises by 1 point, for ${yearsText(loanTerm)}`}
          problem={usable ? askForAmount : askForCorrection}
        >
          {base && <Range rows={rows} base={base} />}
          {base && <BankQuote {...{ loanAmount, interestRate, loanTerm }} payment={base.monthlyPayment} />}
        </Answer>
      }
    >
      {base && (
        <Part title="Payment Sensitivity to Interest Rate Changes">
          <SensitivityChart rows={rows} />
          <SensitivityTable rows={rows} base={base} />
          <Actions>
            <Button onClick={() => exportTable("interest-sensitivity-analysis", exportRows(rows, base))}>
              Export Table
            </Button>
            <Button onClick={() => exportChart(rows)}>Export Chart</Button>
          </Actions>
        </Part>
      )}
      <RateAdvice
        rate={interestRate}
        calculation={usable ? { loanAmount, currentRate: interestRate, loanTerm } : undefined}
      />
    </CalculatorLayout>
  );
}

/** Today's instalment between the lowest and the highest of the table. */
function Range({ rows, base }: { rows: readonly SensitivityRow[]; base: SensitivityRow }) {
  const [lowest = base, highest = base] = [rows[0], rows.at(-1)];
  const tile = (row: SensitivityRow, label: string) => ({
    label,
    value: rand(row.monthlyPayment),
    note: `at ${percent(row.rate, 2)}`,
  });
  return (
    <Tiles
      label="Range of the monthly payment"
      items={[
        tile(lowest, "If rates fall"),
        { ...tile(base, "Monthly Payment now"), strong: true },
        tile(highest, "If rates rise"),
      ]}
    />
  );
}

function exportRows(rows: readonly SensitivityRow[], base: SensitivityRow) {
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
