import type { RentOrBuyResult } from "#calculations/tools/rent-or-buy/rent-or-buy.ts";
import { rand } from "#web/format/rand.ts";
import { CurvesChart } from "../curves-chart.tsx";

type Rows = RentOrBuyResult["rows"];

/** What the buyer and the renter own at the end of each year, and where buying comes out ahead. */
export function NetWorthChart({ result }: { result: RentOrBuyResult }) {
  const { rows, breakEvenMonth, breakEvenYear, buyerNetWorth, renterNetWorth } = result;
  return (
    <CurvesChart
      id="net-worth"
      title="What you own at the end of each year"
      caption={`At the end you own ${rand(buyerNetWorth)} if you buy and ${rand(renterNetWorth)} if you rent. ${
        breakEvenYear === undefined
          ? "Buying does not come out ahead in these years."
          : `Buying first comes out ahead in year ${breakEvenYear}.`
      }`}
      curves={[{ name: "Buy" }, { name: "Rent", dashed: true }]}
      stops={rows.map(({ year, buyer, renter }) => ({
        x: year,
        name: `Year ${year}`,
        heights: [buyer, renter],
      }))}
      x={{ format: String, unit: "Year" }}
      mark={breakEvenMonth === undefined ? undefined : markAt(breakEvenMonth, rows)}
    />
  );
}

/** The place of a month on the buyer's curve, which is drawn from year to year. */
function markAt(month: number, rows: Rows) {
  const x = Math.max(1, month / 12);
  const year = Math.ceil(x);
  const after = rows[year - 1]!;
  const before = rows[year - 2] ?? after;
  const height = after.buyer - (year - x) * (after.buyer - before.buyer);
  return { x, height, label: `Year ${year}` };
}
