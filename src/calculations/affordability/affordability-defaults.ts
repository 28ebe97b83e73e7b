// Apart from the sums, which a page that only has the fields does not need.
import { specifiedLending } from "../figures/lending-assumptions.table.ts";

const { affordabilityRate, stressBuffer, dsrGrossCap, dsrNetCap } = specifiedLending;

/** What the affordability calculator starts with, as specified; the visitor's own income and expenses are left to enter. */
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

/** The least value and the step of the buffer and the caps, in percent; a rate's least value too. */
export const affordabilityLimits = { min: 0, step: 0.1 } as const;
