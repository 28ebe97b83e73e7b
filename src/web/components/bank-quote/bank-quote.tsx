import type { ReactNode } from "react";
import { bankQuote } from "#calculations/loan/bank-quote.ts";
import { WhyLine } from "#web/components/why-line/why-line.tsx";
import { quotedRate } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";

/** A loan in rand, percent a year and years, and the instalment that is shown for it. */
export type QuotedLoan = {
  loanAmount: number;
  interestRate: number;
  loanTerm: number;
  payment: number;
  /** What the quote is for, where that is not clear from the figure over it. */
  quotedFor?: string | undefined;
  /** What is said in its place, where the figure over it is no instalment. */
  line?: ReactNode;
  /** A sentence on what else the difference means. */
  means?: string | undefined;
};

/** What a bank would quote for the loan, in rand; undefined if it equals the instalment that is shown. */
export function quoteOf({ loanAmount, interestRate, loanTerm, payment }: QuotedLoan): string | undefined {
  const quoted = rand(bankQuote(loanAmount, interestRate, loanTerm));
  return quoted === rand(payment) ? undefined : quoted;
}

/** Under the answer's own figure, in one line: what a bank would quote for the loan, where that is another amount, and why. */
export function BankQuote(loan: QuotedLoan) {
  const quoted = quoteOf(loan);
  if (quoted === undefined) return null;
  const { quotedFor = "a month", line, interestRate, means } = loan;
  return <BankQuoteLine quoted={`${quoted} ${quotedFor}`} rate={interestRate} {...{ line, means }} />;
}

type BankQuoteLineProps = Pick<QuotedLoan, "line" | "means"> & { quoted: ReactNode; rate: number };

/** What a bank would quote, in one line; why it is more opens under it. */
export function BankQuoteLine({ quoted, rate, line, means }: BankQuoteLineProps) {
  return (
    <WhyLine line={line ?? <>A bank would quote {quoted}.</>}>
      <p>
        {line && <>A bank would quote {quoted}. </>}
        We use the effective rate: with interest on interest, twelve months come to exactly {quotedRate(rate)}{" "}
        a year. Banks charge a twelfth of the yearly rate each month, which costs a little more, so compare a
        bank’s quote with that figure.{means && ` ${means}`}
      </p>
    </WhyLine>
  );
}
