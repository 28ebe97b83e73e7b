import { useCallback, useEffect, useMemo, useState } from "react";
import type { Inputs } from "#contract/input-fields.ts";
import type { Entered, Fields } from "./fields.ts";
import { keepEntered, keepInputs, keptEntered, keptInputs, keptOfAll } from "./kept-numbers.ts";
import { numbersOfText } from "./numbers.ts";
import { hasAny, useEntered } from "./use-entered.ts";
import { useOpened } from "./use-opened.ts";

export type NumbersOptions = {
  fields: Fields;
  /** What the shared inputs start with; an answer that shares none has none. */
  starting?: Inputs;
  /** Where what is entered in the answer's own fields is kept. */
  place?: string;
  /** What stands before the names of the fields in the page. */
  prefix?: string;
};

/** An answer apart from all others: no input is shared, and no link opens it. */
const noInputs = {} as Inputs;
const nothing: Entered = {};

/**
 * The numbers of an answer and the ways to change them. The server renders the defaults; those of an opened link, or else
 * those kept for the session, take their place before the browser paints again. What all answers share is kept apart from
 * the answer's own, so that the next page has it too.
 */
export function useNumbers({ fields, starting = noInputs, place, prefix }: NumbersOptions) {
  const numbers = useEntered(fields, { inputs: starting, entered: nothing }, prefix);
  const { inputs, entered, setInputs, setEntered, enterEarly } = numbers;
  const [opened, setOpened] = useState(false);
  const sharing = starting !== noInputs;

  /** Takes the numbers of a text over: a link's, or those that were kept to compare with. */
  const openText = useCallback(
    (text: string) => {
      const linked = sharing ? numbersOfText(text, fields, starting, keptInputs(starting)) : undefined;
      if (!linked) return false;
      setInputs(linked.inputs);
      setEntered({ ...keptOfAll((name) => name === "convention"), ...linked.entered });
      return true;
    },
    [fields, starting, sharing, setInputs, setEntered],
  );

  useOpened({
    openText,
    openKept: () => {
      if (sharing) setInputs(keptInputs(starting));
      const kept = place ? keptEntered(place, fields) : nothing;
      // The same object where nothing is kept: then React draws nothing again, and no picture's script is asked for.
      setEntered((before) => (hasAny(before) || hasAny(kept) ? kept : before));
    },
    enterEarly: () => {
      enterEarly();
      setOpened(true);
    },
  });

  useEffect(() => {
    if (!opened) return;
    if (sharing) keepInputs(inputs, starting);
    if (place) keepEntered(place, fields, entered);
  }, [opened, sharing, inputs, entered, starting, fields, place]);

  return useMemo(() => ({ ...numbers, openText }), [numbers, openText]);
}
