import {
  type AffordabilityInputs,
  affordability,
  affordabilityDefaults,
} from "#calculations/affordability/affordability.ts";
import { loanRateMargin } from "#calculations/prime-rate/prime-rate.ts";
import type { Inputs } from "#contract/input-fields.ts";
import { Button } from "#web/components/button/button.tsx";
import { Actions, Part } from "#web/components/part/part.tsx";
import { PartnerLinks } from "#web/components/partner-links/partner-links.tsx";
import { picture } from "#web/components/picture/picture.tsx";
import { ratePercent } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import { termProblem } from "#web/inputs/input-field.tsx";
import { useInputsOfPage } from "#web/inputs/inputs-context.ts";
import { Answer } from "../answer.tsx";
import { useCalculator } from "../calculator-context.ts";
import { CalculatorLayout } from "../calculator-layout.tsx";
import { exportTable } from "../exports.ts";
import { amountsUsable, askForCorrection } from "../input-problems.ts";
import { AffordabilityFields } from "./affordability-fields.tsx";
import { AffordabilityTable } from "./affordability-table.tsx";

const MethodsChart = picture(
  async () => (await import("./methods-chart.tsx")).MethodsChart,
  import.meta.env.SSR && (await import("./methods-chart.tsx")).MethodsChart,
);

const { dsrGrossCap, dsrNetCap } = affordabilityDefaults;

/** How big a loan the income pays for, by three methods and the most conservative of them. */
export function AffordabilityTab() {
  const { site } = useCalculator();
  const { inputs } = useInputsOfPage();
  const income = affordabilityInputs(inputs);
  const rows = affordability(income);
  const conservative = rows.at(-1);
  const usable =
    termProblem(income.termYears) === undefined &&
    amountsUsable(income.grossIncome, income.netIncome, income.monthlyExpenses);
  const entered = income.grossIncome > 0 && income.netIncome > 0;
  const allowed = usable && entered && conservative && Math.round(conservative.maxBondOffered) > 0;

  return (
    <CalculatorLayout
      title="Calculate how much you could afford"
      inputs={<AffordabilityFields />}
      answer={
        <Answer
          figure={allowed ? rand(conservative.maxBondOffered) : undefined}
          sentence={`is the most you could borrow, at ${rand(conservative?.allowedInstalment ?? 0)} a month`}
          problem={usable ? nothingAllowed(income) : askForCorrection}
        >
          {usable && <AffordabilityTable rows={rows} stressed={income.stressed} />}
          <p>{rateLine(income)}</p>
          <p>{conventionLine(income)}</p>
          <Actions>
            <Button
              disabled={!usable}
              onClick={() => exportTable("affordability-comparison", exportRows(income))}
            >
              Export Table
            </Button>
            <PartnerLinks site={site} />
          </Actions>
        </Answer>
      }
    >
      {usable && (
        <Part title="The methods side by side">
          <MethodsChart
            rows={rows}
            stressedRate={income.stressed ? income.interestRate + income.stressBuffer : undefined}
          />
        </Part>
      )}
      <Part title="How to read these figures">
        <p>
          Banks may apply additional rules: your credit record, your deposit, the property itself and how
          secure your income is. The caps of {dsrGrossCap}% and {dsrNetCap}% are our starting points; banks do
          not publish theirs. Treat these figures as a guide, not as an offer.
        </p>
      </Part>
    </CalculatorLayout>
  );
}

/** The inputs of this tab by their names in the calculation; rate and term are its own. */
function affordabilityInputs(inputs: Inputs): AffordabilityInputs {
  const { grossIncome, netIncome, monthlyExpenses, nominal, stressed, stressBuffer } = inputs;
  return {
    grossIncome,
    netIncome,
    monthlyExpenses,
    interestRate: inputs.affordabilityRate,
    termYears: inputs.affordabilityTerm,
    nominal,
    stressed,
    stressBuffer,
    dsrGrossCap: inputs.dsrGrossCap,
    dsrNetCap: inputs.dsrNetCap,
  };
}

function rateLine({ interestRate, nominal, stressed, stressBuffer }: AffordabilityInputs): string {
  const convention = nominal ? "Nominal/12" : "Effective monthly";
  const stress = stressed ? ` • Stressed: ${ratePercent(interestRate + stressBuffer)}` : "";
  return `Rate used: ${ratePercent(interestRate)} • ${convention}${stress}`;
}

/** Why the other calculators say something else for the same loan. */
function conventionLine({ nominal }: AffordabilityInputs): string {
  return nominal
    ? `This tab divides the rate by 12, as banks do. The other calculators use the effective rate and start at prime + ${loanRateMargin}%, so they show a different instalment for the same loan.`
    : "Like the other calculators, this one now uses the effective rate. Banks divide the rate by 12, and the same instalment then repays a smaller loan.";
}

/** Why there is no loan to show. */
function nothingAllowed({ grossIncome, netIncome, monthlyExpenses }: AffordabilityInputs): string {
  if (grossIncome === 0 || netIncome === 0)
    return "Enter your gross and net income to see what you could borrow.";
  const short = monthlyExpenses - netIncome;
  if (short > 0)
    return `Your expenses are ${rand(short)} more than your net income, so there is nothing left for a bond yet.`;
  if (short === 0) return "Your expenses use up your net income, so there is nothing left for a bond yet.";
  return "With these caps no instalment is allowed. Check them under Advanced: Rate & Policy options.";
}

/** One row a method, with the inputs it was worked out from. */
function exportRows(income: AffordabilityInputs) {
  const { nominal, stressed, ...figures } = income;
  return affordability(income).map((row) => ({
    method: row.method,
    allowedInstalment: row.allowedInstalment,
    maxBondOffered: row.maxBondOffered,
    ...(stressed ? { maxBondStressed: row.maxBondStressed ?? 0 } : {}),
    ...figures,
    monthlyRate: nominal ? "Nominal/12" : "Effective monthly",
  }));
}
