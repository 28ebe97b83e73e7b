import { useLayoutEffect } from "react";
import type { EmbedQuery } from "#contract/embed.ts";
import type { Inputs } from "#contract/input-fields.ts";
import type { Entered, Fields } from "#web/answer-page/fields.ts";
import { withLinkedValue } from "#web/answer-page/inputs.ts";
import type { Numbers } from "#web/answer-page/numbers.ts";
import { type NumbersOfPage, useEntered } from "#web/answer-page/use-numbers.ts";

/** What the shared inputs of a frame begin with: ours, and what its address says. */
export function framedInputs(
  defaults: Inputs,
  { price, deposit, rate, term }: EmbedQuery["numbers"],
): Inputs {
  return withLinkedValue({
    ...defaults,
    ...(price !== undefined && { purchasePrice: price }),
    ...(deposit !== undefined && { downPayment: deposit }),
    ...(rate !== undefined && { interestRate: rate, affordabilityRate: rate }),
    ...(term !== undefined && { loanTerm: term, affordabilityTerm: term }),
  });
}

/** The same of the answer's own fields, as far as it has them. */
export function framedEntered(fields: Fields, { levy, rates }: EmbedQuery["numbers"]): Entered {
  const given = { levy, ratesAndTaxes: rates };
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) =>
      value !== undefined && Object.hasOwn(fields, name) ? [[name, value]] : [],
    ),
  );
}

/**
 * The numbers of an answer in a frame, kept nowhere: the next listing in the same tab begins with its own, and a browser may
 * give a frame no storage at all.
 */
export function useFramedNumbers(fields: Fields, starting: Numbers): NumbersOfPage {
  const numbers = useEntered(fields, starting);
  const { enterEarly } = numbers;
  useLayoutEffect(() => enterEarly(), [enterEarly]);
  return numbers;
}
