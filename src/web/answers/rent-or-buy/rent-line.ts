import { capitalGainsNow } from "#calculations/figures/newer-figures.ts";
import {
  type RentOrBuyInputs,
  type RentOrBuyResult,
  rentOrBuy,
} from "#calculations/tools/rent-or-buy/rent-or-buy.ts";
import { startingAmounts } from "#calculations/tools/tool-defaults.ts";
import type { AnswerContext } from "#web/answer-page/described.ts";

/** How far ahead buying is at the end, by the rent of a home like it; rand, negative where renting is ahead. */
export type RentLine = {
  /** The rents that the line runs between; a control over it has the same ends, and this step. */
  from: number;
  to: number;
  step: number;
  points: readonly { rent: number; ahead: number }[];
  /** The rent at which both are equal, where the line has it. */
  tipping: number | undefined;
};

/** The line is straight but for taxes: so many places are enough to draw it. */
const places = 8;

/**
 * The line around the usual rent and the tipping one: it stays the same while only the rent changes, so that a thumb on it
 * is where the finger is. A rent beyond it makes it longer.
 */
export function rentLine(
  values: Omit<RentOrBuyInputs, "gainsTax" | "convention"> & { "gainsTax.marginalPercent": string },
  { tippingRent }: RentOrBuyResult,
  { figures, convention }: AnswerContext,
): RentLine {
  const usual = Math.max(1_000, startingAmounts(values.price).rent);
  const tips = tippingRent !== undefined && tippingRent >= 0.5 && tippingRent < 5 * usual;
  const [least, most] = [usual, tips ? tippingRent : usual].toSorted((a, b) => a - b) as [number, number];
  const { from, to } = roundEnds(Math.min(values.rent, least * 0.5), Math.max(values.rent, most * 1.5));
  const rules = capitalGainsNow(figures);
  const gainsTax = { marginalPercent: Number(values["gainsTax.marginalPercent"]) };
  return {
    from,
    to,
    step: to > 50_000 ? 1_000 : to > 10_000 ? 250 : 100,
    points: Array.from({ length: places + 1 }, (_, place) => {
      const rent = from + ((to - from) * place) / places;
      return { rent, ahead: rentOrBuy({ ...values, gainsTax, convention, rent }, rules).difference };
    }),
    tipping: tips ? tippingRent : undefined,
  };
}

/** Round rents around two: whole or half steps of the higher one's first digit. */
function roundEnds(low: number, high: number) {
  const power = 10 ** Math.floor(Math.log10(high));
  const step = high < 5 * power ? power / 2 : power;
  return { from: Math.max(0, Math.floor(low / step) * step), to: Math.ceil(high / step) * step };
}
