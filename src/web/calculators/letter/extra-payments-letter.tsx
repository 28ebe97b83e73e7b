import { quoteOf } from "#web/components/bank-quote/bank-quote.tsx";
import { payoffTime } from "#web/format/payoff-time.ts";
import { quotedRate } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import { CurvesPlot } from "../extra-payments/balance-curves-chart.tsx";
import { inputsExtraPayments } from "../extra-payments/inputs-extra-payments.ts";
import { yearsText } from "../years-text.ts";
import type { LetterPage, Said, TabLetter } from "./letter.ts";

/** What paying more saves, both balances, and the loan without and with it. */
export function extraPaymentsLetter(said: Said, { inputs }: LetterPage): TabLetter {
  const { interestRate, loanTerm, extraPayment, extraPaymentDuration } = inputs;
  const { loanAmount, result, curves } = inputsExtraPayments(inputs);
  const { base, withExtra } = result;
  const quoted = quoteOf({ loanAmount, interestRate, loanTerm, payment: base.monthlyPayment });
  const until = extraPaymentDuration > 0 ? ` for ${payoffTime(extraPaymentDuration)}` : "";
  return {
    ...said,
    name: "extra-payments",
    about: `Home loan of ${rand(loanAmount)} over ${yearsText(loanTerm)} at ${quotedRate(interestRate)}, with ${rand(extraPayment)} extra a month${until}`,
    quoted: undefined,
    picture: {
      title: "What is still owed",
      drawing: <CurvesPlot curves={curves} end={withExtra.payoffTime} kept={[]} />,
    },
    rows: [
      { label: "Monthly payment without extra", value: rand(base.monthlyPayment) },
      ...(quoted ? [{ label: "What banks would quote you", value: quoted }] : []),
      { label: "Interest without extra", value: rand(base.totalInterest) },
      { label: "Interest with extra", value: rand(withExtra.totalInterest), total: true },
    ],
    opens: { tab: "extra-payment", inputs },
  };
}
