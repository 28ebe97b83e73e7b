import { useMemo } from "react";
import { bankQuote } from "#calculations/loan/bank-quote.ts";
import { loanAmount } from "#calculations/loan/loan-amount.ts";
import type { PageContext } from "#contract/page-context.ts";
import { AnswerField } from "#web/answer-page/answer-field.tsx";
import { priceUsable, termProblem } from "#web/answer-page/answer-values.ts";
import { input } from "#web/answer-page/fields.ts";
import { figuresAddress } from "#web/answer-page/fields-text.ts";
import { defaultInputs } from "#web/answer-page/inputs.ts";
import { inputsText } from "#web/answer-page/numbers.ts";
import { offCurve, PriceOnCurve } from "#web/answer-page/price-on-curve.tsx";
import { useSmallAnswer } from "#web/answer-page/use-numbers.ts";
import { BankQuoteLine } from "#web/components/bank-quote/bank-quote.tsx";
import { usePageFigures } from "#web/figures/page-figures.ts";
import { quotedRate } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import { yearsText } from "#web/format/years-text.ts";
import { instalment } from "./instalment.ts";
import styles from "./mini-answer.module.css";

const fields = { purchasePrice: input("purchasePrice", "A home for") };
const prices = {
  min: 500_000,
  max: 4_500_000,
  step: 50_000,
  ticks: [500_000, 1_500_000, 2_500_000, 3_500_000, 4_500_000],
};

/** A deposit bends the curve: it has a point at every so many rand. */
const between = 500_000;

/**
 * The instalment of a price, typed or dragged along its curve, and what a bank would quote. The server writes the answer for
 * the defaults; price, rate, term and deposit are those that the calculators share. Without scripts answer and curve stay as they are.
 */
export function MiniAnswer(page: PageContext) {
  const figures = usePageFigures(page);
  const defaults = useMemo(() => defaultInputs(figures), [figures]);
  const numbers = useSmallAnswer({ fields, starting: defaults });
  const { inputs, setInputs } = numbers;
  const { purchasePrice: price, interestRate, loanTerm, downPayment } = inputs;
  const { interestRate: ourRate, loanTerm: ourTerm, downPayment: ourDeposit } = defaults;
  const isOurs = interestRate === ourRate && loanTerm === ourTerm && downPayment === ourDeposit;
  const points = useMemo(
    () =>
      Array.from({ length: (prices.max - prices.min) / between + 1 }, (_, place) =>
        instalment(loanAmount(prices.min + place * between, downPayment), interestRate, loanTerm),
      ),
    [downPayment, interestRate, loanTerm],
  );
  const loan = loanAmount(price, downPayment);
  const payment = instalment(loan, interestRate, loanTerm);
  const problem = termProblem(loanTerm);
  const shown = (amount: number) => (priceUsable(price) && !problem ? rand(amount) : "–");
  const caution = isOurs ? "your bank may differ." : "as you entered.";
  return (
    <PriceOnCurve numbers={numbers} range={prices} points={points}>
      <section className={styles.answer} aria-label="A first answer">
        <AnswerField name="purchasePrice" />
        <span className={`${styles.written} figures`}>{rand(price)}</span>
        <span className={styles.costs}>costs</span>
        <p className={styles.result}>
          <output className={`${styles.figure} ${payment < 100_000 ? "" : styles.long} figures`}>
            {shown(payment)}
          </output>{" "}
          a{"\u00a0"}month
        </p>
        <BankQuoteLine
          rate={interestRate}
          quoted={
            // An output here would swallow the press that opens the line.
            <span className={`${styles.quoted} figures`}>
              {shown(bankQuote(loan, interestRate, loanTerm))}
            </span>
          }
        />
        <p className={styles.basis}>
          {problem ??
            `For ${yearsText(loanTerm)} at ${quotedRate(interestRate)}, with ${downPayment > 0 ? `${rand(downPayment)} deposit` : "no deposit"};`}{" "}
          <span className={styles.end}>
            {!problem && <span>{offCurve(price, prices) ?? caution}</span>}{" "}
            <span className={styles.ways}>
              {!isOurs && (
                <>
                  <button
                    type="button"
                    className="as-link"
                    onClick={() =>
                      setInputs((before) => ({
                        ...before,
                        interestRate: ourRate,
                        loanTerm: ourTerm,
                        downPayment: ourDeposit,
                      }))
                    }
                  >
                    Use ours
                  </button>
                  {" · "}
                </>
              )}
              <a
                // With all that is kept: a browser tab of its own, and a browser that keeps nothing, open the same numbers.
                href={figuresAddress("calculator", {}, inputsText(numbers.inputs, defaults))}
                data-track-event="cta_click"
                data-track-name="hero_set_your_own"
              >
                {isOurs ? "Set rate, term and deposit" : "Change them"}
              </a>
            </span>
          </span>
        </p>
      </section>
    </PriceOnCurve>
  );
}
