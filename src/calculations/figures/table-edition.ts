/** One edition of a table of figures: what a source published, in force from a day. Days are YYYY-MM-DD. */
export type TableEdition = {
  readonly from: string;
  readonly source: string;
  /** The day on which it was last compared with its source. */
  readonly checked: string;
  /** The last day that it was published for. Figures that hold until further notice have none. */
  readonly until?: string;
  /** The product specification gives this edition. */
  readonly specified?: true;
};

/** All known editions of a table, newest first. */
export type TableEditions<Table extends TableEdition> = readonly [Table, ...Table[]];
