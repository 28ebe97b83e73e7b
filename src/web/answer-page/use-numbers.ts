import { useCallback, useEffect, useMemo, useReducer, useState } from "react";
import type { Inputs } from "#contract/input-fields.ts";
import { takeEntered } from "#web/components/kept/entered-early.ts";
import { type Entered, type Fields, withoutPlace } from "./fields.ts";
import { typedValues } from "./fields-text.ts";
import { changedInputs, type InputsChange } from "./inputs.ts";
import { keepEntered, keepInputs, keptEntered, keptInputs, keptOfAll } from "./kept-numbers.ts";
import { apart, type Numbers, numbersOfText } from "./numbers.ts";
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
export function useNumbers({ fields, starting = noInputs, place, prefix = "" }: NumbersOptions) {
  const [inputs, change] = useReducer(
    (before: Inputs, { open, ...changed }: InputsChange & { open?: Inputs }) =>
      open ?? changedInputs(before, changed),
    starting,
  );
  const [entered, setEntered] = useState(nothing);
  const [opened, setOpened] = useState(false);
  const sharing = starting !== noInputs;

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
  /** Takes the numbers of a text over: a link's, or those that were kept to compare with. */
  const openText = useCallback(
    (text: string) => {
      const numbers = sharing ? numbersOfText(text, fields, starting, keptInputs(starting)) : undefined;
      if (!numbers) return false;
      change({ open: numbers.inputs });
      setEntered({ ...keptOfAll((name) => name === "convention"), ...numbers.entered });
      return true;
    },
    [fields, starting, sharing],
  );

  useOpened({
    openText,
    openKept: () => {
      if (sharing) change({ open: keptInputs(starting) });
      const kept = place ? keptEntered(place, fields) : nothing;
      // The same object where nothing is kept: then React draws nothing again, and no picture's script is asked for.
      setEntered((before) => (hasAny(before) || hasAny(kept) ? kept : before));
    },
    enterEarly: () => {
      const named = (name: string) => name.slice(prefix.length);
      const isOurs = (name: string) => name.startsWith(prefix) && isFieldOf(fields, named(name));
      enter(
        typedValues(
          takeEntered(isOurs).map(([name, text]) => [named(name), text] as const),
          fields,
        ),
      );
      setOpened(true);
    },
  });

  useEffect(() => {
    if (!opened) return;
    if (sharing) keepInputs(inputs, starting);
    if (place) keepEntered(place, fields, entered);
  }, [opened, sharing, inputs, entered, starting, fields, place]);

  return useMemo(
    () => ({ fields, inputs, entered, prefix, enter, forget, removePlace, openText }),
    [fields, inputs, entered, prefix, enter, forget, removePlace, openText],
  );
}

export type NumbersOfPage = Numbers & ReturnType<typeof useNumbers>;

const hasAny = (values: Entered) => Object.keys(values).length > 0;

/** A length of time is entered in two fields, for its years and its months. */
const isFieldOf = (fields: Fields, name: string) =>
  Object.hasOwn(fields, name.replace(/-(years|months)$/, "")) || Object.hasOwn(fields, name);
