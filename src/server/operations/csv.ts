import Papa from "papaparse";
import { formula } from "#contract/csv.ts";

const options = { quotes: true, escapeFormulae: formula, newline: "\r\n" };

export const csvLines = (rows: readonly (readonly unknown[])[]): string =>
  `${Papa.unparse(rows as unknown[][], options)}\r\n`;
