import { useEffect } from "react";

/** The amounts that a chapter's text says for the numbers of its example, by their names. */
export type Amounts = Readonly<Record<string, string>>;

/**
 * The rows of a chapter say the amounts of its example. The server wrote them for the numbers that it begins with; they are in
 * the text around the island, so that it stays one small answer.
 */
export function useAmountsInText(amounts: Amounts) {
  useEffect(() => {
    for (const shown of document.querySelectorAll<HTMLElement>("[data-amount]")) {
      const amount = amounts[shown.dataset.amount!];
      if (amount !== undefined) shown.textContent = amount;
    }
  });
}

/** How a figure and the words on it are named in the text, for those that are named alike. */
export const figureAmounts = (named: Readonly<Record<string, { figure: string; words?: string }>>): Amounts =>
  Object.fromEntries(
    Object.entries(named).flatMap(([name, { figure, words = "" }]) => [
      [name, figure],
      [wordsOf(name), words],
    ]),
  );

/** The name of the words on a figure. */
export const wordsOf = (name: string) => `${name}: words`;
