import { bankQuote } from "#calculations/loan/bank-quote.ts";
import { Disclosure } from "#web/components/disclosure/disclosure.tsx";
import { quotedRate } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";

type BankQuoteProps = { loanAmount: number; interestRate: number; loanTerm: number; payment: number };

/** Next to the answer, what a bank would quote for the same loan, and why it is more. */
export function BankQuote({ loanAmount, interestRate, loanTerm, payment }: BankQuoteProps) {
  const quoted = bankQuote(loanAmount, interestRate, loanTerm);
  const difference = Math.round(quoted) - Math.round(payment);
  return (
    <Disclosure
      quiet
      summary={
        <>
          Banks would quote you <strong className="figures">{rand(quoted)}</strong>: charging a twelfth of the
          rate each month costs a little more.
        </>
      }
    >
      <p>
        There are two ways to turn a yearly rate into a monthly one. This calculator uses the effective rate:
        with interest on interest, twelve months add up to exactly {quotedRate(interestRate)} a year. South
        African banks usually charge a twelfth of the quoted rate each month. That interest earns interest
        too, so a year costs a little more than {quotedRate(interestRate)}.
      </p>
      <p>
        For this loan the difference is {rand(difference)} a month. Compare a bank’s quote with the figure in
        the line above.
      </p>
    </Disclosure>
  );
}
