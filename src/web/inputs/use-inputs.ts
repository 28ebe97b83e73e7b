import { useEffect, useReducer } from "react";
import type { Inputs } from "#contract/input-fields.ts";
import { inputsReducer } from "./inputs.ts";
import { inputsOfText } from "./inputs-text.ts";
import { enteredEarly, keepInputs, keptInputs } from "./kept-inputs.ts";
import { useOpened } from "./use-opened.ts";

/**
 * The inputs of a page and the way to change them. The server renders the defaults; the numbers of an opened link, or
 * else those kept for the session, take their place before the browser paints again.
 */
export function useInputs(defaults: Inputs) {
  const [inputs, dispatch] = useReducer(inputsReducer, defaults);

  useOpened({
    openText: (text) => {
      const linked = inputsOfText(text, defaults, keptInputs(defaults));
      if (linked) dispatch({ type: "open", inputs: linked });
      return linked !== undefined;
    },
    openKept: () => dispatch({ type: "open", inputs: keptInputs(defaults) ?? defaults }),
    enterEarly: () => {
      const { values, loanAmount } = enteredEarly();
      if (Object.keys(values).length > 0) dispatch({ type: "change", values });
      if (loanAmount !== undefined) dispatch({ type: "loan-amount", amount: loanAmount });
    },
  });

  useEffect(() => keepInputs(inputs, defaults), [inputs, defaults]);
  return [inputs, dispatch] as const;
}
