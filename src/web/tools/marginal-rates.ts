import { marginalRatesTable } from "#calculations/income-tax/income-tax.table.ts";

/** The choice of the rate of income tax that is paid on the last rand earned, with words for leaving tax out. */
export const marginalRateOptions = (without: string): Readonly<Record<string, string>> => ({
  "0": without,
  ...Object.fromEntries(
    marginalRatesTable.marginalPercents.map((percent) => [String(percent), `${percent}%`]),
  ),
});
