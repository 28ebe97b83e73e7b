/**
 * How well a figure is known: read at the authority or in its text, confirmed by two or more others, printed by one other,
 * or chosen for this site. A figure that was not found is `undefined` in its table, never a guess.
 */
export type FigureStatus = "authority" | "agreed" | "single" | "chosen";

/** Where a table's figures come from; `from` (in force since) is left out where a figure has no such day. Dates YYYY-MM-DD. */
export type Sourced = {
  readonly from?: string;
  readonly source: string;
  readonly status: FigureStatus;
  readonly checked: string;
};
