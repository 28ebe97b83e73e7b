import Papa from "papaparse";

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

/** What a spreadsheet would run: a leading =, +, @, tab or return, and a minus that is no plain number's. */
const formula = /^(?:[=+@\t\r]|-(?!\d+\.\d{2}$))/;

/**
 * Rows as CSV: the header is the first row's keys, or `header` where there is no row, numbers have two decimals, strings are quoted.
 * A string that a spreadsheet would run as a formula gets an apostrophe in front.
 * Starts with a byte order mark, without which Excel misreads every "−" and "–".
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
  return `\ufeff${text}\r\n`;
}
