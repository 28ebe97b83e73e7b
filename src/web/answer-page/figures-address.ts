import type { Inputs } from "#contract/input-fields.ts";
import { type CalculatorTab, calculatorTabs, links } from "#web/site/addresses.ts";
import { valuesText } from "./fields-text.ts";

/** What can be opened with figures: a tab of the calculators, or the guide's cost estimator. */
export type FiguresPlace = CalculatorTab | "estimator";

const pathOf = (place: FiguresPlace) => (place === "estimator" ? links.costs : calculatorTabs[place].path);

/** The address that opens a calculator with these figures, and with the others of a text. */
export function figuresAddress(place: FiguresPlace, figures: Partial<Inputs>, others = ""): string {
  return `${pathOf(place)}#${valuesText(figures, others)}`;
}
