import { maxAmount } from "#contract/input-fields.ts";

/** Whether amounts are such that an answer makes sense. */
export function amountsUsable(...amounts: readonly number[]): boolean {
  return amounts.every((amount) => amount <= maxAmount);
}

/** Whether there is a price that costs can be worked out for. */
export const priceUsable = (price: number): boolean => price > 0 && amountsUsable(price);

/** What takes the answer's place while a figure is missing or out of range. */
export const askForCorrection = "Correct the marked field to see your answer.";
export const askForPrice = "Enter a purchase price to see your answer.";
export const askForLoan = "Enter a loan amount to see your answer.";
