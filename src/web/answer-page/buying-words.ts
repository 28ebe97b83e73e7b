import type { Buyer } from "#calculations/transfer-duty/transfer-duty-cases.ts";
import { ratePercent } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";

/** Said beside a down payment that is more than the price. */
export const depositHint = (deposit: number, price: number): string | undefined =>
  deposit > price ? `More than the price: we use ${rand(price)}.` : undefined;

/** A rent a month over a twentieth of the price has a zero too many: both in rand. So short that it is one line with the way back. */
export const rentHint = (rent: number, price: number): string | undefined =>
  price > 0 && rent > price / 20
    ? `${ratePercent(Math.round((100 * rent) / price))} of the price?`
    : undefined;

/** What the special cases of transfer duty are called, wherever they are asked for. */
export const dutyWords = {
  sellerChargesVat: {
    label: "I buy from a developer or another VAT vendor",
    hint: "Then there is no transfer duty: the price includes VAT.",
  },
  fairValue: {
    label: "Fair value, if the price is lower",
    hint: "Between family members duty is charged on the higher of price and value.",
  },
} as const;

const everyone = "Everyone pays the same transfer duty; there is no discount for a first home.";
const noHomeOfItsOwn =
  "It pays the same transfer duty as a person. When it sells at a gain, it has no exclusion for a home of its own.";

/** What a buyer should know of duty. */
export const buyerWords: Readonly<Record<Buyer, string>> = {
  person: everyone,
  company: noHomeOfItsOwn,
  trust: noHomeOfItsOwn,
};
