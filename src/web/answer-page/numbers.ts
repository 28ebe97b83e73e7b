import { type InputName, type Inputs, inputField, inputNames } from "#contract/input-fields.ts";
import { type Entered, type Fields, input, sharedBy, type Value } from "./fields.ts";
import { valuesOfText, valuesText } from "./fields-text.ts";
import { changedInputs, type InputsChange, withLinkedValue } from "./inputs.ts";

/** All that a visitor has entered: the inputs that all answers share, and what is one answer's own. */
export type Numbers = { inputs: Inputs; entered: Entered };

/** The shared inputs as fields, under their own names. */
export const sharedFields: Fields = Object.fromEntries(
  [...inputNames, "loanAmount" as const].map((name) => [name, input(name, "")]),
);

/** Values by the names of an answer's fields, apart into the shared inputs and what is the answer's own. */
export function apart(values: Entered, fields: Fields): { own: Entered; shared: InputsChange } {
  const own: Record<string, Value> = {};
  const shared: Record<string, Value> = {};
  for (const [name, value] of Object.entries(values)) {
    const place = fields[name] && sharedBy(fields[name]);
    if (place === undefined) own[name] = value;
    else shared[place] = value;
  }
  return { own, shared: shared as InputsChange };
}

/** The numbers after some have been entered, by the names of the page's fields. */
export function withEntered({ inputs, entered }: Numbers, values: Entered, fields: Fields): Numbers {
  const { own, shared } = apart(values, fields);
  return { inputs: changedInputs(inputs, shared), entered: { ...entered, ...own } };
}

/** A property value that is linked has no value of its own: it is the purchase price. */
const isOwn = (name: InputName, inputs: Inputs) => !(name === "propertyValue" && inputs.linkedValue);

const textOf = (inputs: Inputs, names: readonly InputName[]) =>
  valuesText(Object.fromEntries(names.map((name) => [name, inputs[name]])));

/**
 * The shared inputs as text, for what is kept: every one of them, so that whatever page reads it, its own defaults decide
 * nothing.
 */
export function wholeText(inputs: Inputs): string {
  return textOf(
    inputs,
    inputNames.filter((name) => inputs[name] !== "" && isOwn(name, inputs)),
  );
}

/**
 * The shared inputs as text, for a link's fragment. What differs from the defaults is in it, and always the rate: its
 * default moves with the prime rate, and a link must not.
 */
export function inputsText(inputs: Inputs, defaults: Inputs): string {
  const differs = (name: InputName) => inputs[name] !== defaults[name] && isOwn(name, inputs);
  return textOf(
    inputs,
    inputNames.filter((name) => name === "interestRate" || differs(name)),
  );
}

const ownerOf = (name: InputName) => inputField(name).of ?? "the loan";

/**
 * The shared inputs of a text over the defaults, or nothing when it holds none. A calculator none of whose inputs the text
 * names has those of `others`. Never throws, whatever it is given.
 */
export function inputsOfText(text: string, defaults: Inputs, others = defaults): Inputs | undefined {
  const { loanAmount: _, ...given } = valuesOfText(text, sharedFields);
  const names = Object.keys(given) as InputName[];
  if (names.length === 0) return undefined;
  const owners = new Set(names.map(ownerOf));
  const kept = inputNames.filter((name) => !owners.has(ownerOf(name))).map((name) => [name, others[name]]);
  return withLinkedValue({ ...defaults, ...Object.fromEntries(kept), ...given });
}

/**
 * What a text says, or nothing when it says nothing: a link's, or one kept to compare with. Names of the answer's own
 * fields come first; a link to a calculator opens here as well. What it leaves out is as in `others`.
 */
export function numbersOfText(
  text: string,
  fields: Fields,
  defaults: Inputs,
  others = defaults,
): Numbers | undefined {
  const linked = valuesOfText(text, fields);
  const { own, shared } = apart(linked, fields);
  const { loanAmount, ...named } = shared;
  // What a calculator calls by the name of one of these fields may be something else.
  const rest = new URLSearchParams(text);
  for (const name of Object.keys(fields)) rest.delete(name);
  const inputs = inputsOfText(valuesText(named, rest.toString()), defaults, others);
  if (Object.keys(linked).length === 0 && !inputs) return undefined;
  const opened = inputs ?? others;
  return { inputs: loanAmount === undefined ? opened : changedInputs(opened, { loanAmount }), entered: own };
}
