import { capitalGainsNow } from "#calculations/figures/newer-figures.ts";
import { type RentOrBuyResult, rentOrBuy } from "#calculations/tools/rent-or-buy/rent-or-buy.ts";
import { startingAmounts } from "#calculations/tools/tool-defaults.ts";
import { yearsText } from "#web/calculators/years-text.ts";
import { rand } from "#web/format/rand.ts";
import { startingHome } from "../owned-home-start.ts";
import { type ToolFigure, toolOf } from "../tool.ts";
import { rentOrBuyFields } from "./rent-or-buy.fields.ts";

/** Whether renting or buying leaves a household better off after some years. */
export const rentOrBuyTool = toolOf({
  id: "rent-or-buy",
  fields: rentOrBuyFields,
  defaults: ({ price, deposit }, { today, figures }) => ({
    ...startingHome({ price, deposit, today, figures }),
    rent: startingAmounts(price).rent,
  }),
  calculate: (values, { figures, convention }) =>
    rentOrBuy(
      {
        ...values,
        convention,
        gainsTax: { marginalPercent: Number(values["gainsTax.marginalPercent"]) },
      },
      capitalGainsNow(figures),
    ),
  answer: (result, { price, years }) => ({
    figure: price > 0 ? figureOf(result) : undefined,
    sentence: sentence(result, years),
    problem: "Enter a purchase price to compare buying with renting.",
    cards: cards(result, years),
  }),
  calculation: ({ tippingRent }, { price, rent, years }) => ({
    price,
    rent,
    years,
    ...(tippingRent !== undefined && { tippingRent }),
  }),
});

const even = ({ difference }: RentOrBuyResult) => Math.abs(difference) < 0.5;

const figureOf = (result: RentOrBuyResult): string =>
  even(result) ? "No difference" : rand(Math.abs(result.difference));

function sentence(result: RentOrBuyResult, years: number): string {
  const { buyerNetWorth, buyerAheadAtEnd } = result;
  const better = even(result)
    ? `between renting and buying after ${yearsText(years)}`
    : `better off after ${yearsText(years)} if you ${buyerAheadAtEnd ? "buy" : "rent"}`;
  const owed =
    buyerNetWorth < 0 ? `. If you bought and sold then, you would owe ${rand(-buyerNetWorth)}` : "";
  return `${better}${aheadForATime(result)}${owed}. ${tipping(result)}`;
}

/** The buyer may be ahead for some years and behind again at the end. */
const aheadForATime = ({ breakEvenYear, buyerAheadAtEnd }: RentOrBuyResult): string =>
  breakEvenYear !== undefined && !buyerAheadAtEnd
    ? `, although buying is ahead for a time from year ${breakEvenYear}`
    : "";

function tipping({ tippingRent, buyerAheadAtEnd }: RentOrBuyResult): string {
  if (tippingRent === undefined) return "No usual rent would make buying better";
  if (tippingRent < 0.5) return "Buying wins at any rent";
  return buyerAheadAtEnd
    ? `Renting wins if a home like this rents for less than ${rand(tippingRent)} a month`
    : `Buying wins if a home like this rents for more than ${rand(tippingRent)} a month`;
}

function cards(result: RentOrBuyResult, years: number): readonly ToolFigure[] {
  const { tippingRent } = result;
  return [
    { label: "You own if you buy", value: rand(result.buyerNetWorth), note: "home sold, bond repaid" },
    { label: "You own if you rent", value: rand(result.renterNetWorth), note: "in savings" },
    { label: "Buying is ahead", ...breakEven(result, years) },
    {
      label: "Break-even rent",
      value: tippingRent === undefined ? "None" : rand(tippingRent),
      ...(tippingRent !== undefined && { note: "a month, today" }),
    },
    { label: "Month 1 if you buy", value: rand(result.ownerFirstMonth), note: "bond and upkeep" },
    { label: "Month 1 if you rent", value: rand(result.renterFirstMonth), note: "rent" },
  ];
}

function breakEven({ breakEvenYear, breakEvenMonth, buyerAheadAtEnd }: RentOrBuyResult, years: number) {
  if (breakEvenYear === undefined) return { value: "Not yet", note: `not within ${yearsText(years)}` };
  return buyerAheadAtEnd
    ? { value: `From year ${breakEvenYear}`, note: `month ${breakEvenMonth}` }
    : { value: "For a time", note: `from year ${breakEvenYear}, not at the end` };
}
