import type { ReactNode } from "react";
import { toolLimits } from "#calculations/tools/tool-inputs.ts";
import {
  type InputName,
  type Inputs,
  inputField,
  type inputFields,
  type SliderRange,
} from "#contract/input-fields.ts";
import { monthOfNumber, numberOfMonth } from "#web/components/date-field/month-number.ts";
import { inputsLoanAmount } from "./inputs.ts";

/** An input that all answers share; the loan amount is price and down payment in one. */
type SharedInput = InputName | "loanAmount";

/** How a field is asked for on the page. */
type Asked = {
  label?: string;
  /** A link in it only shows under an amount, a rate or a number. */
  hint?: ReactNode;
  /** The hint is too long for the line that all fields with a curve share on a phone: it is under its own. */
  hintStays?: boolean;
  /** What is counted: "years", "months", "days". */
  unit?: string;
  /** Where it starts is one choice among equals: there is no way back to it. */
  noWayBack?: true;
};

/** What is known of a number: rand, percent, points or a count, with its limits. */
type NumberField = Asked & {
  default?: number;
  min?: number;
  max?: number;
  /** What one press of an arrow key changes. */
  step?: number;
  /** Undefined in an answer along which a shared field hardly matters: it then has no curve there. */
  slider?: SliderRange | undefined;
  /** Shows a placeholder in place of a 0: nothing given. */
  startsEmpty?: boolean;
  /** What an emptied field counts as; without it the last value stays. */
  emptyMeans?: number;
  /** Its value is one that all answers share. */
  shared?: SharedInput;
  /** No field on the page shows it: it is taken along for what follows from it, and is never asked for. */
  offPage?: true;
};

export type NumberKind = "money" | "rate" | "growth" | "margin" | "share" | "count" | "months";

/**
 * What is known of an input of an answer. Money is in whole rand; a rate, a growth and a share are in percent, a margin in
 * points to prime; `months` is a length of time; a month is YYYY-MM and a date YYYY-MM-DD, "" when not given.
 */
export type Field =
  | (NumberField & { kind: NumberKind })
  | (Asked & { kind: "month"; default?: string; slider?: SliderRange })
  | (Asked & { kind: "date" | "text"; default?: string; shared?: SharedInput })
  | (Asked & { kind: "choice"; default: string; options: Readonly<Record<string, string>> })
  | (Asked & { kind: "switch"; default: boolean; shared?: SharedInput });

export type Fields = Readonly<Record<string, Field>>;

type ValueOf<One extends Field> = One extends { kind: "switch" }
  ? boolean
  : One extends { kind: "choice"; options: infer Options }
    ? keyof Options & string
    : One extends { kind: "month" | "date" | "text" }
      ? string
      : number;

/** The value of every field of an answer. */
export type Values<All extends Fields> = { [Name in keyof All]: ValueOf<All[Name]> };

export type Value = number | string | boolean;

/** What a visitor entered, by the field's name; the rest has its default. */
export type Entered = Readonly<Record<string, Value>>;

type More<One> = Omit<One, "kind" | "label">;
type Numbers<Kind extends NumberKind> = { kind: Kind; label: string } & NumberField;
const number =
  <const Kind extends NumberKind>(kind: Kind) =>
  (label: string, more: More<NumberField> = {}): Numbers<Kind> => ({ kind, label, ...more });

/** An amount in whole rand. */
export const money = number("money");
/** An interest rate in percent a year. */
export const rate = number("rate");
/** How much something grows a year, in percent; it may shrink. */
export const growth = number("growth");
/** Points to prime. */
export const margin = number("margin");
/** A part of something, in percent. */
export const share = number("share");
/** A number of years, days or payments. */
export const count = number("count");
/** A length of time, in months; asked for in years and months. */
export const months = number("months");

/** A calendar month, YYYY-MM. */
export const month = (label: string, more: More<Asked & { slider?: SliderRange }> = {}) =>
  ({ kind: "month", label, ...more }) as const;
/** A calendar day, YYYY-MM-DD. */
export const date = (label: string, more: More<Asked> = {}) => ({ kind: "date", label, ...more }) as const;

/** One of a few options; the first word is what links and results call it. */
export const choice = <const Options extends Readonly<Record<string, string>>>(
  label: string,
  options: Options,
  start: keyof Options & string,
  more: More<Asked> = {},
) => ({ kind: "choice", label, options, default: start as string, ...more }) as const;

/** A tick. */
export const tick = (label: string, start: boolean, more: More<Asked> = {}) =>
  ({ kind: "switch", label, default: start, ...more }) as const;

