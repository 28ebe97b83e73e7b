import { marginalRatesTable } from "#calculations/income-tax/income-tax.table.ts";
import { choice, months } from "#web/answer-page/fields.ts";
import { links } from "#web/site/addresses.ts";

const options = { cash: "In cash", loan: "Added to the loan" } as const;

/** How the bank's initiation fee is paid, in every answer that asks. */
export const initiationPaid = (label: string, start: keyof typeof options) => choice(label, options, start);

/** What is left of a running bond. It starts with a whole term, which hardly anybody has left: the hint says where one finds it. */
export const yearsLeft = months("Years left", {
  hint: "Your bond statement says how many.",
});

const topRate = "The tax rate on the top part of your income.";

/** The choice of the rate of income tax that is paid on the last rand earned, with words for leaving tax out. */
export function marginalRate(label: string, start: number, without = "Leave tax out", hint = topRate) {
  const rates = marginalRatesTable.marginalPercents.map((percent) => [String(percent), `${percent}%`]);
  const options: Readonly<Record<string, string>> = { "0": without, ...Object.fromEntries(rates) };
  return choice(label, options, String(start), { hint });
}

/** Under the field for the subsidy: where one finds out whether there is one, and how much. */
export function SubsidyHint() {
  return (
    <>
      Not sure? <a href={links.subsidyCheck}>Check whether you may qualify</a>.
    </>
  );
}
