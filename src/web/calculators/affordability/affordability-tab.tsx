import type { AffordabilityInputs, AffordabilityRow } from "#calculations/affordability/affordability.ts";
import { affordabilityDefaults } from "#calculations/affordability/affordability-defaults.ts";
import { Actions, Part } from "#web/components/part/part.tsx";
import { PartnerLinks } from "#web/components/partner-links/partner-links.tsx";
import { picture } from "#web/components/picture/picture.tsx";
import { ratePercent } from "#web/format/percent.ts";
import { useInputsOfPage } from "#web/inputs/inputs-context.ts";
import { Answer } from "../answer.tsx";
import { BetterRatesBanner } from "../better-rates-banner.tsx";
import { useCalculator } from "../calculator-context.ts";
import { CalculatorLayout } from "../calculator-layout.tsx";
import { useAffordabilityComparison } from "../compare/affordability-comparison.ts";
import { AnswerCurves } from "../curves/answer-curves.tsx";
import { NextTools } from "../next-tools.tsx";
import { TableExport } from "../table-export.tsx";
import styles from "./affordability.module.css";
import { AffordabilityFields } from "./affordability-fields.tsx";
import { AffordabilityTable } from "./affordability-table.tsx";
import {
  aboutLoan,
  capital,
  decidingRule,
  limitWords,
  stressedSentence,
  wayOut,
} from "./affordability-words.ts";
import { affordableLoan } from "./affordable-loan.ts";
import { affordabilityInputs, allowed } from "./allowed.ts";
import { PriceLink } from "./price-link.tsx";
import { SameRates } from "./same-rates.tsx";
import { WorkedExample } from "./worked-example.tsx";

const MethodsChart = picture(
  async () => (await import("./methods-chart.tsx")).MethodsChart,
  import.meta.env.SSR && (await import("./methods-chart.tsx")).MethodsChart,
);

const MinimumExpensesPart = picture(
  async () => (await import("./minimum-expenses-part.tsx")).MinimumExpensesPart,
  import.meta.env.SSR && (await import("./minimum-expenses-part.tsx")).MinimumExpensesPart,
);
const BuyingTogetherPart = picture(
  async () => (await import("./buying-together-part.tsx")).BuyingTogetherPart,
  import.meta.env.SSR && (await import("./buying-together-part.tsx")).BuyingTogetherPart,
);

const { dsrGrossCap, dsrNetCap } = affordabilityDefaults;

/** How big a loan the income pays for, by three methods and the most conservative of them. */
export function AffordabilityTab() {
  const { inputs } = useInputsOfPage();
  const income = affordabilityInputs(inputs);
  const { rows, limit, problem } = allowed(income);
  return (
    <CalculatorLayout
      title="Calculate how much you could afford"
      inputs={
        <AnswerCurves tab="affordability">
          <AffordabilityFields />
        </AnswerCurves>
      }
      answer={
        <Answer
          figure={limit && capital(aboutLoan(limit))}
          sentence={limit ? limitWords(limit) : ""}
          problem={problem ?? ""}
          quote={limit && quotedLoan(income, limit)}
          compare={useAffordabilityComparison(affordabilityInputs)}
          picture={
            limit && (
              <MethodsChart
                rows={rows}
                income={income}
                stressedRate={income.stressed ? income.interestRate + income.stressBuffer : undefined}
              />
            )
          }
        >
          <WorkedExample />
          <AnswerInFull rows={rows} limit={limit} income={income} />
        </Answer>
      }
    >
      <Part title="How to read these figures">
        <p>
          Banks may apply additional rules: your credit record, your deposit, the property itself and how
          secure your income is. The caps of {dsrGrossCap}% and {dsrNetCap}% are our starting points; banks do
          not publish theirs. Treat these figures as a guide, not as an offer.
        </p>
      </Part>
      <MinimumExpensesPart />
      <BuyingTogetherPart />
      {limit && <NextTools ids={["cash-needed", "save-for-a-deposit"]} />}
      <BetterRatesBanner calculation={affordableLoan(inputs)} />
    </CalculatorLayout>
  );
}

/** The loan of a method, for what a bank would quote for it. */
function quotedLoan({ interestRate, termYears }: AffordabilityInputs, row: AffordabilityRow) {
  const { maxBondOffered: loanAmount, allowedInstalment: payment } = row;
  return { loanAmount, interestRate, loanTerm: termYears, payment };
}

type AnswerInFullProps = {
  rows: readonly AffordabilityRow[];
  limit: AffordabilityRow | undefined;
  income: AffordabilityInputs;
};

/**
 * Under the figure: which rule decides and the next step, or what would help; then the methods as a table, and at which
 * rate.
 */
function AnswerInFull({ rows, limit, income }: AnswerInFullProps) {
  const { site } = useCalculator();
  return (
    <>
      {limit ? (
        <>
          <p>{decidingRule(rows, income)}</p>
          <PriceLink loan={limit.maxBondOffered} />
        </>
      ) : (
        <WayOut income={income} />
      )}
      <AffordabilityTable rows={rows} income={income} />
      {limit && income.stressed && <p>{stressedSentence(limit, income)}</p>}
      <div className={styles.rates}>
        <p>{rateLine(income)}</p>
        <SameRates tab="affordability" />
      </div>
      <Actions>
        <TableExport
          name="affordability-comparison"
          rows={() => exportRows(rows, income)}
          label="Export Table"
        />
        <PartnerLinks site={site} />
      </Actions>
    </>
  );
}

/** What would make a loan possible where the expenses leave nothing for one. */
function WayOut({ income }: { income: AffordabilityInputs }) {
  const sentence = wayOut(income);
  return sentence && <p>{sentence}</p>;
}

function rateLine({ interestRate, nominal, stressed, stressBuffer }: AffordabilityInputs): string {
  const convention = nominal ? "Nominal/12" : "Effective monthly";
  const stress = stressed ? ` • Stressed: ${ratePercent(interestRate + stressBuffer)}` : "";
  return `Rate used: ${ratePercent(interestRate)} • ${convention}${stress}`;
}

/** One row a method, with the inputs it was worked out from. */
function exportRows(
  rows: readonly AffordabilityRow[],
  { nominal, stressed, ...figures }: AffordabilityInputs,
) {
  return rows.map((row) => ({
    method: row.method,
    allowedInstalment: row.allowedInstalment,
    maxBondOffered: row.maxBondOffered,
    ...(stressed ? { maxBondStressed: row.maxBondStressed ?? 0 } : {}),
    ...figures,
    monthlyRate: nominal ? "Nominal/12" : "Effective monthly",
  }));
}
