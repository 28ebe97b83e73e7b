import { createContext, type Dispatch, useContext } from "react";
import type { Inputs } from "#contract/input-fields.ts";
import type { InputsAction } from "./inputs.ts";

type InputsContext = { inputs: Inputs; dispatch: Dispatch<InputsAction> };

export const InputsContext = createContext<InputsContext | null>(null);

/** The inputs of the page, for its fields and answers. */
export function useInputsOfPage(): InputsContext {
  const context = useContext(InputsContext);
  if (!context) throw new Error("An input needs an InputsContext around it.");
  return context;
}
