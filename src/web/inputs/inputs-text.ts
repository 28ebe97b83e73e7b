import { isUsableDate } from "#calculations/calendar/calendar.ts";
import {
  type InputField,
  type InputName,
  type Inputs,
  inputField,
  inputFields,
  inputNames,
} from "#contract/input-fields.ts";
import { mostDigits, rateDecimals } from "#web/components/field/typed-text.ts";
import { amountDigits } from "#web/format/typed-amount.ts";
import { withLinkedValue } from "./inputs.ts";

/** A text longer than any of ours is not one. */
const longestText = 2000;

type Value = Inputs[InputName];

/** How a value of each kind is read; what cannot be read counts as not given. */
const readers: Record<InputField["kind"], (text: string, max: number) => Value | undefined> = {
  money: (text) => whole(text, mostDigits.money),
  count: (text) => whole(text, mostDigits.count),
  rate: (text, max) =>
    /^\d{1,9}(\.\d+)?$/.test(text) ? Math.min(max, Number(Number(text).toFixed(rateDecimals))) : undefined,
  date: (text) => (isUsableDate(text) ? text : undefined),
  choice: (text) => (text === "1" || text === "0" ? text === "1" : undefined),
};

function whole(text: string, digits: number): number | undefined {
  return /^\d+$/.test(text) && text.length <= digits ? Number(text) : undefined;
}

function read(name: InputName, text: string): Value | undefined {
  const field = inputField(name);
  const max = "max" in field && field.max !== undefined ? field.max : Number.POSITIVE_INFINITY;
  return readers[field.kind](text, max);
}

const written = (value: Value) => (typeof value === "boolean" ? String(Number(value)) : String(value));

/**
 * The inputs as text, for a link's fragment and for what is kept. Only what differs from the defaults is in it; with
 * `whole` the rate always is: its default moves with the prime rate, and a link must not.
 */
export function inputsText(inputs: Inputs, defaults: Inputs, { whole = false } = {}): string {
  const given = inputNames.filter(
    (name) =>
      (whole && name === "interestRate") ||
      (inputs[name] !== defaults[name] && !(name === "propertyValue" && inputs.linkedValue)),
  );
  return new URLSearchParams(given.map((name) => [name, written(inputs[name])])).toString();
}

/** The inputs of a text over the defaults, or nothing when it holds none. Never throws, whatever it is given. */
export function inputsOfText(text: string, defaults: Inputs): Inputs | undefined {
  if (text.length > longestText) return undefined;
  const given = new Map<string, Value>();
  for (const [name, value] of new URLSearchParams(text)) {
    const known = Object.hasOwn(inputFields, name) && !given.has(name);
    const taken = known ? read(name as InputName, value) : undefined;
    if (taken !== undefined) given.set(name, taken);
  }
  return given.size > 0 ? withLinkedValue({ ...defaults, ...Object.fromEntries(given) }) : undefined;
}

/** What a field's text means that no field has looked at yet: what was entered before the page was hydrated. */
export function typedValue(name: InputName, typed: string): Value | undefined {
  const { kind } = inputField(name);
  if (kind === "money") return read(name, amountDigits(typed) ?? "0");
  if (kind === "count") return read(name, typed.replace(/\D/g, "") || "0");
  return read(name, kind === "rate" ? typed.replace(",", ".") : typed);
}
