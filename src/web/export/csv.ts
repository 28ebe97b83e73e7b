import Papa from "papaparse";
import { csvMark, formula } from "#contract/csv.ts";

/** A number has two decimals in a file; a bigint is a count and has none. */
export type CsvCell = string | number | bigint;

export type CsvRow = Readonly<Record<string, CsvCell | undefined>>;

/** The specified form, or that of South African settings: Excel there takes a comma for the decimal sign. */
export type CsvForm = "specified" | "southAfrican";

const forms = {
  specified: { delimiter: ",", decimals: "." },
  southAfrican: { delimiter: ";", decimals: "," },
} as const;

/** A number that the CSV library writes with two decimals and, as it is no string, does not quote. */
class TwoDecimals {
  readonly value: number;
  readonly decimals: string;
  constructor(value: number, decimals: string) {
    this.value = value;
    this.decimals = decimals;
  }
  toString(): string {
    return (Math.round(this.value * 100) / 100).toFixed(2).replace(".", this.decimals);
  }
}

/** A rate that is a text, such as "10.750", is written like the numbers. */
const decimalText = /^-?\d+\.\d+$/;

/**
 * Rows as CSV: the header is the first row's keys, or `header` where there is no row, numbers have two decimals, counts none, strings are quoted.
 * A string that a spreadsheet would run as a formula gets an apostrophe in front. The South African form has semicolons
 * between the cells and decimal commas, the specified one commas and points.
 */
export function csvText(
  rows: readonly CsvRow[],
  header: readonly string[] = [],
  form: CsvForm = "specified",
): string {
  const { delimiter, decimals } = forms[form];
  const fields = rows[0] ? Object.keys(rows[0]) : [...header];
  const data = rows.map((row) =>
    fields.map((field) => {
      const value = row[field];
      if (typeof value === "number") return new TwoDecimals(value, decimals);
      if (typeof value === "bigint") return value;
      return value && decimalText.test(value) ? value.replace(".", decimals) : (value ?? "");
    }),
  );
  const text = Papa.unparse(
    { fields, data },
    { quotes: (value: unknown) => typeof value === "string", escapeFormulae: formula, delimiter },
  );
  return `${csvMark}${text}\r\n`;
}
