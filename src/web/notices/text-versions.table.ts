/** A text's number and its day, YYYY-MM-DD; both change with its words. */
export type TextVersion = { readonly version: number; readonly date: string };

export const legalVersion: TextVersion = { version: 6, date: "2026-11-28" };

export const accessManualVersion: TextVersion = { version: 6, date: "2026-11-28" };
