import { type ComponentProps, type ReactNode, useMemo } from "react";
import type { Inputs } from "#contract/input-fields.ts";
import type { ToolId } from "#contract/tools.ts";
import { amountsUsable, termProblem } from "#web/answer-page/answer-values.ts";
import { defaultInputs, inputsLoanAmount } from "#web/answer-page/inputs.ts";
import { useNumbersOfPage } from "#web/answer-page/numbers-context.ts";
import { usePageOfAnswer } from "#web/answer-page/page-of-answer.ts";
import { Actions, Part } from "#web/components/part/part.tsx";
import { ContactButton } from "#web/lead-form/contact-button.tsx";
import type { LeadCalculation } from "#web/lead-form/lead-request.ts";
import { ToolLinks } from "#web/site/tool-links.tsx";

/** The loan that was entered, as the contact form sends it; none while it is the one that the page starts with. */
export function useEnteredLoan(): LeadCalculation | undefined {
  const { figures } = usePageOfAnswer();
  const { inputs } = useNumbersOfPage();
  const defaults = useMemo(() => defaultInputs(figures), [figures]);
  return enteredLoan(inputs, defaults);
}

/** The banner with the loan that was entered. */
export function EnteredLoanBanner({ children }: { children?: ReactNode }) {
  return <BetterRatesBanner calculation={useEnteredLoan()}>{children}</BetterRatesBanner>;
}

type Calculation = { calculation: LeadCalculation | undefined };

/** The banner that leads to the calculators' contact form: the answer has said so once, so it is as quiet as other links. */
export function BetterRatesBanner({ calculation, children }: Calculation & { children?: ReactNode }) {
  return (
    <Part standsOpen title="You can get a better rate" result="often 0.5% - 2% lower" screenOnly>
      <p>
        Loan originators can often secure rates 0.5% - 2% lower than your current rate. Even a 0.5% reduction
        could save you thousands!
      </p>
      <p>This is not a promise: each bank decides on your own application, and some offer no lower rate.</p>
      <Actions>
        <BetterRatesButton
          calculation={calculation}
          label="Get Better Rates"
          name="calculator_open_contact"
          look="quiet"
        />
        {children}
      </Actions>
    </Part>
  );
}

type BetterRatesButtonProps = Calculation &
  Pick<ComponentProps<typeof ContactButton>, "name" | "label" | "look">;

/** To the calculators' contact form, which takes the visitor's own numbers along. */
export function BetterRatesButton(props: BetterRatesButtonProps) {
  const { site } = usePageOfAnswer();
  return (
    <div>
      <ContactButton variant="calculators" site={site} {...props} />
    </div>
  );
}

const loanNames = ["purchasePrice", "downPayment", "interestRate", "loanTerm"] as const;

/**
 * The loan that the visitor entered, for a contact request: amount in rand, rate in percent, term in years. None while
 * the numbers are those that the page started with.
 */
export function enteredLoan(inputs: Inputs, defaults: Inputs): LeadCalculation | undefined {
  const own = loanNames.some((name) => inputs[name] !== defaults[name]);
  const { interestRate: currentRate, loanTerm } = inputs;
  const loanAmount = inputsLoanAmount(inputs);
  const usable = loanAmount > 0 && amountsUsable(inputs.purchasePrice) && !termProblem(loanTerm);
  return own && usable ? { loanAmount, currentRate, loanTerm } : undefined;
}

/** Under a tab, the questions that come next. */
export function NextTools({ ids }: { ids: readonly ToolId[] }) {
  return (
    <Part title="Next, with these numbers" result={`${ids.length} questions`} screenOnly>
      <ToolLinks ids={ids} />
    </Part>
  );
}
