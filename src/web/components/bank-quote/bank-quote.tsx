import { bankQuote } from "#calculations/loan/bank-quote.ts";
import { rand } from "#web/format/rand.ts";
import styles from "./bank-quote.module.css";
import { BankQuoteLine } from "./bank-quote-line.tsx";

/** A loan in rand, percent a year and years, and the instalment that is shown for it. */
export type QuotedLoan = {
  loanAmount: number;
  interestRate: number;
  loanTerm: number;
  payment: number;
  /** What the quote is for, where that is not clear from the figure over it. */
  quotedFor?: string | undefined;
  /** A sentence on what else the difference means. */
  means?: string;
};

/** What a bank would quote for the loan, in rand; undefined if it equals the instalment that is shown. */
export function quoteOf({ loanAmount, interestRate, loanTerm, payment }: QuotedLoan): string | undefined {
  const quoted = rand(bankQuote(loanAmount, interestRate, loanTerm));
  return quoted === rand(payment) ? undefined : quoted;
}

/** Under the answer's own figure, in one line: what a bank would quote for the loan, and why. */
export function BankQuote(loan: QuotedLoan) {
  const quoted = quoteOf(loan);
  if (quoted === undefined) return <p className={styles.same}>Banks quote the same amount.</p>;
  const { quotedFor = "a month", interestRate, means } = loan;
  return <BankQuoteLine quoted={`${quoted} ${quotedFor}`} rate={interestRate} means={means} />;
}
