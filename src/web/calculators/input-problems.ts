import { maxAmount } from "#contract/input-fields.ts";

/** Whether amounts are such that an answer would be sense. */
export function amountsUsable(...amounts: readonly number[]): boolean {
  return amounts.every((amount) => amount <= maxAmount);
}

/** What takes the answer's place while a figure is missing or out of range. */
export const askForCorrection = "Check the marked figure to see an answer.";
export const askForAmount = "Enter an amount to see an answer.";
