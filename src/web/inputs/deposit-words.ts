import { rand } from "#web/format/rand.ts";

/** Said beside a down payment that is more than the price. */
export const depositHint = (deposit: number, price: number): string | undefined =>
  deposit > price ? `That is more than the price, so we use ${rand(price)}.` : undefined;
