import { type AffordabilityInputs, affordabilityLimits } from "#calculations/affordability/affordability.ts";
import { CheckField } from "#web/components/check-field/check-field.tsx";
import { DigitsField } from "#web/components/digits-field/digits-field.tsx";
import { Disclosure } from "#web/components/disclosure/disclosure.tsx";
import { MoneyField } from "#web/components/money-field/money-field.tsx";
import { RateField } from "#web/components/rate-field/rate-field.tsx";
import { termProblem } from "../input-problems.ts";
import { sliders } from "../sliders.ts";

type AffordabilityFieldsProps = {
  income: AffordabilityInputs;
  onChange: (change: Partial<AffordabilityInputs>) => void;
};

export function AffordabilityFields({ income, onChange: set }: AffordabilityFieldsProps) {
  const { min } = affordabilityLimits;
  return (
    <>
      <MoneyField
        name="grossIncome"
        label="Gross Income (pm)"
        hint="Before tax and deductions."
        value={income.grossIncome}
        onChange={(grossIncome) => set({ grossIncome })}
      />
      <MoneyField
        name="netIncome"
        label="Net Income (pm)"
        hint="What is paid into your account."
        value={income.netIncome}
        onChange={(netIncome) => set({ netIncome })}
      />
      <MoneyField
        name="monthlyExpenses"
        label="Monthly Expenses (pm)"
        hint="Include living costs and existing credit repayments."
        value={income.monthlyExpenses}
        onChange={(monthlyExpenses) => set({ monthlyExpenses })}
      />
      <RateField
        name="affordabilityRate"
        label="Interest Rate (annual %)"
        value={income.interestRate}
        onChange={(interestRate) => set({ interestRate })}
        min={min}
        slider={sliders.rate}
      />
      <DigitsField
        name="affordabilityTerm"
        label="Repayment Term (years)"
        unit="years"
        value={income.termYears}
        onChange={(termYears) => set({ termYears })}
        error={termProblem(income.termYears)}
        slider={sliders.term}
      />
      <div>
        <Disclosure summary="How the methods work" printed="nothing">
          <MethodsExplained income={income} />
        </Disclosure>
        <Disclosure summary="Advanced: Rate & Policy options" printed="content">
          <PolicyFields income={income} set={set} />
        </Disclosure>
      </div>
    </>
  );
}

function MethodsExplained({ income }: { income: AffordabilityInputs }) {
  return (
    <>
      <p>
        <strong>Surplus.</strong> Your net income less your expenses: what is truly left each month. All of it
        could pay an instalment.
      </p>
      <p>
        <strong>DSR Gross.</strong> DSR is the debt-service ratio: the share of your income that may go to the
        instalment. Here {income.dsrGrossCap}% of your gross income.
      </p>
      <p>
        <strong>DSR Net.</strong> The same idea on what you take home: {income.dsrNetCap}% of your net income.
      </p>
      <p>
        Each instalment is turned into the loan it repays over your term at your rate. The most conservative
        of the three is the safest to plan with.
      </p>
    </>
  );
}

type PolicyFieldsProps = { income: AffordabilityInputs; set: (change: Partial<AffordabilityInputs>) => void };

function PolicyFields({ income, set }: PolicyFieldsProps) {
  const { min } = affordabilityLimits;
  return (
    <>
      <CheckField
        name="nominal"
        label="Use Nominal/12"
        hint="The yearly rate divided by 12, as banks quote it. Unticked: the effective monthly conversion."
        checked={income.nominal}
        onChange={(nominal) => set({ nominal })}
      />
      <CheckField
        name="stressed"
        label="Show stressed column"
        hint="What you could still borrow if rates rose by the buffer."
        checked={income.stressed}
        onChange={(stressed) => set({ stressed })}
      />
      <RateField
        name="stressBuffer"
        label="Stress Buffer (%)"
        value={income.stressBuffer}
        onChange={(stressBuffer) => set({ stressBuffer })}
        min={min}
        disabled={!income.stressed}
      />
      <RateField
        name="dsrGrossCap"
        label="DSR Gross Cap (%)"
        value={income.dsrGrossCap}
        onChange={(dsrGrossCap) => set({ dsrGrossCap })}
        min={min}
      />
      <RateField
        name="dsrNetCap"
        label="DSR Net Cap (%)"
        value={income.dsrNetCap}
        onChange={(dsrNetCap) => set({ dsrNetCap })}
        min={min}
      />
    </>
  );
}
