import { expect, test } from "vitest";
import { extraPaymentsDifference } from "./extra-payments.words.ts";

const spaced = (text: string) => text.replaceAll("_", "\u00a0");

const side = (monthlyPayment: number, totalInterest: number, payoffTime: number) => ({
  result: { withExtra: { monthlyPayment, totalInterest, payoffTime, totalPayments: 0 } },
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
] as const)("the difference %# in words", ([kept, now, sentence]) => {
  expect(extraPaymentsDifference(kept, now)).toBe(spaced(sentence));
});
