import { memo, useMemo } from "react";
import { bankQuote } from "#calculations/loan/bank-quote.ts";
import type { SensitivityRow } from "#calculations/rate-sensitivity/rate-sensitivity.ts";
import type { Inputs } from "#contract/input-fields.ts";
import { BanksQuote, BanksReason, type QuotedLoan } from "#web/components/bank-quote/bank-quote.tsx";
import { Button } from "#web/components/button/button.tsx";
import { tablePause, useDebounced } from "#web/components/debounced/use-debounced.ts";
import { Actions, Part } from "#web/components/part/part.tsx";
import { picture } from "#web/components/picture/picture.tsx";
import { Tiles } from "#web/components/stat/stat.tsx";
import { quotedRate } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import { RateInput, TermInput } from "#web/inputs/input-field.tsx";
import { useInputsOfPage } from "#web/inputs/inputs-context.ts";
import { ContactButton } from "#web/lead-form/contact-button.tsx";
import { pastRatesId } from "#web/site/addresses.ts";
import { Answer } from "../answer.tsx";
import { EnteredLoanBanner } from "../better-rates-banner.tsx";
import { useCalculator } from "../calculator-context.ts";
import { CalculatorLayout } from "../calculator-layout.tsx";
import { useSensitivityComparison } from "../compare/sensitivity-comparison.ts";
import { AnswerCurves } from "../curves/answer-curves.tsx";
import { askForCorrection, askForLoan } from "../input-problems.ts";
import { LoanAmountField } from "../loan-amount-field.tsx";
import { NextTools } from "../next-tools.tsx";
import { RateNote } from "../rate-note.tsx";
import { TableExport } from "../table-export.tsx";
import { inputsSensitivity } from "./inputs-sensitivity.ts";
import { RateAdvice } from "./rate-advice.tsx";
import { exportChart, exportRows, imageLines } from "./sensitivity-exports.ts";
import type { SensitivityRows } from "./sensitivity-rows.ts";
import { SensitivityTable } from "./sensitivity-table.tsx";

const PastRates = picture(
  async () => (await import("./past-rates-part.tsx")).PastRatesPart,
  import.meta.env.SSR && (await import("./past-rates-part.tsx")).PastRatesPart,
);

const SensitivityChart = picture(
  async () => (await import("./sensitivity-chart.tsx")).SensitivityChart,
  import.meta.env.SSR && (await import("./sensitivity-chart.tsx")).SensitivityChart,
);

/** What the instalment becomes when the rate moves. */
export function RateSensitivityTab() {
  const { site } = useCalculator();
  const { inputs } = useInputsOfPage();
  const { interestRate, loanTerm } = inputs;
  const { usable, loanAmount, answer } = useMemo(() => inputsSensitivity(inputs), [inputs]);
  const base = answer?.base;
  const quote = { ...{ loanAmount, interestRate, loanTerm }, payment: base?.monthlyPayment ?? 0 };
  const settledInputs = useDebounced(inputs, tablePause);
  const settled = useMemo(() => inputsSensitivity(settledInputs).answer, [settledInputs]);
  const worse = answer?.rows.find((row) => row.rateChange === 1);

  return (
    <CalculatorLayout
      title="Sensitivity of repayment amount to changes in interest rates"
      inputs={
        <AnswerCurves tab="sensitivity">
          <LoanAmountField hint="Based on purchase price − down payment" />
          <TermInput name="loanTerm" label="Loan Term (Years)" />
          <RateInput name="interestRate" label="Interest Rate (% per annum)" hint={<RateNote />} />
        </AnswerCurves>
      }
      answer={
        <Answer
          figure={base && worse ? rand(worse.monthlyPayment - base.monthlyPayment) : undefined}
          sentence={`more each month if the rate rises by 1 percentage point (${loanTerm}-year loan)`}
          problem={usable ? askForLoan : askForCorrection}
          compare={useSensitivityComparison(answer)}
          picture={settled && <SensitivityChart rows={settled.rows} base={settled.base} />}
        >
          {answer && <Range {...answer} />}
          {base && (
            <>
              <div>
                <BanksQuote {...quote} quotedFor={worse && quotedWithRise(quote, worse.rate)} />
                <BanksReason {...quote} />
              </div>
              <div>
                <ContactButton
                  variant="sensitivity"
                  site={site}
                  calculation={{ loanAmount, currentRate: interestRate, loanTerm }}
                  label="Get Better Rates"
                  name="sensitivity_open_contact"
                  look="primary"
                />
              </div>
            </>
          )}
        </Answer>
      }
    >
      {settled && <SensitivityPart {...settled} inputs={settledInputs} />}
      <div id={pastRatesId}>{settled && <PastRates inputs={settledInputs} />}</div>
      <NextTools ids={["next-rate-decision", "past-rates"]} />
      <RateAdvice rate={interestRate} />
      <EnteredLoanBanner />
    </CalculatorLayout>
  );
}

/** What the bank's instalment is for, with what it gains from the rise of the answer. */
function quotedWithRise({ loanAmount, interestRate, loanTerm }: QuotedLoan, risen: number): string {
  const quoted = (rate: number) => bankQuote(loanAmount, rate, loanTerm);
  return `a month, and ${rand(quoted(risen) - quoted(interestRate))} more after such a rise`;
}

type SensitivityPartProps = SensitivityRows & { inputs: Inputs };

const SensitivityPart = memo(function SensitivityPart({ rows, base, inputs }: SensitivityPartProps) {
  return (
    <Part title="Payment Sensitivity to Interest Rate Changes">
      <SensitivityTable rows={rows} base={base} />
      <ExportActions {...{ rows, base, inputs }} />
    </Part>
  );
});

/** Apart from the part: it knows the page, which changes with every key, and the table need not. */
function ExportActions({ rows, base, inputs }: SensitivityPartProps) {
  const page = useCalculator();
  return (
    <Actions>
      <TableExport
        name="interest-sensitivity-analysis"
        rows={() => exportRows(rows, base)}
        label="Export Table"
      />
      <Button onClick={() => void exportChart({ rows, base }, imageLines(inputs, page))}>Export Chart</Button>
    </Actions>
  );
}

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
