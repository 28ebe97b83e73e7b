import { monthAfter, monthOf } from "#calculations/calendar/months.ts";
import { type PayOffSoonerResult, payOffSooner } from "#calculations/tools/pay-off-sooner/pay-off-sooner.ts";
import type { Inputs } from "#contract/input-fields.ts";
import { choice, count, margin, money, rate, type Values } from "#web/answer-page/fields.ts";
import { inputsLoanAmount } from "#web/answer-page/inputs.ts";
import { exampleRate } from "./example-rate.ts";

/** The ways by their addresses in the chapter, with its headings there. */
const ways = {
  "shorter-term": "Choose 20 years rather than 30",
  "thirteenth-instalment": "Pay a 13th instalment",
  "extra-each-month": "Add R500 a month",
  "keep-your-instalment": "Keep your instalment when rates fall",
  "better-rate": "Start with a better rate",
  "early-lump-sum": "Put in a lump sum early",
  refinance: "Refinance at a lower rate",
} as const;

export type WayId = keyof typeof ways;

export const extraFields = {
  way: choice("Seven ways to pay less", ways, "extra-each-month"),
  extra: money("Extra each month", { default: 500 }),
  lumpSum: money("Paid in early, once", { default: 10_000 }),
  lowerBy: margin("Lower by", { default: 0.5, min: 0, step: 0.25, emptyMeans: 0 }),
  owed: money("What you still owe", { default: 1_000_000 }),
  rate: rate("Interest rate", { default: 10.75, ...exampleRate }),
  years: count("Years left", { default: 20, min: 1, max: 40, unit: "years" }),
};

export type Bond = Values<typeof extraFields>;

/** The bond of the calculators. */
export const bondOf = (inputs: Inputs) => {
  const { interestRate, loanTerm } = inputs;
  return { owed: inputsLoanAmount(inputs), rate: interestRate, years: loanTerm };
};

/** A bond with a little more each month, and a lump sum with the first instalment, as banks count. */
export function paidOffWithExtra(
  { extra, owed, rate: interestRate, years }: Bond,
  today: string,
  lumpSum = 0,
): PayOffSoonerResult {
  const firstInstalment = monthAfter(monthOf(today), 1);
  return payOffSooner({
    balance: owed,
    interestRate,
    remainingMonths: years * 12,
    monthlyExtra: extra,
    lumpSums: [{ month: firstInstalment, amount: lumpSum }],
    firstInstalment,
  });
}
