import { amountDigits } from "#web/format/typed-amount.ts";
import { useKeptAnswers } from "#web/guide/kept-answers/use-kept-answers.ts";

/** The fields of an example with what the chapter's text starts with: amounts in whole rand, rates in percent. */
export type ExampleFields<Name extends string> = Record<
  Name,
  { kind: "money" | "rate"; label: string; start: number; max?: number }
>;

/** Digits of what was typed before the field was there to read it; nothing where there are none. */
const typed = {
  money: (text: string) => amountDigits(text) ?? "",
  rate: (text: string) => text.replace(",", ".").replace(/[^\d.]/g, ""),
};

/** The numbers of an example and the way to change one. */
export function useExampleNumbers<Name extends string>(id: string, fields: ExampleFields<Name>) {
  const names = Object.keys(fields) as Name[];
  const start = Object.fromEntries(names.map((name) => [name, fields[name].start])) as Record<Name, number>;
  return useKeptAnswers(id, start, (name, text) => {
    const { kind, max = Number.MAX_VALUE } = fields[name];
    const value = Number(typed[kind](text) || Number.NaN);
    return Number.isFinite(value) ? Math.min(max, value) : undefined;
  });
}
