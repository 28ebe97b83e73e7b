import { type AffordabilityInputs, affordability } from "#calculations/affordability/affordability.ts";
import { Button } from "#web/components/button/button.tsx";
import { PartnerLinks } from "#web/components/partner-links/partner-links.tsx";
import { ratePercent } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import { Answer } from "../answer.tsx";
import { useCalculator } from "../calculator-context.ts";
import { Actions, CalculatorLayout, Part } from "../calculator-layout.tsx";
import { exportTable } from "../exports.ts";
import { amountsUsable, askForCorrection, termProblem } from "../input-problems.ts";
import { AffordabilityFields } from "./affordability-fields.tsx";
import { AffordabilityTable } from "./affordability-table.tsx";
import { MethodsChart } from "./methods-chart.tsx";

type AffordabilityTabProps = {
  income: AffordabilityInputs;
  onChange: (change: Partial<AffordabilityInputs>) => void;
};

/** How big a loan the income carries, by three methods and the most careful of them. */
export function AffordabilityTab({ income, onChange }: AffordabilityTabProps) {
  const { site } = useCalculator();
  const rows = affordability(income);
  const careful = rows.at(-1);
  const usable =
    termProblem(income.termYears) === undefined &&
    amountsUsable(income.grossIncome, income.netIncome, income.monthlyExpenses);
  const entered = income.grossIncome > 0 && income.netIncome > 0;

  return (
    <CalculatorLayout
      title="Calculate how much you could afford"
      inputs={<AffordabilityFields income={income} onChange={onChange} />}
      answer={
        <Answer
          figure={usable && entered && careful ? rand(careful.maxBondOffered) : undefined}
          sentence={`is the loan all three methods allow, at ${rand(careful?.allowedInstalment ?? 0)} a month`}
          problem={
            usable ? "Enter your gross and net income to see what you could borrow." : askForCorrection
          }
        >
          {usable && <AffordabilityTable rows={rows} stressed={income.stressed} />}
          <p>{rateLine(income)}</p>
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
          secure your income is. Treat these figures as a guide, not as an offer.
        </p>
      </Part>
    </CalculatorLayout>
  );
}

function rateLine({ interestRate, nominal, stressed, stressBuffer }: AffordabilityInputs): string {
  const convention = nominal ? "Nominal/12" : "Effective monthly";
  const stress = stressed ? ` • Stressed: ${ratePercent(interestRate + stressBuffer)}` : "";
  return `Rate used: ${ratePercent(interestRate)} • ${convention}${stress}`;
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
