import { useMemo, useState } from "react";
import type { Inputs } from "#contract/input-fields.ts";
import { takeEntered } from "#web/components/kept/entered-early.ts";
import { type Entered, type Fields, withoutPlace } from "./fields.ts";
import { typedValues } from "./fields-text.ts";
import { changedInputs } from "./inputs.ts";
import { apart, type Numbers } from "./numbers.ts";

/** The numbers of an answer and the ways to enter them, by the names of its fields; `prefix` stands before these in the page. */
export function useEntered(fields: Fields, starting: Numbers, prefix = "") {
  const [inputs, setInputs] = useState<Inputs>(starting.inputs);
  const [entered, setEntered] = useState<Entered>(starting.entered);
  const ways = useMemo(() => {
    function enter(values: Entered) {
      const { own, shared } = apart(values, fields);
      if (hasAny(shared)) setInputs((before) => changedInputs(before, shared));
      if (hasAny(own)) setEntered((before) => ({ ...before, ...own }));
    }
    return {
      enter,
      enterEarly: () => enter(takenEarly(fields, prefix)),
      forget: (name: string) => setEntered(({ [name]: _, ...others }) => others),
      removePlace: (list: string, at: number) => setEntered((before) => withoutPlace(before, list, at)),
      setInputs,
      setEntered,
    };
  }, [fields, prefix]);
  return useMemo(
    () => ({ fields, prefix, inputs, entered, ...ways }),
    [fields, prefix, inputs, entered, ways],
  );
}

export type NumbersOfPage = ReturnType<typeof useEntered>;

export const hasAny = (values: object): boolean => Object.keys(values).length > 0;

/** What was entered before the page was hydrated. */
function takenEarly(fields: Fields, prefix: string): Entered {
  const named = (name: string) => name.slice(prefix.length);
  const isOurs = (name: string) => name.startsWith(prefix) && isFieldOf(fields, named(name));
  const early = takeEntered(isOurs).map(([name, text]) => [named(name), text] as const);
  return typedValues(early, fields);
}

/** A length of time is entered in two fields, for its years and its months. */
const isFieldOf = (fields: Fields, name: string) =>
  Object.hasOwn(fields, name.replace(/-(years|months)$/, "")) || Object.hasOwn(fields, name);
