import { useCallback, useLayoutEffect, useMemo, useState } from "preact/hooks";
import type { AffordabilityInputs } from "#calculations/affordability/affordability.ts";
import type { PrimeRateEntry } from "#calculations/prime-rate/prime-rate.table.ts";
import { onceAwake } from "#web/components/later/later.tsx";
import type { CalculatorContext } from "../calculator-context.ts";
import type { ExtraInputs } from "../extra-payments/extra-payments-tab.tsx";
import { changed, sharedDefaults } from "../shared-inputs.ts";
import { defaultNumbers, fragmentOf, numbersOf } from "./kept-numbers.ts";

/**
 * All that is entered on the four tabs, kept above them so that it survives a change of tab. The server renders the
 * defaults; the numbers of a link's fragment take their place when the page has woken up, or when another link is opened.
 */
export function useNumbers(history: readonly PrimeRateEntry[]) {
  const defaults = useMemo(() => defaultNumbers(sharedDefaults(history)), [history]);
  const [numbers, setAwakeNumbers] = useState(defaults);
  const setNumbers = useCallback<typeof setAwakeNumbers>(
    (next) => onceAwake(() => setAwakeNumbers(next)),
    [],
  );

  useLayoutEffect(() => {
    function open() {
      const given = numbersOf(location.hash, defaults);
      if (given) setNumbers(given);
      // Set by reopening.script.ts before the first paint.
      onceAwake(() => delete document.documentElement.dataset.reopening);
    }
    open();
    addEventListener("hashchange", open);
    return () => removeEventListener("hashchange", open);
  }, [defaults, setNumbers]);

  const change: CalculatorContext["change"] = (part) =>
    setNumbers((current) => ({
      ...current,
      inputs: changed(current.inputs, typeof part === "function" ? part(current.inputs) : part),
    }));
  return {
    ...numbers,
    change,
    setLinked: (linked: boolean) => setNumbers((current) => ({ ...current, linked })),
    setIncome: (part: Partial<AffordabilityInputs>) =>
      setNumbers((current) => ({ ...current, income: { ...current.income, ...part } })),
    setExtra: (part: Partial<ExtraInputs>) =>
      setNumbers((current) => ({ ...current, extra: { ...current.extra, ...part } })),
    /** The address of this tab that opens the same numbers; made when it is asked for, never while one types. */
    link: () => new URL(fragmentOf(numbers, defaults), location.href).href,
  };
}
