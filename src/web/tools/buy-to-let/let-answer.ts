import type { BuyToLetResult } from "#calculations/tools/buy-to-let/buy-to-let.ts";
import { yearsText } from "#web/calculators/years-text.ts";
import { percent } from "#web/format/percent.ts";
import { rand, signedRand } from "#web/format/rand.ts";
import type { ToolFigure } from "../tool.ts";
import type { ToolValues } from "../tool-fields.ts";
import type { buyToLetFields } from "./buy-to-let.fields.ts";

type Values = ToolValues<typeof buyToLetFields>;

/** What is added or left over in the first month. */
export const letFigure = ({ cashFlowFirstMonth }: BuyToLetResult): string =>
  Math.abs(cashFlowFirstMonth) < 0.5 ? "Nothing" : rand(Math.abs(cashFlowFirstMonth));

/** The rest of the sentence: the return over the years, and what must be brought to the sale. */
export function letSentence(result: BuyToLetResult, values: Values): string {
  const { cashFlowFirstMonth, saleProceeds } = result;
  const side = cashFlowFirstMonth < 0.5 ? "to add" : "left over";
  const first = `a month ${side} at first${values.marginalPercent === "0" ? "" : ", before income tax"}`;
  const sale =
    saleProceeds < 0 ? `. The sale does not pay off the bond: you bring ${rand(-saleProceeds)} to it` : "";
  return `${first}. ${returnText(result, values)}${sale}`;
}

function returnText(
  { irrPercent, cashIn, profit }: BuyToLetResult,
  { years, marginalPercent }: Values,
): string {
  const over = `Over ${yearsText(years)}`;
  if (cashIn <= 0) return `${over} there is no return to show, because you put in no money of your own`;
  if (irrPercent === undefined && profit > 0)
    return `${over} there is no return to show, because you put in so little of your own money`;
  if (irrPercent === undefined) return `${over} you get none of your money back`;
  const tax = marginalPercent === "0" ? "before tax" : "after tax";
  return irrPercent < 0
    ? `${over} your money loses ${percent(-irrPercent, 1)} a year ${tax}`
    : `${over} your money earns ${percent(irrPercent, 1)} a year ${tax}`;
}

const percentOrNone = (value: number | undefined): string =>
  value === undefined ? "None" : percent(value, 1);

/** Both yields, the first month, the rent that pays for all of it, and the return. */
export function letCards(result: BuyToLetResult, { marginalPercent }: Values): readonly ToolFigure[] {
  const { cashFlowFirstMonth, cashOnCashPercent, breakEvenRent, irrPercent, cashIn } = result;
  return [
    { label: "Gross yield", value: percentOrNone(result.grossYieldPercent), note: "rent on the price" },
    {
      label: "Net yield",
      value: percentOrNone(result.netYieldPercent),
      note: "after costs, before the bond",
    },
    {
      label: "Cash flow a month",
      value: signedRand(cashFlowFirstMonth),
      ...(cashOnCashPercent !== undefined && {
        note: `${percent(cashOnCashPercent, 1)} a year of what you put in, before income tax`,
      }),
    },
    breakEvenRent === undefined
      ? { label: "Rent that pays for it", value: "None", note: "no rent comes in" }
      : { label: "Rent that pays for it", value: rand(breakEvenRent), note: "a month, before income tax" },
    { label: "Your own money at the start", value: rand(cashIn), note: "deposit and costs" },
    {
      label: "Return a year",
      value: percentOrNone(irrPercent),
      note: marginalPercent === "0" ? "before tax, sale included" : "after tax, sale included",
    },
  ];
}
