import { createContext, type Dispatch, useContext, useMemo } from "react";
import type { CostFigures } from "#calculations/figures/figures.ts";
import type { Inputs } from "#contract/input-fields.ts";
import type { InputsAction } from "#web/inputs/inputs.ts";
import { inputsOfText, inputsText } from "#web/inputs/inputs-text.ts";

/** The inputs that are kept to compare with, and what else of their page an answer needs. */
export type Kept = { inputs: Inputs; today: string; figures: CostFigures };

/** Apart from the ways to change it: the pictures read it, and must not be drawn at every key. */
export const KeptContext = createContext<Kept | undefined>(undefined);

export const useKept = () => useContext(KeptContext);

type Comparison = { kept: Kept | undefined; keep: () => void; forget: () => void; swap: () => void };

const nothing = () => {};

/** The comparison of the page; without one nothing is kept, and nothing can be. */
export const ComparisonContext = createContext<Comparison>({
  kept: undefined,
  keep: nothing,
  forget: nothing,
  swap: nothing,
});

export const useComparison = () => useContext(ComparisonContext);

type Page = {
  inputs: Inputs;
  defaults: Inputs;
  dispatch: Dispatch<InputsAction>;
  today: string;
  figures: CostFigures;
};
type KeptText = { text: string | undefined; keep: (text: string | undefined) => void };

/** The inputs of a kept text, and the ways to keep, forget and exchange them. The rate is always in the text. */
export function useInputsComparison({ text, keep }: KeptText, page: Page): Comparison {
  const { inputs, defaults, dispatch, today, figures } = page;
  const kept = useMemo(() => {
    const keptInputs = text ? inputsOfText(text, defaults) : undefined;
    return keptInputs && { inputs: keptInputs, today, figures };
  }, [text, defaults, today, figures]);
  const keepThese = () => keep(inputsText(inputs, defaults));
  return {
    kept,
    keep: keepThese,
    forget: () => keep(undefined),
    swap: () => {
      if (!kept) return;
      keepThese();
      dispatch({ type: "open", inputs: kept.inputs });
    },
  };
}
