import { type Inputs, inputField, inputNames } from "#contract/input-fields.ts";
import { defaultInputs } from "#web/inputs/inputs.ts";
import { inputsText } from "#web/inputs/inputs-text.ts";
import { calculatorTabs, canonicalUrl } from "#web/site/addresses.ts";
import type { LetterPage, TabLetter } from "./letter.ts";

/** The address that opens a letter's loan. What one earns and spends is never in it: a letter is passed on. */
export function letterLink({ tab, inputs }: TabLetter["opens"], { site, figures }: LetterPage): string {
  const defaults = defaultInputs(figures);
  const others = inputNames.filter((name) => inputField(name).of).map((name) => [name, defaults[name]]);
  const loan: Inputs = { ...inputs, ...Object.fromEntries(others) };
  return `${canonicalUrl(site, calculatorTabs[tab].path)}#${inputsText(loan, defaults)}`;
}
