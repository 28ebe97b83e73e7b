import type { InputName, Inputs } from "#contract/input-fields.ts";
import { inputFields } from "#contract/input-fields.ts";
import { takeEntered } from "#web/components/kept/entered-early.ts";
import { keepForSession, keptForSession } from "#web/components/kept/session-text.ts";
import { inputsOfText, typedValue, wholeText } from "./inputs-text.ts";

/** Where the inputs are kept: for the browser tab's session, on the device. The server never sees them. */
export const keptInputsPlace = "inputs";

/** Where the inputs of an earlier moment are kept to compare with, in the same way. */
export const keptToComparePlace = "compare";

/**
 * Keeps the inputs for this browser tab: for a reload, for Back, for another page, for a tab that the phone threw away.
 * The defaults themselves are not kept: nobody has chosen a number yet.
 */
export function keepInputs(inputs: Inputs, defaults: Inputs): void {
  if (inputs !== defaults) keepForSession(keptInputsPlace, wholeText(inputs));
}

/** The kept inputs, or nothing where none are. */
export function keptInputs(defaults: Inputs): Inputs | undefined {
  return inputsOfText(keptForSession(keptInputsPlace) ?? "", defaults);
}

/** What was entered before the page was hydrated. It is told once. */
export function enteredEarly(): { values: Partial<Inputs>; loanAmount?: number } {
  const entered = takeEntered((name) => name === "loanAmount" || Object.hasOwn(inputFields, name));
  const { loanAmount, ...texts } = Object.fromEntries(entered);
  const values = Object.entries(texts)
    .map(([name, text]) => [name, typedValue(name as InputName, text)] as const)
    .filter(([, value]) => value !== undefined);
  return {
    values: Object.fromEntries(values),
    ...(loanAmount !== undefined && { loanAmount: Number(typedValue("purchasePrice", loanAmount)) }),
  };
}
