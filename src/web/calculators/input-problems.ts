import { maxAmount } from "#web/components/money-field/money-field.tsx";

/** The longest term that the calculators work with, in years. */
export const maxTermYears = 40;

/** What is wrong with a term, in words, or nothing. */
export function termProblem(termYears: number): string | undefined {
  if (termYears === 0) return "Enter a term: without one there are no payments to show.";
  return termYears > maxTermYears ? `Enter a term of at most ${maxTermYears} years.` : undefined;
}

/** Whether amounts are such that an answer would be sense. */
export function amountsUsable(...amounts: readonly number[]): boolean {
  return amounts.every((amount) => amount <= maxAmount);
}

/** What stands in the answer's place while a figure is missing or out of range. */
export const askForCorrection = "Check the marked figure to see an answer.";
export const askForAmount = "Enter an amount to see an answer.";
