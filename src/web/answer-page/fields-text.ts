import { isUsableDate } from "#calculations/calendar/calendar.ts";
import type { Inputs } from "#contract/input-fields.ts";
import { monthOfNumber } from "#web/components/date-field/month-number.ts";
import { countDigits, mostDigits, rateDecimals } from "#web/components/field/typed-text.ts";
import { longestText } from "#web/components/kept/session-text.ts";
import { amountDigits } from "#web/format/typed-amount.ts";
import { type CalculatorTab, calculatorTabs, links } from "#web/site/addresses.ts";
import { type Entered, type Field, type Fields, limitsOf, longestValue, type Value } from "./fields.ts";

// The one way in which numbers are written as a text and read back: links, what is kept for the session, what is kept to
// compare with, and what was entered before the page was hydrated.

const wholeNumber = /^\d+$/;
/** A link by hand may have cents, where a field has whole rand. */
const amountOfMoney = /^\d+(\.\d{1,2})?$/;
const decimalNumber = /^\d{1,9}(\.\d+)?$/;
const signedNumber = /^[-\u2212]?\d{1,9}(\.\d+)?$/;

/** A value of a text, or nothing where the field would not take it. */
function valueIn(field: Field, text: string): Value | undefined {
  switch (field.kind) {
    case "money":
      return amountOfMoney.test(text) && text.length <= mostDigits.money ? Number(text) : undefined;
    case "count":
    case "months":
      return wholeNumber.test(text) && text.length <= mostDigits.count ? Number(text) : undefined;
    case "month":
      return /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? text : undefined;
    case "date":
      return isUsableDate(text) ? text : undefined;
    case "text":
      return text.slice(0, longestValue);
    case "choice":
      return Object.hasOwn(field.options, text) ? text : undefined;
    case "switch":
      return text === "1" || text === "0" ? text === "1" : undefined;
    default:
      return rateIn(field, text);
  }
}

/** A rate, a growth, a share or points, drawn to the field's limits. */
function rateIn(field: Parameters<typeof limitsOf>[0], text: string): number | undefined {
  const { min, max } = limitsOf(field);
  if (!(min < 0 ? signedNumber : decimalNumber).test(text)) return undefined;
  const value = Number(Number(text.replace("\u2212", "-")).toFixed(rateDecimals));
  return Math.min(max, Math.max(min, value));
}

/** The values of a text that the fields would take. Never throws, whatever it is given. */
export function valuesOfText(text: string, fields: Fields): Entered {
  if (text.length > longestText) return {};
  return valuesOfPairs(new URLSearchParams(text), fields);
}

/** The same of names with their texts; of a name that comes twice, the first that can be read counts. */
function valuesOfPairs(pairs: Iterable<readonly [string, string]>, fields: Fields): Entered {
  const read = new Map<string, Value>();
  for (const [name, value] of pairs) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const taken = field && !read.has(name) ? valueIn(field, value) : undefined;
    if (taken !== undefined) read.set(name, taken);
  }
  return Object.fromEntries(read);
}

/** Values as text, after those of another text: a link that changes some numbers and keeps the others. */
export function valuesText(values: Entered, others = ""): string {
  const text = new URLSearchParams(others);
  for (const [name, value] of Object.entries(values))
    text.set(name, String(typeof value === "boolean" ? Number(value) : value));
  return text.toString();
}

/** What fields were given that no field has looked at yet: what was entered before the page was hydrated. */
export function typedValues(
  texts: readonly (readonly [name: string, text: string])[],
  fields: Fields,
): Entered {
  const linked = [...texts, ...timesOf(texts)].map(([name, text]) => {
    const kind = Object.hasOwn(fields, name) ? fields[name]?.kind : undefined;
    return [name, kind ? linkedText(kind, text) : text] as const;
  });
  return valuesOfPairs(linked, fields);
}

/** A field's text as a link would have it: without what groups thousands, and with a decimal point. */
function linkedText(kind: Field["kind"], typed: string): string {
  if (kind === "money") return amountDigits(typed) ?? "0";
  if (kind === "count" || kind === "months") return countDigits(typed) || "0";
  if (kind === "text") return typed;
  // The slider of a month counts in months; the field says "2021-11".
  if (kind === "month" && /^\d+$/.test(typed)) return monthOfNumber(Number(typed));
  return typed.replace(",", ".").replace(/[\s%]|\.$/g, "");
}

/** A length of time is two fields, for its years and its months: both together, in months. */
function timesOf(texts: readonly (readonly [name: string, text: string])[]): [string, string][] {
  const given = new Map(texts);
  const whole = (name: string) => Number(countDigits(given.get(name) ?? ""));
  const names = texts
    .map(([name]) => /^(.+)-(?:years|months)$/.exec(name)?.[1])
    .filter((name) => name !== undefined);
  return names.map((name) => [name, String(whole(`${name}-years`) * 12 + whole(`${name}-months`))]);
}

/** What can be opened with figures: a tab of the calculators, or the guide's cost estimator. */
export type FiguresPlace = CalculatorTab | "estimator";

const pathOf = (place: FiguresPlace) => (place === "estimator" ? links.costs : calculatorTabs[place].path);

/** The address that opens a calculator with these figures, and with the others of a text. */
export function figuresAddress(place: FiguresPlace, figures: Partial<Inputs>, others = ""): string {
  return `${pathOf(place)}#${valuesText(figures, others)}`;
}
