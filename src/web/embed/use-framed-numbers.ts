import { useCallback, useLayoutEffect, useMemo, useReducer, useState } from "react";
import type { EmbedQuery } from "#contract/embed.ts";
import type { Inputs } from "#contract/input-fields.ts";
import { type Entered, type Fields, withoutPlace } from "#web/answer-page/fields.ts";
import { typedValues } from "#web/answer-page/fields-text.ts";
import { changedInputs, type InputsChange, withLinkedValue } from "#web/answer-page/inputs.ts";
import { apart } from "#web/answer-page/numbers.ts";
import type { NumbersOfPage } from "#web/answer-page/use-numbers.ts";
import { takeEntered } from "#web/components/kept/entered-early.ts";

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

const nothingElse = () => false;

/**
 * The numbers of an answer in a frame, as `useNumbers` has them, but kept nowhere: the next listing in the same tab begins
 * with its own, and a browser may give a frame no storage at all.
 */
export function useFramedNumbers(fields: Fields, starting: Inputs, given: Entered): NumbersOfPage {
  const [inputs, change] = useReducer(
    (before: Inputs, changed: InputsChange) => changedInputs(before, changed),
    starting,
  );
  const [entered, setEntered] = useState(given);

  const enter = useCallback(
    (values: Entered) => {
      const { own, shared } = apart(values, fields);
      if (Object.keys(shared).length > 0) change(shared);
      if (Object.keys(own).length > 0) setEntered((before) => ({ ...before, ...own }));
    },
    [fields],
  );
  const forget = useCallback((name: string) => setEntered(({ [name]: _, ...others }) => others), []);
  const removePlace = useCallback(
    (list: string, at: number) => setEntered((before) => withoutPlace(before, list, at)),
    [],
  );
  // What was entered before the frame was hydrated.
  useLayoutEffect(
    () =>
      enter(
        typedValues(
          takeEntered(() => true),
          fields,
        ),
      ),
    [enter, fields],
  );

  return useMemo(
    () => ({ fields, inputs, entered, prefix: "", enter, forget, removePlace, openText: nothingElse }),
    [fields, inputs, entered, enter, forget, removePlace],
  );
}