type KindOf<Name extends SharedInput> = Name extends InputName ? (typeof inputFields)[Name]["kind"] : "money";
type OfKind = { [Kind in NumberKind]: NumberField & { kind: Kind } } & {
  date: Asked & { kind: "date"; default?: string };
  switch: Extract<Field, { kind: "switch" }>;
};
type SharedField<Name extends SharedInput> = OfKind[KindOf<Name>] & { shared: Name };

/** A field whose value all answers share: its kind, its limits and its slider stand in the table of inputs. */
export function input<const Name extends SharedInput>(
  name: Name,
  label: string,
  more: More<NumberField> = {},
): SharedField<Name> {
  const known = inputField(name === "loanAmount" ? "purchasePrice" : (name as InputName));
  const { counted: _, of: __, ...field } = known;
  const open = known.kind === "rate" && known.max === undefined ? { max: Number.MAX_VALUE } : {};
  return { ...field, ...open, label, shared: name, ...more } as never;
}

/** The longest text that a field takes. */
export const longestValue = 40;

/** The limits of a number: the field's own, or those of its kind. */
export function limitsOf(field: Extract<Field, { kind: NumberKind }>): { min: number; max: number } {
  const byKind = {
    money: toolLimits.money,
    rate: toolLimits.rate,
    growth: toolLimits.growth,
    margin: toolLimits.margin,
    share: toolLimits.share,
    count: { min: 0, max: 9_999 },
    months: { min: 1, max: 480 },
  }[field.kind];
  return { min: field.min ?? byKind.min, max: field.max ?? byKind.max };
}

export const isNumberField = (field: Field): field is Extract<Field, { kind: NumberKind }> =>
  !["month", "date", "text", "choice", "switch"].includes(field.kind);

/** The shared input that a field's value is, if it is one. */
export const sharedBy = (field: Field): SharedInput | undefined =>
  "shared" in field ? field.shared : undefined;

/** The value of a shared input. */
export function sharedValue(inputs: Inputs, name: SharedInput): Value {
  return name === "loanAmount" ? inputsLoanAmount(inputs) : inputs[name];
}

/** The same fields for each place of a list, from 0: `offers.0.interestRate`. */
export function listOf<const Name extends string, const All extends Fields>(
  name: Name,
  places: number,
  fields: All,
): { [Key in keyof All & string as `${Name}.${number}.${Key}`]: All[Key] } {
  const entries = Array.from({ length: places }, (_, place) =>
    Object.entries(fields).map(([key, field]) => [`${name}.${place}.${key}`, field] as const),
  );
  return Object.fromEntries(entries.flat()) as never;
}

/** How many places of a list have something in them: the last one that was entered counts, and all before it. */
export function placesEntered(entered: Entered, list: string): number {
  const places = Object.keys(entered)
    .map((name) => name.split("."))
    .filter(([name, place]) => name === list && place !== undefined)
    .map(([, place]) => Number(place) + 1);
  return Math.max(0, ...places);
}

/** The values of one place of a list, by the names that they have in it; `fields` are those of a place. */
export function placeOf<const All extends Fields>(
  values: Readonly<Record<string, Value>>,
  list: string,
  place: number,
  fields: All,
): Values<All> {
  const names = Object.keys(fields);
  return Object.fromEntries(names.map((name) => [name, values[`${list}.${place}.${name}`]])) as Values<All>;
}

/** What was entered without a place of a list; the places after it move down. */
export function withoutPlace(entered: Entered, list: string, place: number): Entered {
  const moved = Object.entries(entered).flatMap(([name, value]): [string, Value][] => {
    const [start, at, ...rest] = name.split(".");
    if (start !== list || Number(at) < place) return [[name, value]];
    return Number(at) === place ? [] : [[[list, Number(at) - 1, ...rest].join("."), value]];
  });
  return Object.fromEntries(moved);
}

/** What a place on a field's slider stands for: a month's slider counts in months, the others in what their field holds. */
export const valueOnSlider = (field: Field | undefined, place: number): Value =>
  field?.kind === "month" ? monthOfNumber(Math.round(place)) : place;

/** Where a value of a field is on its slider. */
export const placeOnSlider = (field: Field | undefined, value: Value): number =>
  field?.kind === "month" ? numberOfMonth(String(value)) : Number(value);

/** The options of a choice as its field lists them. */
export const choicesOf = (options: Readonly<Record<string, string>>) =>
  Object.entries(options).map(([value, label]) => ({ value, label }));

/** How a yearly rate becomes a monthly one, in words. */
export const conventionOptions = {
  nominal: "Rate ÷ 12, as banks do",
  effective: "Effective",
} as const;
