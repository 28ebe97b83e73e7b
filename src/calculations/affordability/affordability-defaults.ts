// In a file without the sums, for pages that only have the fields.
import { specifiedLending } from "../figures/lending-assumptions.table.ts";

const { affordabilityRate, stressBuffer, dsrGrossCap, dsrNetCap } = specifiedLending;

/** What the affordability calculator starts with, as specified; income and expenses start empty. */
export const affordabilityDefaults = {
  grossIncome: 0,
  netIncome: 0,
  monthlyExpenses: 0,
  interestRate: affordabilityRate,
  termYears: 20,
  nominal: true,
  stressed: false,
  stressBuffer,
  dsrGrossCap,
  dsrNetCap,
} as const;

/** The nurse of the guide's chapter, who is the calculator's example too: rand a month. */
export const affordabilityExample = {
  grossIncome: 30_000,
  netIncome: 23_500,
  monthlyExpenses: 16_000,
} as const;

/** The lowest value and the step of the buffer and the caps, in percent; also the lowest rate. */
export const affordabilityLimits = { min: 0, step: 0.1 } as const;
