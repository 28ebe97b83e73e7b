import { maximumLoanTerm } from "#calculations/loan/loan-amount.ts";

/** The sensible range of each slider; the field above it takes what lies outside. */
export const sliders = {
  price: { min: 0, max: 8_000_000, step: 50_000, ticks: [0, 2_000_000, 4_000_000, 6_000_000, 8_000_000] },
  downPayment: { min: 0, max: 2_000_000, step: 10_000, ticks: [0, 500_000, 1_000_000, 1_500_000, 2_000_000] },
  rate: { min: 5, max: 20, step: 0.25, ticks: [5, 10, 15, 20] },
  term: { min: 5, max: maximumLoanTerm, step: 1, ticks: [5, 10, 15, 20, 25, maximumLoanTerm] },
  extraPayment: { min: 0, max: 10_000, step: 100, ticks: [0, 2_500, 5_000, 7_500, 10_000] },
} as const;
