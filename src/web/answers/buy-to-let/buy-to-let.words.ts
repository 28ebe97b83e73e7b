import type { BuyToLetResult } from "#calculations/tools/buy-to-let/buy-to-let.ts";
import type { AnswerFigure } from "#web/answer-page/described.ts";
import { percent, ratePercent } from "#web/format/percent.ts";
import { rand, randBetween } from "#web/format/rand.ts";
import { yearsText } from "#web/format/years-text.ts";

/** A rate of income tax of "0" leaves tax out. */
type Values = {
  years: number;
  marginalPercent: string;
  rent: number;
  price: number;
  deposit: number;
  interestRate: number;
};

/** Less than half a rand shows as nothing. */
const isNothing = ({ cashFlowFirstMonth }: BuyToLetResult) => Math.abs(cashFlowFirstMonth) < 0.5;

/** "You add R3 080": what is added or left over in the first month. */
export const letFigure = (result: BuyToLetResult): string =>
  isNothing(result) ? "Nothing" : `${addsOrKeeps(result)} ${rand(Math.abs(result.cashFlowFirstMonth))}`;

const addsOrKeeps = ({ cashFlowFirstMonth }: BuyToLetResult) =>
  cashFlowFirstMonth < 0 ? "You add" : "You keep";

/** The rest of the sentence. */
export const letSentence = (result: BuyToLetResult, { marginalPercent }: Values): string =>
  `${isNothing(result) ? "to add " : ""}a month at first${marginalPercent === "0" ? "" : ", before income tax"}`;

/** The first month against the kept one, whichever of them adds or keeps: "R1 200 a month better". */
export function letDifference(kept: BuyToLetResult, now: BuyToLetResult): string {
  const more = randBetween(kept.cashFlowFirstMonth, now.cashFlowFirstMonth);
  return `${rand(Math.abs(more))} a month ${more < 0 ? "worse" : "better"}`;
}

/** What one's own money earns a year, next to what the bond costs: paid into it the money would save that. */
export function letLesson({ irrPercent }: BuyToLetResult, values: Values): string | undefined {
  const { marginalPercent, price, deposit, interestRate } = values;
  if (irrPercent === undefined || deposit >= price) return undefined;
  const does = irrPercent < 0 ? "loses" : "earns";
  return `Your money ${does} ${percent(Math.abs(irrPercent), 1)} a year ${taxed(marginalPercent)}; the bond costs ${ratePercent(interestRate)}.`;
}

const taxed = (marginalPercent: string) => (marginalPercent === "0" ? "before tax" : "after tax");

/** Under the sentence: the return where there is no bond to compare it with, and what must be brought to the sale. */
export function letReturn(result: BuyToLetResult, values: Values): string {
  const { saleProceeds } = result;
  const alone = letLesson(result, values)
    ? ""
    : `Over ${yearsText(values.years)} ${returnText(result, values)}.`;
  const sale =
    saleProceeds < 0 ? `The sale does not pay off the bond: you bring ${rand(-saleProceeds)} to it.` : "";
  return [alone, sale].filter(Boolean).join(" ");
}

function returnText(result: BuyToLetResult, values: Values): string {
  const { irrPercent, cashIn, profit } = result;
  if (cashIn <= 0) return "there is no return to show, because you put in no money of your own";
  if (irrPercent === undefined)
    return profit > 0
      ? "there is no return to show, because you put in so little of your own money"
      : "you get none of your money back";
  const does = irrPercent < 0 ? "loses" : "earns";
  return `your money ${does} ${percent(Math.abs(irrPercent), 1)} a year ${taxed(values.marginalPercent)}`;
}

const percentOrNone = (value: number | undefined): string =>
  value === undefined ? "None" : percent(value, 1);

/** The first month as a sum: what the rent leaves, the bond, and the sentence's figure. */
function sumOfMonth(result: BuyToLetResult, rent: number): AnswerFigure[] {
  const { bondFirstMonth: bond, cashFlowFirstMonth } = result;
  return [
    {
      label: "Rent less costs",
      value: rand(randBetween(-bond, cashFlowFirstMonth)),
      note: `of ${rand(rent)}, after empty months, agent, levy, rates and upkeep`,
    },
    { label: "Bond", value: rand(-bond), note: "instalment and service fee" },
    {
      label: `${addsOrKeeps(result)} a month`,
      value: rand(Math.abs(cashFlowFirstMonth)),
      strong: true,
    },
  ];
}

/** The first month, both yields, what the first year makes of one's own money, the rent that pays for all of it, and the return. */
export function letCards(result: BuyToLetResult, { marginalPercent, rent }: Values): readonly AnswerFigure[] {
  const { grossYieldPercent, netYieldPercent, cashOnCashPercent, breakEvenRent } = result;
  return [
    ...sumOfMonth(result, rent),
    { label: "Gross yield", value: percentOrNone(grossYieldPercent), note: "rent on the price" },
    { label: "Net yield", value: percentOrNone(netYieldPercent), note: "after costs, before the bond" },
    {
      label: "Cash on cash",
      value: percentOrNone(cashOnCashPercent),
      note: "first year, on the money you put in, before income tax",
    },
    breakEvenRent === undefined
      ? { label: "Rent that pays for it", value: "None", note: "no rent comes in" }
      : { label: "Rent that pays for it", value: rand(breakEvenRent), note: "a month, before income tax" },
    { label: "Your own money at the start", value: rand(result.cashIn), note: "deposit and costs" },
    {
      label: "Return a year",
      value: percentOrNone(result.irrPercent),
      note: marginalPercent === "0" ? "before tax, sale included" : "after tax, sale included",
    },
  ];
}

/** What is left of the sale at the end, and what all of it came to. */
export function saleFigures(result: BuyToLetResult): readonly AnswerFigure[] {
  const { homeValue, owed, gainsTax, saleProceeds, lossCarried, profit } = result;
  const unused = {
    label: "Losses not used yet",
    value: rand(lossCarried),
    note: "they would lower the tax on later rent",
  };
  return [
    { label: "Value of the home", value: rand(homeValue) },
    { label: "Costs of selling", value: rand(-(homeValue - owed - gainsTax - saleProceeds)) },
    { label: "Bond repaid", value: rand(-owed) },
    { label: "Tax on the gain", value: rand(-gainsTax) },
    saleProceeds < 0
      ? { label: "You bring to the sale", value: rand(-saleProceeds), strong: true }
      : { label: "Left for you", value: rand(saleProceeds), strong: true },
    {
      label: profit < 0 ? "Loss over all the years" : "Profit over all the years",
      value: rand(Math.abs(profit)),
      note: "all that comes in less all that you paid in",
    },
    ...(lossCarried > 0 ? [unused] : []),
  ];
}
