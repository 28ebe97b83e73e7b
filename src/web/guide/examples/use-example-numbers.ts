import { useLayoutEffect, useState } from "react";

/** The fields of an example with what the chapter's text starts with: amounts in whole rand, rates in percent. */
export type ExampleFields<Name extends string> = Record<
  Name,
  { kind: "money" | "rate"; label: string; start: number; max?: number }
>;

/** Digits of what was typed before the field was there to read it; nothing where there are none. */
const typed = {
  money: (text: string) => text.replace(/\D/g, ""),
  rate: (text: string) => text.replace(",", ".").replace(/[^\d.]/g, ""),
};

/** The numbers of an example and the way to change one. What was typed before the page was hydrated counts. */
export function useExampleNumbers<Name extends string>(id: string, fields: ExampleFields<Name>) {
  const names = Object.keys(fields) as Name[];
  const [numbers, setNumbers] = useState(
    () => Object.fromEntries(names.map((name) => [name, fields[name].start])) as Record<Name, number>,
  );
  const change = (name: Name, value: number) => setNumbers((now) => ({ ...now, [name]: value }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what came before this component
  useLayoutEffect(() => {
    for (const name of names) {
      const text = window.entered?.[`${id}-${name}`];
      const value = Number(typed[fields[name].kind](text ?? "") || Number.NaN);
      if (Number.isFinite(value)) change(name, value);
    }
  }, []);
  return [numbers, change] as const;
}
