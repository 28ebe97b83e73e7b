import { expect, test } from "vitest";
import { extraPaymentsDifference } from "./extra-payments.words.ts";

const spaced = (text: string) => text.replaceAll("_", "\u00a0");

const side = (monthlyPayment: number, totalInterest: number, payoffTime: number, without = 3_000_000) => ({
  result: {
    base: { monthlyPayment: 0, totalInterest: without, payoffTime: 240, totalPayments: 0 },
    withExtra: { monthlyPayment, totalInterest, payoffTime, totalPayments: 0 },
    savings: {
      interestSaved: without - totalInterest,
      timeSaved: 0,
      totalExtraPaid: 0,
      effectiveReturn: 0,
    },
  },
});

test.for([
  [
    side(20_138, 2_468_000, 222),
    side(21_138, 2_168_000, 208),
    "R1_000 more a month saves R300_000 in interest, and the loan is paid off 1\u00a0year, 2\u00a0months sooner.",
  ],
  [
    side(21_138, 2_168_000, 208),
    side(20_138, 2_468_000, 209),
    "R1_000 less a month costs R300_000 more in interest, and the loan is paid off 1\u00a0month later.",
  ],
  [side(2000, 90_000, 240), side(1500, 60_000, 240), "R500 less a month, and R30_000 less in interest."],
  [
    side(2000, 0, 24),
    side(2000, 0, 25),
    "The same a month, and the same interest in all, and the loan is paid off 1\u00a0month later.",
  ],
  [
    side(20_138, 2_700_000, 222),
    side(30_138, 3_900_000, 228, 4_400_000),
    "R200_000 more interest saved than the R300_000 that you kept, and the loan is paid off 6\u00a0months later.",
  ],
  [
    side(20_138, 2_700_000, 222),
    side(30_138, 3_700_000, 222, 4_000_000),
    "As much interest saved as the R300_000 that you kept.",
  ],
] as const)("the difference %# in words", ([kept, now, sentence]) => {
  expect(extraPaymentsDifference(kept, now)).toBe(spaced(sentence));
});
