import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { bankQuote } from "#calculations/loan/bank-quote.ts";
import { loanDefaults } from "#calculations/loan/loan-amount.ts";
import { keptInputsPlace } from "#web/answer-page/kept-numbers.ts";
import { BankQuoteLine } from "#web/components/bank-quote/bank-quote-line.tsx";
import { ButtonLink } from "#web/components/button/button.tsx";
import { figureMark } from "#web/components/field/figure-mark.ts";
import sliderStyles from "#web/components/field/slider.module.css";
import { SliderTicks } from "#web/components/field/slider.tsx";
import { enteredIn } from "#web/components/kept/entered-early.ts";
import { keepForSession, keptForSession } from "#web/components/kept/session-text.ts";
import { percent } from "#web/format/percent.ts";
import { rand, shortRand } from "#web/format/rand.ts";
import { calculatorTabs } from "#web/site/addresses.ts";
import { instalment } from "./instalment.ts";
import styles from "./mini-answer.module.css";

const sliderName = "mini-price";
const prices = { min: 500_000, max: 4_500_000, step: 50_000 };
const ticks = [500_000, 1_500_000, 2_500_000, 3_500_000, 4_500_000];

/**
 * One slider, the instalment and what a bank would quote. The server writes the answer for the default price; the price is
 * the one that the calculators share. Without scripts the answer stays and the slider goes.
 */
export function MiniAnswer({ loanRate }: { loanRate: number }) {
  const { slider, price, setPrice, kept } = usePrice();
  const termYears = loanDefaults.loanTerm;
  return (
    <section className={styles.answer} aria-label="A first answer">
      <div className={styles.price}>
        <label htmlFor={sliderName}>A home for</label>
        <output className="figures" htmlFor={sliderName}>
          {rand(price)}
        </output>
      </div>
      <div className={styles.range}>
        <input
          ref={slider}
          id={sliderName}
          name={sliderName}
          type="range"
          className={sliderStyles.range}
          {...prices}
          value={Math.min(prices.max, Math.max(prices.min, price))}
          onChange={({ target }) => setPrice(target.valueAsNumber)}
          aria-valuetext={rand(price)}
          {...figureMark(sliderName)}
          autoComplete="off"
        />
        <SliderTicks ticks={ticks} format={shortRand} />
      </div>
      {(price < prices.min || price > prices.max) && (
        <p className={styles.beyond}>
          The slider goes from {rand(prices.min)} to {rand(prices.max)}; your price is outside that.
        </p>
      )}
      <p className={styles.result}>
        <span className={styles.costs}>costs about</span>
        <output className={`${styles.figure} figures`} htmlFor={sliderName}>
          {rand(instalment(price, loanRate, termYears))}
        </output>{" "}
        a month
      </p>
      <BankQuoteLine
        rate={loanRate}
        quoted={
          <output className={`${styles.quoted} figures`} htmlFor={sliderName}>
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
        // With all that is kept: a browser tab of its own, and a browser that keeps nothing, open the same numbers.
        href={calculatorTabs.calculator.path + (kept && `#${kept}`)}
        data-track-event="cta_click"
        data-track-name="hero_set_your_own"
      >
        Set rate, term and deposit
      </ButtonLink>
    </section>
  );
}

/**
 * The price that the calculators share, the way to change it, and all that is kept with it as the text of a link. The text
 * is changed as a text: the calculators' codec would be most of this script.
 */
function usePrice() {
  const slider = useRef<HTMLInputElement>(null);
  const [price, setPrice] = useState<number>(loanDefaults.purchasePrice);
  const [kept, setKept] = useState("");
  const take = (next: number) => {
    const inputs = keptTexts();
    inputs.set("purchasePrice", String(next));
    keepForSession(keptInputsPlace, inputs.toString());
    setKept(inputs.toString());
    setPrice(next);
  };
  const takeKept = useEffectEvent(() => {
    const inputs = keptTexts();
    const keptPrice = Number(inputs.get("purchasePrice"));
    if (!(keptPrice > 0)) return;
    setKept(inputs.toString());
    setPrice(keptPrice);
  });
  const begin = useEffectEvent(() => {
    const moved = enteredIn(slider.current);
    if (moved) take(Number(moved));
    else takeKept();
  });
  useLayoutEffect(() => begin(), []);
  useEffect(() => {
    // Back to a page that the browser had kept whole: the calculators may have changed the price since.
    addEventListener("pageshow", takeKept);
    return () => removeEventListener("pageshow", takeKept);
  }, []);
  return { slider, price, setPrice: take, kept };
}

const keptTexts = () => new URLSearchParams(keptForSession(keptInputsPlace) ?? "");
