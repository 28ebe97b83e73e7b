import { bankQuote } from "#calculations/loan/bank-quote.ts";
import { monthlyPayment } from "#calculations/loan/monthly-payment.ts";
import { effectiveMonthlyRate, type RateConvention } from "#calculations/loan/monthly-rate.ts";
import { ChoiceField } from "#web/components/choice-field/choice-field.tsx";
import { Disclosure } from "#web/components/disclosure/disclosure.tsx";
import { quotedRate } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import { choicesOf, conventionOptions } from "./tool-fields.ts";
import { useToolOfPage } from "./tool-page-context.ts";

/** How a yearly rate becomes a monthly one: one choice for all tools. */
export function ConventionInput() {
  const { entered, enter } = useToolOfPage();
  return (
    <ChoiceField
      name="convention"
      label="Interest a month"
      autoComplete="off"
      choices={choicesOf(conventionOptions)}
      value={entered.convention === "effective" ? "effective" : "nominal"}
      onChange={(convention) => enter({ convention })}
      hint="Your choice here counts for all the tools under Work it out."
    />
  );
}

type OtherConventionProps = {
  loanAmount: number;
  interestRate: number;
  termYears: number;
  convention: RateConvention;
  /** The rate is only that of the first instalment. */
  atFirst?: true;
  /** The interest that extra payments save by a convention, in rand; the answer is such a saving. */
  savingBy?: (convention: RateConvention) => number | undefined;
};

/** Next to the answer, what the other way to turn a yearly rate into a monthly one makes of the same loan, and why. */
export function OtherConvention(props: OtherConventionProps) {
  const { loanAmount, interestRate, termYears, convention, atFirst, savingBy } = props;
  const loan = atFirst ? `this loan at first, at ${quotedRate(interestRate)}` : "this loan";
  if (loanAmount <= 0 || termYears <= 0) return null;
  const saved = savingBy?.(convention === "nominal" ? "effective" : "nominal") ?? 0;
  const saving = saved >= 0.5 && (
    <>
      {" "}
      and <strong className="figures">{rand(saved)}</strong> saved
    </>
  );
  const effective = monthlyPayment(loanAmount, effectiveMonthlyRate(interestRate), termYears * 12);
  const quoted = bankQuote(loanAmount, interestRate, termYears);
  const shown = (instalment: number) => (
    <>
      <strong className="figures">{rand(instalment)}</strong> for {loan}
      {saving}
    </>
  );
  const summary =
    convention === "nominal" ? (
      <>
        {savingBy ? "The Loan Calculator and Extra Payments show" : "The Loan Calculator shows"}{" "}
        {shown(effective)}, because {savingBy ? "they use" : "it uses"} the effective rate. Banks charge{" "}
        {rand(quoted)}.
      </>
    ) : (
      <>
        Banks would quote {shown(quoted)}, because they charge the rate ÷ 12. With the effective rate it is{" "}
        {rand(effective)}.
      </>
    );
  return (
    <Disclosure quiet summary={summary}>
      <p>
        Banks usually charge a twelfth of the quoted rate each month, and that interest earns interest too, so
        a year costs a little more than {quotedRate(interestRate)}. With the effective rate, twelve months add
        up to exactly {quotedRate(interestRate)}. The tools use the banks’ way, like a bank’s letter; the
        switch is under “More numbers”.
      </p>
    </Disclosure>
  );
}
