import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { currentFigures, specifiedFigures } from "#calculations/figures/example-figures.ts";
import { transferDuty, transferDutyTableAt } from "#calculations/transfer-duty/transfer-duty.ts";
import { CostEstimator } from "./cost-estimator.tsx";
import { DutyCurve } from "./duty-curve.tsx";
import { TransferDutyPanel } from "./transfer-duty-panel.tsx";

const today = "2026-11-21";
const page = { today, edition: "specification", addedPrimeRates: [] } as const;

/** The cells of every row of a table, as text. */
function rowsOf(html: string): string[][] {
  return [...html.matchAll(/<tr[^>]*>([\s\S]*?)<\/tr>/g)].map(([, row = ""]) =>
    [...row.matchAll(/<t[dh][^>]*>([\s\S]*?)<\/t[dh]>/g)].map(([, cell = ""]) =>
      cell.replace(/<[^>]*>/g, ""),
    ),
  );
}

test("the duty panel prints the specification's worked examples", () => {
  const html = renderToStaticMarkup(<TransferDutyPanel today={today} figures={specifiedFigures} />);
  expect(html).toContain("Transfer Duty (2025/26) at a glance");
  expect(rowsOf(html).slice(-5)).toEqual([
    ["R800,000", "R0"],
    ["R1,200,000", "R0"],
    ["R1,500,000", "R8,700"],
    ["R2,000,000", "R33,786"],
    ["R3,000,000", "±R107,356"],
  ]);
  expect(html).toContain("signed before 1 Apr 2025 uses the 2024/25 table (R2,000,000 → R41,625)");
});

test("the duty curve ends a fifth above the price, and shows where duty begins to who pays none", () => {
  const table = transferDutyTableAt(today, specifiedFigures.transferDuty);
  const texts = (price: number) =>
    [
      ...renderToStaticMarkup(
        <DutyCurve price={price} duty={transferDuty(price, table)} table={table} />,
      ).matchAll(/<text[^>]* x="([^"]*)"[^>]*>([^<]+)/g),
    ].map(([, place, words]) => `${place} ${words!.replaceAll("\u00a0", " ")}`);
  expect(texts(3_500_000)).toEqual(["28.8% R1.21m", "55.5% R2.33m", "83.3% R3.5m", "83.3% R162 356"]);
  expect(texts(900_000)).toEqual(["66.7% R1.21m", "91.7% R1.66m", "49.6% R900k", "49.6% R0"]);
});

test("the duty panel names every bracket of the table", () => {
  const brackets = rowsOf(
    renderToStaticMarkup(<TransferDutyPanel today={today} figures={specifiedFigures} />),
  ).slice(1, 7);
  expect(brackets[0]).toEqual(["Up to R1,210,000", "Nothing"]);
  expect(brackets[1]).toEqual(["Up to R1,663,800", "3% of the part above R1,210,000"]);
  expect(brackets[2]).toEqual(["Up to R2,329,300", "R13,614 + 6% of the part above R1,663,800"]);
  expect(brackets[5]).toEqual(["Above R13,310,000", "R1,241,456 + 13% of the part above R13,310,000"]);
});

test("the estimator arrives with the six rows of the default purchase", () => {
  const html = renderToStaticMarkup(<CostEstimator {...page} />).replaceAll("\u00a0", " ");
  expect(html).toContain("Upfront &amp; Statutory Costs");
  expect(html).toContain('value="1,800,000"');
  expect(rowsOf(html).slice(1)).toEqual([
    ["Transfer Attorney FeesOn the price, guideline of 27 May 2024, with 15% VAT", "R39 658"],
    ["Deeds Office Fee (Transfer)On the price, deeds office tariff of 1 April 2025", "R1 646"],
    ["Bond Attorney FeesOn the bond, guideline of 27 May 2024, with 15% VAT", "R37 375"],
    ["Deeds Office Fee (Bond)On the bond, deeds office tariff of 1 April 2025", "R1 646"],
    ["Transfer DutySARS sliding scale (2025/26), from 1 April 2025, unchanged for 2026/27", "R33 786"],
    ["Total (illustrative)The five costs added and rounded", "R114 111"],
  ]);
});

test("the estimator says first what cash the home takes, then its five pieces with the way to their parts", () => {
  const html = renderToStaticMarkup(<CostEstimator {...page} />).replaceAll("\u00a0", " ");
  expect(html).toMatch(/R320 149<\/span><\/strong> in cash for this home: your deposit and the costs\./);
  const pieces = [...html.matchAll(/<a href="#([^"]*)"[^>]*>([^<]+) <span[^>]*>([^<]*)/g)];
  expect(pieces.map(([, part, name, amount]) => [part, name, amount])).toEqual([
    ["transfer-duty", "Transfer duty", "R33 786"],
    ["interest-on-your-deposit", "Deposit", "R200 000"],
    ["the-attorneys-fees", "Attorneys", "R77 033"],
    ["the-deeds-office", "Deeds office", "R3 292"],
    ["the-banks-fees", "The bank’s fee", "R6 038"],
  ]);
});

test("before 1 April 2025 the estimator names the earlier scale", () => {
  expect(renderToStaticMarkup(<CostEstimator {...page} today="2025-03-31" />)).toContain(
    "SARS sliding scale (2024/25), from 1 March 2023",
  );
});

test("under the estimate stands what newer tariffs make of it", () => {
  const html = renderToStaticMarkup(<CostEstimator {...page} />);
  // Deeds office 2 × 92; attorneys 42,406 − 39,658 and, on the bond of R1,800,000, 39,968 − 37,375.
  expect(html.replaceAll("\u00a0", " ")).toContain(
    "Since 1 April 2026 the deeds office charges R184 more, and since 1 July 2026 the attorneys’ guideline comes to R5 341 more. The current total is about R119 636.",
  );
});

test("by the current figures the estimate is that total, and nothing newer is told", () => {
  const html = renderToStaticMarkup(<CostEstimator {...page} edition="current" />).replaceAll("\u00a0", " ");
  expect(rowsOf(html).at(-1)).toEqual(["Total (illustrative)The five costs added and rounded", "R119 636"]);
  expect(html).toContain("guideline of 1 July 2026");
  expect(html).not.toContain("data-newer-costs");
});

test("the duty panel says that the table was kept, and dates the change from the year that made it", () => {
  const specified = renderToStaticMarkup(<TransferDutyPanel today={today} figures={specifiedFigures} />);
  expect(specified).toContain("In force since 1 Apr 2025, unchanged for 2026/27.");
  const current = renderToStaticMarkup(<TransferDutyPanel today={today} figures={currentFigures} />);
  expect(current).toContain("Transfer Duty (2026/27) at a glance");
  expect(current).toContain("signed before 1 Apr 2025 uses the 2024/25 table (R2,000,000 → R41,625)");
});
