import { useState } from "react";
import { amountDigits } from "#web/format/typed-amount.ts";
import { useEnteredEarly } from "#web/inputs/use-entered-early.ts";

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

/** The numbers of an example and the way to change one. What was typed before the page was hydrated counts. */
export function useExampleNumbers<Name extends string>(id: string, fields: ExampleFields<Name>) {
  const names = Object.keys(fields) as Name[];
  const [numbers, setNumbers] = useState(
    () => Object.fromEntries(names.map((name) => [name, fields[name].start])) as Record<Name, number>,
  );
  const change = (name: Name, value: number) => setNumbers((now) => ({ ...now, [name]: value }));
  useEnteredEarly((entered) => {
    for (const name of names) {
      const { kind, max = Number.MAX_VALUE } = fields[name];
      const value = Number(typed[kind](entered[`${id}-${name}`] ?? "") || Number.NaN);
      if (Number.isFinite(value)) change(name, Math.min(max, value));
    }
  });
  return [numbers, change] as const;
}
