import { type MouseEvent, useEffect, useMemo, useRef } from "react";
import { useLocation } from "wouter";
import { type Inputs, inputFields } from "#contract/input-fields.ts";
import { figuresAddress } from "#web/answer-page/figures-address.ts";
import { cappedDownPayment, changedInputs } from "#web/answer-page/inputs.ts";
import { useNumbersOfPage } from "#web/answer-page/numbers-context.ts";
import { ButtonLink } from "#web/components/button/button.tsx";
import { rand } from "#web/format/rand.ts";
import { calculatorTabs } from "#web/site/addresses.ts";
import styles from "./affordability.module.css";

const { path } = calculatorTabs.calculator;

/** To the loan tab with this loan at this tab's rate and term; a down payment entered there is added to the price. */
export function PriceLink({ loan }: { loan: number }) {
  const { inputs, enter } = useNumbersOfPage();
  const [, navigate] = useLocation();
  const amount = Math.round(loan);
  const values = useMemo(() => loanValues(inputs, amount), [inputs, amount]);
  const deposit = cappedDownPayment(inputs);
  const followed = useRef(false);

  function follow(event: MouseEvent) {
    // In a tab or window of its own, the link opens the same numbers.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    enter(values);
    followed.current = true;
    navigate(path);
  }

  // The other tab may have to be fetched; once it is there, this one is gone.
  useEffect(
    () => () => {
      if (followed.current) focusTab();
    },
    [],
  );

  return (
    <div className={styles.next}>
      <div>
        <ButtonLink
          look="primary"
          href={figuresAddress("calculator", values)}
          onClick={follow}
          data-track-event="cta_click"
          data-track-name="affordability_price"
        >
          See what {rand(amount)} costs to buy
        </ButtonLink>
      </div>
      {deposit > 0 && (
        <p className={styles.note}>
          With your down payment of {rand(deposit)}, that is a home of {rand(values.purchasePrice)}.
        </p>
      )}
    </div>
  );
}

/** The inputs of the Loan Calculator for a loan at this tab's rate and term. */
export function loanValues(inputs: Inputs, amount: number) {
  const { purchasePrice } = changedInputs(inputs, { loanAmount: amount });
  return {
    purchasePrice,
    downPayment: cappedDownPayment(inputs),
    interestRate: Math.min(inputs.affordabilityRate, inputFields.interestRate.max),
    loanTerm: inputs.affordabilityTerm,
  } satisfies Partial<Inputs>;
}

/** Where the pressed link was there is another tab now: its title is where reading goes on. */
function focusTab(): void {
  const title = document.querySelector<HTMLElement>("#main section h2");
  title?.setAttribute("tabindex", "-1");
  title?.focus({ preventScroll: true });
  title?.scrollIntoView({ block: "start" });
}
