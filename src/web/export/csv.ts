import Papa from "papaparse";
import { csvMark, formula } from "#contract/csv.ts";

export type CsvRow = Readonly<Record<string, string | number | undefined>>;

/** A number that the CSV library writes with two decimals and, as it is no string, does not quote. */
class TwoDecimals {
  readonly value: number;
  constructor(value: number) {
    this.value = value;
  }
  toString(): string {
    return (Math.round(this.value * 100) / 100).toFixed(2);
  }
}

/**
 * Rows as CSV: the header is the first row's keys, or `header` where there is no row, numbers have two decimals, strings are quoted.
 * A string that a spreadsheet would run as a formula gets an apostrophe in front.
 */
export function csvText(rows: readonly CsvRow[], header: readonly string[] = []): string {
  const fields = rows[0] ? Object.keys(rows[0]) : [...header];
  const data = rows.map((row) =>
    fields.map((field) => {
      const value = row[field];
      return typeof value === "number" ? new TwoDecimals(value) : (value ?? "");
    }),
  );
  const text = Papa.unparse(
    { fields, data },
    { quotes: (value: unknown) => typeof value === "string", escapeFormulae: formula },
  );
  return `${csvMark}${text}\r\n`;
}
