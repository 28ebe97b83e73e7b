import { isUsableDate } from "#calculations/calendar/calendar.ts";
import {
  type InputField,
  type InputName,
  type Inputs,
  inputField,
  inputFields,
  inputNames,
} from "#contract/input-fields.ts";
import { countDigits, mostDigits, rateDecimals } from "#web/components/field/typed-text.ts";
import { longestText } from "#web/components/kept/session-text.ts";
import { amountDigits } from "#web/format/typed-amount.ts";
import { withLinkedValue } from "./inputs.ts";

type Value = Inputs[InputName];

/** How a value of each kind is read; what cannot be read counts as not given. */
const readers: Record<InputField["kind"], (text: string, max: number, min: number) => Value | undefined> = {
  money: (text) => whole(text, mostDigits.money),
  count: (text) => whole(text, mostDigits.count),
  rate: (text, max, min) =>
    (min < 0 ? /^-?\d{1,9}(\.\d+)?$/ : /^\d{1,9}(\.\d+)?$/).test(text)
      ? Math.max(min, Math.min(max, Number(Number(text).toFixed(rateDecimals))))
      : undefined,
  date: (text) => (isUsableDate(text) ? text : undefined),
  choice: (text) => (text === "1" || text === "0" ? text === "1" : undefined),
};

function whole(text: string, digits: number): number | undefined {
  return /^\d+$/.test(text) && text.length <= digits ? Number(text) : undefined;
}

function read(name: InputName, text: string): Value | undefined {
  const field = inputField(name);
  const max = "max" in field && field.max !== undefined ? field.max : Number.POSITIVE_INFINITY;
  const min = "min" in field && field.min !== undefined ? field.min : 0;
  return readers[field.kind](text, max, min);
}

/** Values as text, after those of another text: a link that changes some numbers and keeps the others. */
export function valuesText(values: Readonly<Record<string, string | number | boolean>>, others = ""): string {
  const text = new URLSearchParams(others);
  for (const [name, value] of Object.entries(values))
    text.set(name, String(typeof value === "boolean" ? Number(value) : value));
  return text.toString();
}

/** A property value that is linked has no value of its own: it is the purchase price. */
const isOwn = (name: InputName, inputs: Inputs) => !(name === "propertyValue" && inputs.linkedValue);

/**
 * The inputs as text, for what is kept: every one of them, so that whatever page reads it, its own defaults decide
 * nothing.
 */
export function wholeText(inputs: Inputs): string {
  const given = inputNames.filter((name) => inputs[name] !== "" && isOwn(name, inputs));
  return valuesText(Object.fromEntries(given.map((name) => [name, inputs[name]])));
}

/**
 * The inputs as text, for a link's fragment. What differs from the defaults is in it, and always the rate: its default
 * moves with the prime rate, and a link must not.
 */
export function inputsText(inputs: Inputs, defaults: Inputs): string {
  const given = inputNames.filter(
    (name) => name === "interestRate" || (inputs[name] !== defaults[name] && isOwn(name, inputs)),
  );
  return valuesText(Object.fromEntries(given.map((name) => [name, inputs[name]])));
}

const ownerOf = (name: InputName) => inputField(name).of ?? "the loan";

/**
 * The inputs of a text over the defaults, or nothing when it holds none. A calculator none of whose inputs the text
 * names has those of `others`. Never throws, whatever it is given.
 */
export function inputsOfText(text: string, defaults: Inputs, others = defaults): Inputs | undefined {
  if (text.length > longestText) return undefined;
  const given = new Map<string, Value>();
  for (const [name, value] of new URLSearchParams(text)) {
    const known = Object.hasOwn(inputFields, name) && !given.has(name);
    const taken = known ? read(name as InputName, value) : undefined;
    if (taken !== undefined) given.set(name, taken);
  }
  if (given.size === 0) return undefined;
  const owners = new Set([...given.keys()].map((name) => ownerOf(name as InputName)));
  const kept = inputNames.filter((name) => !owners.has(ownerOf(name))).map((name) => [name, others[name]]);
  return withLinkedValue({ ...defaults, ...Object.fromEntries([...kept, ...given]) });
}

/** What a field's text means that no field has looked at yet: what was entered before the page was hydrated. */
export function typedValue(name: InputName, typed: string): Value | undefined {
  return read(name, linkedText(inputField(name).kind, typed));
}

/** A field's text as a link would have it: without what groups thousands, and with a decimal point. */
export function linkedText(kind: string, typed: string): string {
  if (kind === "money") return amountDigits(typed) ?? "0";
  if (kind === "count" || kind === "months") return countDigits(typed) || "0";
  return kind === "text" ? typed : typed.replace(",", ".").replace(/[\s%]|\.$/g, "");
}
