import { expect, test } from "vitest";
import { loanDifference } from "./loan.words.ts";

const spaced = (text: string) => text.replaceAll("_", "\u00a0");

const side = (monthlyPayment: number, totalPayments: number, downPayment = 0, purchasePrice = 1_500_000) => ({
  inputs: { downPayment, purchasePrice },
  result: { monthlyPayment, totalPayments },
});

test.for([
  [
    "a longer term",
    side(14_728.74, 3_534_897),
    side(13_446.08, 4_840_587),
    "R1_283 less a month costs R1_305_690 more over the term.",
  ],
  [
    "a shorter term",
    side(13_446.08, 4_840_587),
    side(14_728.74, 3_534_897),
    "R1_283 more a month saves R1_305_690 over the term.",
  ],
  [
    "a lower rate",
    side(2000, 480_000),
    side(1500, 360_000),
    "R500 less a month, and R120_000 less over the term.",
  ],
  [
    "a higher price",
    side(1500, 360_000),
    side(2000, 480_000, 0, 1_900_000),
    "R500 more a month, and R120_000 more over the term. The price is R400_000 more.",
  ],
  [
    "a lower price over a longer term, with a higher down payment",
    side(2000, 360_000),
    side(1500, 480_000, 50_000, 1_400_000),
    "R500 less a month, and R120_000 more over the term. The price is R100_000 less, and the down payment is R50_000 more.",
  ],
  [
    "the same instalment for longer",
    side(1500, 360_000),
    side(1500.2, 400_000),
    "The same a month, and R40_000 more over the term.",
  ],
  [
    "a down payment",
    side(2000, 480_000),
    side(1500, 360_000, 100_000),
    "R500 less a month, and R120_000 less over the term. The down payment is R100_000 more.",
  ],
  [
    "a down payment above the price, which counts as the price",
    side(2000, 480_000, 1_500_000),
    side(2100, 400_000, 9_000_000),
    "R100 more a month saves R80_000 over the term.",
  ],
  [
    "a smaller down payment over a longer term: no saving, because it is another loan",
    side(2000, 480_000, 100_000),
    side(1500, 500_000, 0),
    "R500 less a month, and R20_000 more over the term. The down payment is R100_000 less.",
  ],
] as const)("%s", ([, kept, now, sentence]) => {
  expect(loanDifference(kept, now)).toBe(spaced(sentence));
});
