import Papa from "papaparse";

/** What a spreadsheet would take for a formula gets an apostrophe before it: visitors chose some of the words. */
const formula = /^\s*[=+\-@|\t\r＝＋－＠]/;

const options = { quotes: true, escapeFormulae: formula, newline: "\r\n" };

/** Lets spreadsheets read letters beyond ASCII; the first of a file. */
export const csvMark = "\uFEFF";

export const csvLines = (rows: readonly (readonly unknown[])[]): string =>
  `${Papa.unparse(rows as unknown[][], options)}\r\n`;
