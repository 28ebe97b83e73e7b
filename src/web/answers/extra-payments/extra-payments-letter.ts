import type { AnswerLetter, Shown } from "#web/answer-page/described.ts";
import { quoteOf } from "#web/components/bank-quote/bank-quote.tsx";
import { payoffTime } from "#web/format/payoff-time.ts";
import { quotedRate } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import { yearsText } from "#web/format/years-text.ts";
import { calculatorTabs } from "#web/site/addresses.ts";
import type { InputsExtraPayments } from "./inputs-extra-payments.ts";

/** What paying more saves, both balances, and the loan without and with it. */
export function extraPaymentsLetter({
  result: all,
  context,
}: Shown<unknown, InputsExtraPayments>): AnswerLetter {
  const { inputs } = context;
  const { interestRate, loanTerm, extraPayment, extraPaymentDuration } = inputs;
  const { loanAmount, result } = all;
  const { base, withExtra } = result;
  const quoted = quoteOf({ loanAmount, interestRate, loanTerm, payment: base.monthlyPayment });
  const until = extraPaymentDuration > 0 ? ` for ${payoffTime(extraPaymentDuration)}` : "";
  return {
    name: "extra-payments",
    about: `Home loan of ${rand(loanAmount)} over ${yearsText(loanTerm)} at ${quotedRate(interestRate)}, with ${rand(extraPayment)} extra a month${until}`,
    rows: [
      { label: "Monthly payment without extra", value: rand(base.monthlyPayment) },
      ...(quoted ? [{ label: "What banks would quote you", value: quoted }] : []),
      { label: "Interest without extra", value: rand(base.totalInterest) },
      { label: "Interest with extra", value: rand(withExtra.totalInterest), total: true },
    ],
    opens: { path: calculatorTabs["extra-payment"].path, inputs },
  };
}
