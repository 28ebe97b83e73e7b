import type { ReactNode } from "react";

type GroupProps = {
  /** In the first group, what the amounts of all rows are for: words that end with an amount of the chapter's example. */
  amountsFor?: string;
  of?: readonly [name: string, amount: string];
  children: ReactNode;
};

/** What the rows below it have in common. */
export function Group({ amountsFor, of, children }: GroupProps) {
  return (
    <p data-group>
      {children}
      {of && (
        <small>
          Amounts for {amountsFor} <span data-amount={of[0]}>{of[1]}</span>
        </small>
      )}
    </p>
  );
}
