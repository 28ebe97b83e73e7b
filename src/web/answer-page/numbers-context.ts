import { createContext, useContext } from "react";
import type { Entered, Value } from "./fields.ts";
import type { NumbersOfPage } from "./use-numbers.ts";

export type NumbersOfAnswer = NumbersOfPage & {
  values: Readonly<Record<string, Value>>;
  /** What each field would have if nothing were entered. */
  defaults: Readonly<Record<string, Value>>;
  /** Pale in fields that are empty: the example's, what counts instead, or what was there before the price was missing. */
  example?: Entered | undefined;
};

export const NumbersContext = createContext<NumbersOfAnswer | null>(null);

/** The numbers of the answer on the page, for its fields and parts. */
export function useNumbersOfPage(): NumbersOfAnswer {
  const context = useContext(NumbersContext);
  if (!context) throw new Error("A field needs its answer around it.");
  return context;
}
