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
