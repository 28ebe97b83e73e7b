import { monthlyPayment } from "#calculations/loan/monthly-payment.ts";
import { nominalMonthlyRate } from "#calculations/loan/monthly-rate.ts";
import { Disclosure } from "#web/components/disclosure/disclosure.tsx";
import { quotedRate } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";

type BankQuoteProps = { loanAmount: number; interestRate: number; loanTerm: number; payment: number };

/** Why the bank says something else: what the same loan costs when a twelfth of the rate is charged a month. */
export function BankQuote({ loanAmount, interestRate, loanTerm, payment }: BankQuoteProps) {
  const quoted = monthlyPayment(loanAmount, nominalMonthlyRate(interestRate), loanTerm * 12);
  const difference = Math.round(quoted) - Math.round(payment);
  return (
    <Disclosure
      quiet
      summary={
        <>
          A bank that charges the rate ÷ 12 each month would quote{" "}
          <strong className="figures">{rand(quoted)}</strong>.
        </>
      }
    >
      <p>
        There are two ways to turn a yearly rate into a monthly one. This calculator uses the effective rate:
        twelve months of interest on interest add up to exactly {quotedRate(interestRate)} a year. South
        African banks usually charge a twelfth of the quoted rate each month, and because that interest itself
        earns interest, a year then costs a little more than {quotedRate(interestRate)}.
      </p>
      <p>
        For this loan the difference is {rand(difference)} a month. When you compare with a bank’s quote,
        compare with the figure in the line above.
      </p>
    </Disclosure>
  );
}
