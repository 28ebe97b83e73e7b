import { bankQuote } from "#calculations/loan/bank-quote.ts";
import { loanDefaults } from "#calculations/loan/loan-amount.ts";
import { BankQuoteLine } from "#web/components/bank-quote/bank-quote.tsx";
import { ButtonLink } from "#web/components/button/button.tsx";
import { figureMark } from "#web/components/field/figure-mark.ts";
import sliderStyles from "#web/components/field/slider.module.css";
import { SliderTicks } from "#web/components/field/slider.tsx";
import { percent } from "#web/format/percent.ts";
import { rand, shortRand } from "#web/format/rand.ts";
import { calculatorTabs } from "#web/site/addresses.ts";
import { instalment } from "./instalment.ts";
import styles from "./mini-answer.module.css";

const prices = { min: 500_000, max: 4_500_000, step: 50_000 };
const ticks = [500_000, 1_500_000, 2_500_000, 3_500_000, 4_500_000];

/**
 * One slider, the instalment and what a bank would quote. The server writes the answer for the default price; the
 * script next to this file updates it while the slider moves. Without scripts the answer stays and the slider is hidden.
 */
export function MiniAnswer({ loanRate }: { loanRate: number }) {
  const price = loanDefaults.purchasePrice;
  const termYears = loanDefaults.loanTerm;
  return (
    <section
      className={styles.answer}
      aria-label="A first answer"
      data-mini-answer
      data-loan-rate={loanRate}
      data-term-years={termYears}
    >
      <div className={styles.price}>
        <label htmlFor="mini-price">A home for</label>
        <output className="figures" data-price htmlFor="mini-price">
          {rand(price)}
        </output>
      </div>
      <div className={styles.range}>
        <input
          id="mini-price"
          type="range"
          className={sliderStyles.range}
          {...prices}
          defaultValue={price}
          aria-valuetext={rand(price)}
          {...figureMark("mini-price")}
          autoComplete="off"
        />
        <SliderTicks ticks={ticks} format={shortRand} />
      </div>
      <p className={styles.beyond} data-beyond hidden>
        The slider goes from {rand(prices.min)} to {rand(prices.max)}; your price is outside that.
      </p>
      <p className={styles.result}>
        <span className={styles.costs}>costs about</span>
        <output className={`${styles.figure} figures`} data-instalment htmlFor="mini-price">
          {rand(instalment(price, loanRate, termYears))}
        </output>{" "}
        a month
      </p>
      <BankQuoteLine
        rate={loanRate}
        quoted={
          <output className={`${styles.quoted} figures`} data-bank-quote htmlFor="mini-price">
            {rand(bankQuote(price, loanRate, termYears))}
          </output>
        }
      />
      <p className={styles.basis}>
        For {termYears} years at {percent(loanRate, 2)} a year, with no deposit. Your bank’s rate may be
        different.
      </p>
      <ButtonLink
        look="primary"
        className={styles.more}
        href={calculatorTabs.calculator.path}
        data-track-event="cta_click"
        data-track-name="hero_set_your_own"
      >
        Set rate, term and deposit
      </ButtonLink>
    </section>
  );
}
