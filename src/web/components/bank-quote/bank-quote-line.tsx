import type { ReactNode } from "react";
import { Disclosure } from "#web/components/disclosure/disclosure.tsx";
import { quotedRate } from "#web/format/percent.ts";
import styles from "./bank-quote.module.css";

type BankQuoteLineProps = {
  quoted: ReactNode;
  rate: number;
  /** A sentence on what else the difference means. */
  means?: string | undefined;
};

/** What a bank would quote, in one line; why it is more opens under it. */
export function BankQuoteLine({ quoted, rate, means }: BankQuoteLineProps) {
  return (
    <div className={styles.quote}>
      <Disclosure
        quiet
        summary={
          <>
            A bank would quote {quoted}. <span className={styles.why}>Why?</span>
          </>
        }
      >
        <p>
          We use the effective rate: with interest on interest, twelve months come to exactly{" "}
          {quotedRate(rate)} a year. Banks charge a twelfth of the yearly rate each month, which costs a
          little more, so compare a bank’s quote with that figure.{means && ` ${means}`}
        </p>
      </Disclosure>
    </div>
  );
}
