import { useMemo } from "react";
import { inputFields } from "#contract/input-fields.ts";
import type { PageContext } from "#contract/page-context.ts";
import { AnswerField } from "#web/answer-page/answer-field.tsx";
import { priceUsable, termProblem } from "#web/answer-page/answer-values.ts";
import { input } from "#web/answer-page/fields.ts";
import { figuresAddress } from "#web/answer-page/fields-text.ts";
import { defaultInputs, inputsLoanAmount } from "#web/answer-page/inputs.ts";
import { inputsText } from "#web/answer-page/numbers.ts";
import { offCurve, PriceOnCurve } from "#web/answer-page/price-on-curve.tsx";
import { useSmallAnswer } from "#web/answer-page/use-numbers.ts";
import { usePageFigures } from "#web/figures/page-figures.ts";
import { rand } from "#web/format/rand.ts";
import { instalment } from "./calculators/shared-loan.tsx";
import styles from "./home-price.module.css";
import { useOwnRows } from "./own-rows.tsx";

const fields = { purchasePrice: input("purchasePrice", "For a home of") };
const range = inputFields.purchasePrice.slider;
const ends = [range.min, range.max];

/** The price that the answers in the list are for: typed, or dragged along what the bond costs a month. */
export function HomePrice(page: PageContext) {
  const figures = usePageFigures(page);
  const defaults = useMemo(() => defaultInputs(figures), [figures]);
  const numbers = useSmallAnswer({ fields, starting: defaults });
  const { inputs } = numbers;
  const problem = priceUsable(inputs.purchasePrice)
    ? termProblem(inputs.loanTerm)
    : "Enter a purchase price to see your answers.";
  const off = offCurve(inputs.purchasePrice, range);
  const rows = useOwnRows(page, inputs);
  const points = ends.map((purchasePrice) => instalment({ ...inputs, purchasePrice }));
  return (
    <PriceOnCurve numbers={numbers} range={range} points={points}>
      <section className={styles.price} aria-label="Your price" data-rows={rows}>
        <AnswerField name="purchasePrice" />
        <p>
          {problem ?? (
            <>
              The bond of {rand(inputsLoanAmount(inputs))} costs{" "}
              <output className="figures">{rand(instalment(inputs))}</output> a month{off ? `; ${off}` : "."}
            </>
          )}{" "}
          <a href={figuresAddress("calculator", {}, inputsText(inputs, defaults))}>
            Set rate, term and deposit
          </a>
          <span data-rows-own="" hidden>
            The answers also use your other numbers.
          </span>
        </p>
        {rows === "failed" && (
          <p role="alert">
            We could not load what works out your answers: these are for {rand(defaults.purchasePrice)}. Check
            your connection, then change the price.
          </p>
        )}
      </section>
    </PriceOnCurve>
  );
}
