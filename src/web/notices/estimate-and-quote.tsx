import { bankQuote } from "#calculations/loan/bank-quote.ts";
import { BankQuote, type QuotedLoan } from "#web/components/bank-quote/bank-quote.tsx";
import { quotedRate } from "#web/format/percent.ts";
import { rand, randBetween } from "#web/format/rand.ts";
import { yearsText } from "#web/format/years-text.ts";
import styles from "./estimate-and-quote.module.css";

/** What an estimate is, shown on one loan: ours drawn, a bank's in dashes, to scale, and the rand between the two. */
export function EstimateAndQuote(loan: QuotedLoan) {
  const { loanAmount, interestRate, loanTerm, payment } = loan;
  const quoted = bankQuote(loanAmount, interestRate, loanTerm);
  const ours = `${((100 * payment) / quoted).toFixed(2)}%`;
  return (
    <div className={styles.pair}>
      <p className={styles.estimate}>
        <svg aria-hidden="true">
          <rect className={styles.gap} width="100%" height="100%" />
          <rect width={ours} height="100%" />
        </svg>
        <strong className="figures">{rand(payment)}</strong>{" "}
        <span>
          our estimate: {rand(loanAmount)}, {yearsText(loanTerm)}, {quotedRate(interestRate)}
        </span>
      </p>
      <BankQuote
        {...loan}
        line={<b className={styles.apart}>{rand(randBetween(payment, quoted))} a month apart.</b>}
      />
      <p className={styles.quote}>
        <svg aria-hidden="true">
          <rect width="100%" height="100%" />
        </svg>
        <strong className="figures">{rand(quoted)}</strong>{" "}
        <span>what a bank would quote. Only the bank’s own quotation binds it.</span>
      </p>
    </div>
  );
}
