import { maxAmount, maxTermYears } from "#contract/input-fields.ts";
import { rand } from "#web/format/rand.ts";
import type { Answer, AnswerContext, Shown } from "./described.ts";
import {
  type Field,
  type Fields,
  isNumberField,
  limitsOf,
  sharedBy,
  sharedValue,
  type Value,
  type Values,
} from "./fields.ts";
import type { Numbers } from "./numbers.ts";

/** What an answer works with, but for what a visitor chooses. */
export type PageOfAnswer = Omit<AnswerContext, "convention" | "inputs">;

const plainDefault = (field: Field): Value => {
  if ("default" in field && field.default !== undefined) return field.default;
  return isNumberField(field) ? 0 : "";
};

/** What fields start with: what all answers share, and their own defaults. */
export function startingValues<All extends Fields>(fields: All, inputs: Numbers["inputs"]): Values<All> {
  const starting = Object.entries(fields).map(([name, field]) => {
    const shared = sharedBy(field);
    return [name, shared ? sharedValue(inputs, shared) : plainDefault(field)];
  });
  return Object.fromEntries(starting);
}

/** An answer's values: what was entered, over what all answers share, over the defaults. */
export function valuesOf<All extends Fields, R>(
  answer: Answer<All, R>,
  { inputs, entered }: Numbers,
  context: AnswerContext,
): { values: Values<All>; defaults: Readonly<Record<string, Value>> } {
  const started = startingValues(answer.fields, inputs);
  const given = { ...started, ...entered };
  const defaults = { ...started, ...answer.defaults?.(given, context, entered) } as Record<string, Value>;
  return { values: { ...defaults, ...entered } as Values<All>, defaults };
}

/** An answer worked out: its values, what each would be untouched, its result and its words. */
export function shownOf<All extends Fields, R>(
  answer: Answer<All, R>,
  numbers: Numbers,
  page: PageOfAnswer,
): Shown<Values<All>, R> & { defaults: Readonly<Record<string, Value>> } {
  const convention = numbers.entered.convention === "effective" ? "effective" : "nominal";
  const context: AnswerContext = { ...page, convention, inputs: numbers.inputs };
  const { values, defaults } = valuesOf(answer, numbers, context);
  const usable = Object.entries(answer.fields).every(([name, field]) => !valueProblem(field, values[name]!));
  const result = answer.calculate(values, context);
  const text = answer.answer(result, values, context, numbers.entered);
  const answered = usable && text.figure !== undefined;
  return { values, defaults, result, text, usable, answered, context };
}

/** What their own fields hold within its limits; one that comes from another answer is reckoned with as it is. */
const rates: readonly Field["kind"][] = ["rate", "growth", "margin", "share"];

/** What is wrong with a value, in words, or nothing. */
export function valueProblem(field: Field, value: Value): string | undefined {
  if (!isNumberField(field) || field.offPage || rates.includes(field.kind)) return undefined;
  if (field.shared === "loanTerm" || field.shared === "affordabilityTerm") return termProblem(Number(value));
  const { min, max } = limitsOf(field);
  const number = Number(value);
  if (field.kind === "money") return number > max ? `Enter an amount up to ${rand(max)}.` : undefined;
  if (field.kind === "months" && (number < min || number > max))
    return `Enter a time of ${min} month to ${max / 12} years.`;
  return number < min || number > max ? `Enter a number from ${min} to ${max}.` : undefined;
}

/** What is wrong with a term, in words, or nothing. */
export function termProblem(termYears: number): string | undefined {
  return termYears === 0 || termYears > maxTermYears
    ? `Enter a term of 1 to ${maxTermYears} years.`
    : undefined;
}

/** Whether amounts are such that an answer makes sense. */
export function amountsUsable(...amounts: readonly number[]): boolean {
  return amounts.every((amount) => amount <= maxAmount);
}

/** Whether there is a price that costs can be worked out for. */
export const priceUsable = (price: number): boolean => price > 0 && amountsUsable(price);

/** What takes the answer's place while a figure is missing or out of range. */
export const askForCorrection = "Correct the marked field to see your answer.";
export const askForPrice = "Enter a purchase price to see your answer.";
export const askForLoan =
  "Enter a loan amount to see your answer. A deposit that pays the whole price leaves none.";
