import {
  type MinimumExpenseBand,
  minimumExpenseTable,
} from "#calculations/tools/minimum-expenses/minimum-expenses.table.ts";
import {
  type MinimumExpensesResult,
  minimumExpenseLoan,
} from "#calculations/tools/minimum-expenses/minimum-expenses.ts";
import type { Inputs } from "#contract/input-fields.ts";
import { AnswerField } from "#web/answer-page/answer-field.tsx";
import { useNumbersOfPage } from "#web/answer-page/numbers-context.ts";
import { Disclosure } from "#web/components/disclosure/disclosure.tsx";
import { Part } from "#web/components/part/part.tsx";
import { type Column, ResultsTable } from "#web/components/results-table/results-table.tsx";
import { Stats } from "#web/components/stat/stat.tsx";
import { day } from "#web/format/day.ts";
import { ratePercent } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import { buyers, incomeOfAll } from "./buyers.ts";
import styles from "./income-parts.module.css";

/** What the law expects the buyers to spend, and what it does to the loan. */
export function MinimumExpensesPart() {
  const { inputs } = useNumbersOfPage();
  const { grossIncome, monthlyExpenses } = incomeOfAll(inputs);
  if (grossIncome === 0) return null;
  const result = lawfulLoan(inputs);
  const declared = livingCosts(inputs);
  return (
    <Part title="What the law expects you to spend">
      <p className={styles.sentence}>{sentence(result, declared, inputs)}</p>
      <div className={styles.columns}>
        <div className={styles.fields}>
          <AnswerField
            name="debtRepayments"
            hint={
              inputs.debtRepayments > monthlyExpenses
                ? "That is more than the expenses you entered, so we count no living costs."
                : "Car, cards, loans and accounts. The rest counts as living costs."
            }
          />
          <AnswerField name="sharePercent" />
        </div>
        <Stats
          label="What the law expects you to spend"
          items={[
            { label: "Living costs that you entered", value: rand(declared) },
            { label: "The law’s minimum", value: rand(result.norm) },
            { label: "Used", value: rand(result.livingCostsUsed), note: "the higher of the two" },
            { label: "Left each month", value: rand(result.left) },
            { label: "Loan by this rule alone", value: rand(result.largestLoan), strong: true },
          ]}
        />
      </div>
      <Disclosure quiet summary="The law’s table, and what to know of it" printed="nothing">
        <ResultsTable
          caption={`Minimum expenses by gross income a month, in force since ${day(minimumExpenseTable.from ?? "")}`}
          captionShown
          columns={columns}
          rows={minimumExpenseTable.rows}
          rowKey={({ fixed }) => fixed}
        />
        <p>
          This is regulation 23A of the National Credit Regulations. A draft of 13 August 2025 would change
          it; we have not found its final text. It does not apply to First Home Finance bonds nor to
          companies. Where several people buy, we take a minimum for each: the regulation does not say.
        </p>
      </Disclosure>
    </Part>
  );
}

/** The living costs that were entered: expenses less debt repayments. */
function livingCosts(inputs: Inputs): number {
  return Math.max(0, incomeOfAll(inputs).monthlyExpenses - inputs.debtRepayments);
}

function lawfulLoan(inputs: Inputs): MinimumExpensesResult {
  return minimumExpenseLoan(
    {
      people: buyers(inputs),
      livingCosts: livingCosts(inputs),
      debtRepayments: inputs.debtRepayments,
      sharePercent: inputs.sharePercent,
      interestRate: inputs.affordabilityRate,
      termYears: inputs.affordabilityTerm,
      convention: inputs.nominal ? "nominal" : "effective",
    },
    minimumExpenseTable,
  );
}

function sentence(result: MinimumExpensesResult, declared: number, inputs: Inputs): string {
  const { netIncome } = incomeOfAll(inputs);
  const minimum = `The law’s minimum at your income is ${rand(result.norm)} a month.`;
  if (netIncome === 0) return `${minimum} Enter your net income to see what it leaves for a bond.`;
  if (inputs.debtRepayments >= netIncome)
    return `${minimum} Your debt repayments use up your net income, so there is nothing left for a bond yet.`;
  if (!result.raised) {
    const level = Math.round(declared) === Math.round(result.norm) ? "equal to" : "above";
    return `Your living costs of ${rand(declared)} are ${level} the law’s minimum of ${rand(result.norm)}, so a bank uses your figure.`;
  }
  const effect =
    Math.round(result.largestLoan) < Math.round(result.largestLoanAsDeclared)
      ? ` That lowers the loan that your budget pays for from ${rand(result.largestLoanAsDeclared)} to ${rand(result.largestLoan)}.`
      : "";
  return `${minimum} You entered ${rand(declared)}, so a bank takes ${rand(result.norm)} unless you prove that you live on less.${effect}`;
}

const columns: Column<MinimumExpenseBand>[] = [
  {
    header: "Gross income",
    cell: ({ upTo, over }) => (Number.isFinite(upTo) ? `to ${rand(upTo)}` : `above ${rand(over)}`),
    words: true,
  },
  { header: "Fixed part", cell: ({ fixed }) => rand(fixed) },
  {
    header: "And a part of the rest",
    cell: ({ percent, over }) => `${ratePercent(percent)} of what is above ${rand(over)}`,
    words: true,
  },
];
