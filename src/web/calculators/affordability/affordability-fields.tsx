import type { Inputs } from "#contract/input-fields.ts";
import { Disclosure } from "#web/components/disclosure/disclosure.tsx";
import { primeSince } from "#web/figures/newer-figures-text.ts";
import { day } from "#web/format/day.ts";
import { quotedRate } from "#web/format/percent.ts";
import { CheckInput, MoneyInput, RateInput, TermInput } from "#web/inputs/input-field.tsx";
import { useInputsOfPage } from "#web/inputs/inputs-context.ts";
import { CountedNote } from "#web/site/counted-note.tsx";
import { useCalculator } from "../calculator-context.ts";
import { SideBySide } from "../side-by-side.tsx";
import styles from "./affordability.module.css";
import { noExpenses, oddNet } from "./affordability-words.ts";
import { affordabilityInputs } from "./allowed.ts";

export function AffordabilityFields() {
  const { inputs } = useInputsOfPage();
  const income = affordabilityInputs(inputs);
  return (
    <>
      <SideBySide>
        <MoneyInput name="grossIncome" label="Gross Income (pm)" hint="Before tax and deductions." />
        <MoneyInput
          name="netIncome"
          label="Net Income (pm)"
          hint={<Hint words="What is paid into your account." odd={oddNet(income)} />}
        />
      </SideBySide>
      <MoneyInput
        name="monthlyExpenses"
        label="Monthly Expenses (pm)"
        hint={<Hint words="Include living costs and existing credit repayments." odd={noExpenses(income)} />}
      />
      <CountedNote className={styles.counted} />
      <RateInput name="affordabilityRate" label="Interest Rate (annual %)" hint={<AffordabilityRateNote />} />
      <TermInput name="affordabilityTerm" label="Repayment Term (years)" />
      <div>
        <Disclosure summary="How the methods work" printed="nothing">
          <MethodsExplained {...inputs} />
        </Disclosure>
        <Disclosure summary="Advanced: Rate & Policy options" printed="content">
          <PolicyFields stressed={inputs.stressed} />
        </Disclosure>
      </div>
    </>
  );
}

/** What a field asks for, and under it what is odd about what it holds. */
function Hint({ words, odd }: { words: string; odd: string | undefined }) {
  return (
    <>
      {words}
      {odd && <span className={styles.odd}>{odd}</span>}
    </>
  );
}

/** Where the rate starts, from when it dates, and what prime is now. */
function AffordabilityRateNote() {
  const { figures } = useCalculator();
  const { affordabilityRate, from } = figures.lending;
  const start = figures.newest
    ? `Starts at ${quotedRate(affordabilityRate)}, the prime rate of ${day(from)}.`
    : "Starts at prime.";
  return (
    <>
      {start} Prime has been {primeSince(figures)}.
    </>
  );
}

function MethodsExplained({ dsrGrossCap, dsrNetCap }: Inputs) {
  return (
    <>
      <p>
        <strong>Surplus.</strong> Your net income less your expenses: what is left each month. All of it could
        pay an instalment.
      </p>
      <p>
        <strong>DSR Gross.</strong> DSR is the debt-service ratio: the share of your income that may go to the
        instalment. Here {dsrGrossCap}% of your gross income.
      </p>
      <p>
        <strong>DSR Net.</strong> The same share of what you take home: {dsrNetCap}% of your net income.
      </p>
      <p>
        Each instalment is turned into the loan it repays over your term at your rate. The most conservative
        of the three is the safest to plan with.
      </p>
    </>
  );
}

function PolicyFields({ stressed }: { stressed: boolean }) {
  return (
    <>
      <CheckInput
        name="nominal"
        label="Use Nominal/12"
        hint="The yearly rate divided by 12, as banks quote it. Unticked: the effective monthly conversion."
      />
      <CheckInput
        name="stressed"
        label="Show stressed column"
        hint="The loan whose instalment you could still pay if your rate rose by the buffer."
      />
      <RateInput name="stressBuffer" label="Stress Buffer (%)" disabled={!stressed} />
      <RateInput name="dsrGrossCap" label="DSR Gross Cap (%)" />
      <RateInput
        name="dsrNetCap"
        label="DSR Net Cap (%)"
        hint="Buffer and caps are our starting points: each bank has its own and publishes none."
      />
    </>
  );
}
