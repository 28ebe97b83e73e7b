import { toolLimits } from "#calculations/tools/tool-inputs.ts";
import type { InputName, Inputs, SliderRange } from "#contract/input-fields.ts";
import { inputsLoanAmount } from "#web/inputs/inputs.ts";

/** An input that the calculators have too: it is taken from there and goes back there. */
export type SharedInput = InputName | "loanAmount";

/** What is known of a number: rand, percent, points or a count, with its limits. */
type NumberField = {
  default?: number;
  min?: number;
  max?: number;
  /** What one press of an arrow key changes. */
  step?: number;
  slider?: SliderRange;
  /** Shows a placeholder in place of a 0: nothing given. */
  startsEmpty?: boolean;
  shared?: SharedInput;
  /** No field on the page shows it: it is taken along for what follows from it, and is never asked for. */
  offPage?: true;
};

/**
 * What is known of an input of a tool. Money is in whole rand; a rate, a growth and a share are in percent, a margin in
 * points to prime; `months` is a length of time; a month is YYYY-MM and a date YYYY-MM-DD, "" when not given.
 */
export type ToolField =
  | ({ kind: "money" | "rate" | "growth" | "margin" | "share" | "count" | "months" } & NumberField)
  | { kind: "month" | "date" | "text"; default?: string }
  | { kind: "choice"; default: string; options: Readonly<Record<string, string>> }
  | { kind: "switch"; default: boolean };

export type ToolFields = Readonly<Record<string, ToolField>>;

type ValueOf<Field extends ToolField> = Field extends { kind: "switch" }
  ? boolean
  : Field extends { kind: "choice"; options: infer Options }
    ? keyof Options & string
    : Field extends { kind: "month" | "date" | "text" }
      ? string
      : number;

/** The value of every field of a tool. */
export type ToolValues<Fields extends ToolFields> = { [Name in keyof Fields]: ValueOf<Fields[Name]> };

export type ToolValue = number | string | boolean;

/** What a visitor entered, by the field's name; the rest has its default. */
export type Entered = Readonly<Record<string, ToolValue>>;

/** The longest text that a field takes. */
export const longestValue = 40;

/** The limits of a number: the field's own, or those of its kind. */
export function limitsOf(field: Extract<ToolField, NumberField & { kind: string }>): {
  min: number;
  max: number;
} {
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

export const isNumberField = (
  field: ToolField,
): field is Extract<
  ToolField,
  { kind: "money" | "rate" | "growth" | "margin" | "share" | "count" | "months" }
> => !["month", "date", "text", "choice", "switch"].includes(field.kind);

/** The same fields for each place of a list, from 0: `offers.0.interestRate`. */
export function listOf<const Name extends string, const Fields extends ToolFields>(
  name: Name,
  places: number,
  fields: Fields,
): { [Key in keyof Fields & string as `${Name}.${number}.${Key}`]: Fields[Key] } {
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
export function placeOf<const Fields extends ToolFields>(
  values: Readonly<Record<string, ToolValue>>,
  list: string,
  place: number,
  fields: Fields,
): ToolValues<Fields> {
  const names = Object.keys(fields);
  return Object.fromEntries(
    names.map((name) => [name, values[`${list}.${place}.${name}`]]),
  ) as ToolValues<Fields>;
}

/** What was entered without a place of a list; the places after it move down. */
export function withoutPlace(entered: Entered, list: string, place: number): Entered {
  const moved = Object.entries(entered).flatMap(([name, value]): [string, ToolValue][] => {
    const [start, at, ...rest] = name.split(".");
    if (start !== list || Number(at) < place) return [[name, value]];
    return Number(at) === place ? [] : [[[list, Number(at) - 1, ...rest].join("."), value]];
  });
  return Object.fromEntries(moved);
}

/** The options of a choice as its field lists them. */
export const choicesOf = (options: Readonly<Record<string, string>>) =>
  Object.entries(options).map(([value, label]) => ({ value, label }));

/** The fields that every tool has: how a yearly rate becomes a monthly one. */
export const conventionOptions = {
  nominal: "Rate ÷ 12, as banks do",
  effective: "Effective",
} as const;

/** The value of a shared input among the calculators' inputs. */
export function sharedValue(inputs: Inputs, name: SharedInput): ToolValue {
  return name === "loanAmount" ? inputsLoanAmount(inputs) : inputs[name];
}
