import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from "react";
import { bankQuote } from "#calculations/loan/bank-quote.ts";
import { loanDefaults } from "#calculations/loan/loan-amount.ts";
import { keptInputsPlace } from "#web/answer-page/kept-numbers.ts";
import { BankQuoteLine } from "#web/components/bank-quote/bank-quote.tsx";
import { CurveControl } from "#web/components/curve-control/curve-control.tsx";
import { enteredIn } from "#web/components/kept/entered-early.ts";
import { keepForSession, keptForSession } from "#web/components/kept/session-text.ts";
import { percent } from "#web/format/percent.ts";
import { rand, shortRand } from "#web/format/rand.ts";
import { calculatorTabs } from "#web/site/addresses.ts";
import { instalment } from "./instalment.ts";
import styles from "./mini-answer.module.css";

const sliderName = "mini-price";
const termYears = loanDefaults.loanTerm;
const prices = { min: 500_000, max: 4_500_000, step: 50_000 };
const ticks = [500_000, 1_500_000, 2_500_000, 3_500_000, 4_500_000];

/**
 * The instalment of a price, on its curve, and what a bank would quote. The server writes the answer for the default price;
 * the price is the one that the calculators share. Without scripts answer and curve stay as they are.
 */
export function MiniAnswer({ loanRate }: { loanRate: number }) {
  const { slider, price, setPrice, kept } = usePrice();
  const points = useMemo(
    () => [prices.min, prices.max].map((end) => instalment(end, loanRate, termYears)),
    [loanRate],
  );
  return (
    <section className={styles.answer} aria-label="A first answer">
      <p className={styles.sentence}>
        A home for{" "}
        <output className="figures" htmlFor={sliderName}>
          {rand(price)}
        </output>{" "}
        costs{" "}
        <span className={styles.result}>
          <output className={`${styles.figure} figures`} htmlFor={sliderName}>
            {rand(instalment(price, loanRate, termYears))}
          </output>{" "}
          a{"\u00a0"}month
        </span>
      </p>
      <BankQuoteLine
        rate={loanRate}
        quoted={
          // An output here would swallow the press that opens the line.
          <span className={`${styles.quoted} figures`}>{rand(bankQuote(price, loanRate, termYears))}</span>
        }
      />
      <CurveControl
        ref={slider}
        id={sliderName}
        name={sliderName}
        label="A home for"
        {...prices}
        value={price}
        onChange={setPrice}
        points={points}
        ticks={ticks}
        format={shortRand}
        words={rand}
        answer={(payment) => `${rand(payment)} a month`}
      />
      {(price < prices.min || price > prices.max) && (
        <p className={styles.beyond}>
          The curve goes from {rand(prices.min)} to {rand(prices.max)}; your price is outside that.
        </p>
      )}
      <p className={styles.basis}>
        For {termYears} years at {percent(loanRate, 2)}, with no deposit; your bank may differ.{" "}
        <a
          // With all that is kept: a browser tab of its own, and a browser that keeps nothing, open the same numbers.
          href={calculatorTabs.calculator.path + (kept && `#${kept}`)}
          data-track-event="cta_click"
          data-track-name="hero_set_your_own"
        >
          Set rate, term and deposit
        </a>
      </p>
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
