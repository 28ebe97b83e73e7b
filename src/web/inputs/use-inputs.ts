import { useEffect, useLayoutEffect, useReducer } from "react";
import type { Inputs } from "#contract/input-fields.ts";
import { inputsReducer } from "./inputs.ts";
import { inputsOfText } from "./inputs-text.ts";
import { enteredEarly, keepInputs, keptInputs } from "./kept-inputs.ts";

/**
 * The inputs of a page and the way to change them. The server renders the defaults; the numbers of an opened link, or
 * else those kept for the session, take their place before the browser paints again.
 */
export function useInputs(defaults: Inputs) {
  const [inputs, dispatch] = useReducer(inputsReducer, defaults);

  useLayoutEffect(() => {
    function open(opened: Inputs | undefined) {
      if (opened) dispatch({ type: "open", inputs: opened });
    }
    function openLink() {
      const linked = inputsOfText(location.hash.slice(1), defaults, keptInputs(defaults));
      open(linked);
      // Taken over once: after that the visitor's own numbers count, also for a reload and for Back.
      if (linked) history.replaceState(history.state, "", location.pathname + location.search);
      return linked !== undefined;
    }
    /** Back to a page that the browser had kept whole: other pages may have changed the numbers since. */
    function reopen({ persisted }: PageTransitionEvent) {
      if (persisted) open(keptInputs(defaults) ?? defaults);
    }
    if (!openLink()) open(keptInputs(defaults));
    const { values, loanAmount } = enteredEarly();
    if (Object.keys(values).length > 0) dispatch({ type: "change", values });
    if (loanAmount !== undefined) dispatch({ type: "loan-amount", amount: loanAmount });
    // Set by before-hydration.script.ts before the first paint.
    delete document.documentElement.dataset.reopening;
    addEventListener("hashchange", openLink);
    addEventListener("pageshow", reopen);
    return () => {
      removeEventListener("hashchange", openLink);
      removeEventListener("pageshow", reopen);
    };
  }, [defaults]);

  useEffect(() => keepInputs(inputs, defaults), [inputs, defaults]);
  return [inputs, dispatch] as const;
}
