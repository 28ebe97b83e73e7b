import { useMemo } from "react";
import { bankQuote } from "#calculations/loan/bank-quote.ts";
import { loanDefaults } from "#calculations/loan/loan-amount.ts";
import { maxAmount } from "#contract/input-fields.ts";
import type { PageContext } from "#contract/page-context.ts";
import { AnswerField } from "#web/answer-page/answer-field.tsx";
import { input } from "#web/answer-page/fields.ts";
import { figuresAddress } from "#web/answer-page/fields-text.ts";
import { defaultInputs } from "#web/answer-page/inputs.ts";
import { inputsText } from "#web/answer-page/numbers.ts";
import { PriceOnCurve } from "#web/answer-page/price-on-curve.tsx";
import { useSmallAnswer } from "#web/answer-page/use-numbers.ts";
import { BankQuoteLine } from "#web/components/bank-quote/bank-quote.tsx";
import { usePageFigures } from "#web/figures/page-figures.ts";
import { percent } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import { instalment } from "./instalment.ts";
import styles from "./mini-answer.module.css";

const fields = { purchasePrice: input("purchasePrice", "A home for") };
const termYears = loanDefaults.loanTerm;
const prices = {
  min: 500_000,
  max: 4_500_000,
  step: 50_000,
  ticks: [500_000, 1_500_000, 2_500_000, 3_500_000, 4_500_000],
};

/**
 * The instalment of a price, typed or dragged along its curve, and what a bank would quote. The server writes the answer for
 * the default price; the price is the one that the calculators share. Without scripts answer and curve stay as they are.
 */
export function MiniAnswer(page: PageContext) {
  const figures = usePageFigures(page);
  const defaults = useMemo(() => defaultInputs(figures), [figures]);
  const numbers = useSmallAnswer({ fields, starting: defaults });
  const price = numbers.inputs.purchasePrice;
  const loanRate = defaults.interestRate;
  const points = useMemo(
    () => [prices.min, prices.max].map((end) => instalment(end, loanRate, termYears)),
    [loanRate],
  );
  const payment = instalment(price, loanRate, termYears);
  const isBeyond = price < prices.min || price > prices.max;
  return (
    <PriceOnCurve numbers={numbers} range={prices} points={points}>
      <section className={styles.answer} aria-label="A first answer">
        <AnswerField name="purchasePrice" />
        <span className={`${styles.written} figures`}>{rand(price)}</span>
        <span className={styles.costs}>costs</span>
        <p className={styles.result}>
          <output className={`${styles.figure} ${payment < 100_000 ? "" : styles.long} figures`}>
            {price > maxAmount ? "–" : rand(payment)}
          </output>{" "}
          a{"\u00a0"}month
        </p>
        <BankQuoteLine
          rate={loanRate}
          quoted={
            // An output here would swallow the press that opens the line.
            <span className={`${styles.quoted} figures`}>{rand(bankQuote(price, loanRate, termYears))}</span>
          }
        />
        <p className={styles.basis}>
          For {termYears} years at {percent(loanRate, 2)}, with no deposit;{" "}
          <span className={styles.caution}>
            {isBeyond ? "price is off the curve." : "your bank may differ."}
          </span>{" "}
          <a
            // With all that is kept: a browser tab of its own, and a browser that keeps nothing, open the same numbers.
            href={figuresAddress("calculator", {}, inputsText(numbers.inputs, defaults))}
            data-track-event="cta_click"
            data-track-name="hero_set_your_own"
          >
            Set rate, term and deposit
          </a>
        </p>
      </section>
    </PriceOnCurve>
  );
}
