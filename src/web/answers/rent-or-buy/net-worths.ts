import { capitalGainsNow } from "#calculations/figures/newer-figures.ts";
import {
  type RentOrBuyInputs,
  type RentOrBuyResult,
  rentOrBuy,
} from "#calculations/tools/rent-or-buy/rent-or-buy.ts";
import type { AnswerContext } from "#web/answer-page/described.ts";
import { rand } from "#web/format/rand.ts";

/** The numbers of the page: the rate of tax on gains is chosen from a list. */
export type HomeNumbers = Omit<RentOrBuyInputs, "gainsTax" | "convention"> & {
  "gainsTax.marginalPercent": string;
};

/** What a household owns if it buys and if it rents, from the numbers of the page. */
export const netWorths = (
  { "gainsTax.marginalPercent": percent, ...numbers }: HomeNumbers,
  { figures, convention }: AnswerContext,
): RentOrBuyResult =>
  rentOrBuy(
    { ...numbers, convention, gainsTax: { marginalPercent: Number(percent) } },
    capitalGainsNow(figures),
  );

/** A tipping rent as it is named: the first whole rand from which buying is ahead, as where that is asked for. */
export const tippingRand = (tippingRent: number): string => rand(Math.ceil(tippingRent));
