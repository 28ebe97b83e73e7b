import type { PartnerLead } from "#contract/partner-body.ts";
import { calculationFigures } from "#contract/tools.ts";

type Calculation = NonNullable<PartnerLead["currentCalculation"]>;

const wholeNumbers = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });

/** In percent, years or months; all other figures of a calculation are rand. */
const withDecimals: readonly string[] = [
  "currentRate",
  "loanTerm",
  ...Object.entries(calculationFigures)
    .filter(([, { kind }]) => kind !== "rand")
    .map(([name]) => name),
];

/** The figures of a calculation as one writes them: whole rand, three decimals of a rate. */
export function roundedCalculation(calculation: Calculation): Calculation {
  return Object.fromEntries(
    Object.entries(calculation).map(([name, value]) => [
      name,
      typeof value !== "number"
        ? value
        : withDecimals.includes(name)
          ? threeDecimals(value)
          : Math.round(value),
    ]),
  );
}

/** "R1,234,567", negative "-R1,200"; what is not plainly an amount stays as it was typed. */
export function randText(figure: number | string): string {
  const amount = numberIn(figure, /^R?\s*(?:\d+|\d{1,3}(?:[,\s]\d{3})+)(?:\.\d*)?$/);
  if (amount === undefined) return String(figure);
  return `${Math.round(amount) < 0 ? "-" : ""}R${wholeNumbers.format(Math.abs(amount))}`;
}

/** "11.75%"; what is not plainly a rate stays as it was typed. */
export function percentText(figure: number | string): string {
  const rate = numberIn(
    typeof figure === "string" ? figure.replace(",", ".") : figure,
    /^\d+(?:\.\d*)?\s*%?$/,
  );
  return rate === undefined ? String(figure) : `${threeDecimals(rate)}%`;
}

const threeDecimals = (value: number): number => Math.round(value * 1_000) / 1_000;

function numberIn(figure: number | string, plain: RegExp): number | undefined {
  if (typeof figure === "number") return figure;
  const text = figure.trim();
  return plain.test(text) ? Number(text.replace(/[R,%\s]/g, "")) : undefined;
}
