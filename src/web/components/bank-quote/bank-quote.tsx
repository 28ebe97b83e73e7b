import { bankQuote } from "#calculations/loan/bank-quote.ts";
import { Disclosure } from "#web/components/disclosure/disclosure.tsx";
import { Figure } from "#web/components/stat/stat.tsx";
import { rand } from "#web/format/rand.ts";
import styles from "./bank-quote.module.css";
import { Reason } from "./bank-quote-line.tsx";

/** A loan in rand, percent a year and years, and the instalment that is shown for it. */
export type QuotedLoan = {
  loanAmount: number;
  interestRate: number;
  loanTerm: number;
  payment: number;
  /** What the quote is for, where that is not clear from the figure next to it. */
  quotedFor?: string | undefined;
  /** A sentence on what else the difference means. */
  means?: string;
};

/** What a bank would quote for the loan, in rand; undefined if it equals the instalment that is shown. */
export function quoteOf({ loanAmount, interestRate, loanTerm, payment }: QuotedLoan): string | undefined {
  const quoted = rand(bankQuote(loanAmount, interestRate, loanTerm));
  return quoted === rand(payment) ? undefined : quoted;
}

/** As a figure next to the answer's own: what a bank would quote for the loan. Why it is more is `BanksReason`. */
export function BanksQuote({ className, ...loan }: QuotedLoan & { className?: string | undefined }) {
  const quoted = quoteOf(loan);
  return (
    quoted && (
      <p className={className}>
        <strong className="figures">
          <Figure value={quoted} />
        </strong>{" "}
        {loan.quotedFor ?? "a month"}, as banks quote it
      </p>
    )
  );
}

/** Under both figures, in a part that opens: why the bank's is more. */
export function BanksReason(loan: QuotedLoan) {
  if (quoteOf(loan) === undefined) return <p className={styles.same}>Banks quote the same amount.</p>;
  return (
    <div className={styles.quote}>
      <Disclosure quiet summary={<span className={styles.why}>Why more?</span>}>
        <Reason rate={loan.interestRate} means={loan.means} />
      </Disclosure>
    </div>
  );
}
