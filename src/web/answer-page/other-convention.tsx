import { bankQuote } from "#calculations/loan/bank-quote.ts";
import { monthlyPayment } from "#calculations/loan/monthly-payment.ts";
import { effectiveMonthlyRate, type RateConvention } from "#calculations/loan/monthly-rate.ts";
import { WhyLine } from "#web/components/why-line/why-line.tsx";
import { quotedRate } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import type { ConvertedLoan } from "./described.ts";

type OtherConventionProps = ConvertedLoan & { convention: RateConvention };

/** Next to the answer, what the other way to turn a yearly rate into a monthly one makes of the same loan, and why. */
export function OtherConvention(props: OtherConventionProps) {
  const { loanAmount, interestRate, termYears, convention } = props;
  if (loanAmount <= 0 || termYears <= 0) return null;
  const saved = savedOtherwise(props);
  return (
    <WhyLine line={`Counted ${convention === "nominal" ? "as banks do" : "with the effective rate"}.`}>
      <p>
        <OtherInstalment {...props} saved={saved} />
      </p>
      <p>
        Banks usually charge a twelfth of the quoted rate each month, and that interest earns interest too, so
        a year costs a little more than {quotedRate(interestRate)}. With the effective rate, twelve months add
        up to exactly {quotedRate(interestRate)}. The tools use the banks’ way, like a bank’s letter; the
        switch is under “More numbers”.
      </p>
    </WhyLine>
  );
}

/** The interest that extra payments save by the other convention, where there is any. */
function savedOtherwise({ savingBy, convention }: OtherConventionProps): string {
  const saved = savingBy?.(convention === "nominal" ? "effective" : "nominal") ?? 0;
  return saved >= 0.5 ? rand(saved) : "";
}

/** What they save, worked out once for the line and for the words under it. */
type WithSaved = OtherConventionProps & { saved: string };

function OtherInstalment(props: WithSaved) {
  const { loanAmount, interestRate, termYears, convention, savingBy } = props;
  const effective = monthlyPayment(loanAmount, effectiveMonthlyRate(interestRate), termYears * 12);
  const quoted = bankQuote(loanAmount, interestRate, termYears);
  if (convention === "effective")
    return (
      <>
        Banks would quote <ShownLoan {...props} instalment={quoted} />, because they charge the rate ÷ 12.
        With the effective rate it is {rand(effective)}.
      </>
    );
  return (
    <>
      {savingBy ? "The Loan Calculator and Extra Payments show" : "The Loan Calculator shows"}{" "}
      <ShownLoan {...props} instalment={effective} />, because {savingBy ? "they use" : "it uses"} the
      effective rate. Banks charge {rand(quoted)}.
    </>
  );
}

/** "R20 304 for this loan and R251 000 saved" */
function ShownLoan(props: WithSaved & { instalment: number }) {
  const { instalment, interestRate, atFirst, saved } = props;
  const loan = atFirst ? `this loan at first, at ${quotedRate(interestRate)}` : "this loan";
  return (
    <>
      <strong className="figures">{rand(instalment)}</strong> for {loan}
      {saved && (
        <>
          {" "}
          and <strong className="figures">{saved}</strong> saved
        </>
      )}
    </>
  );
}
