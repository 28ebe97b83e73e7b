import { expect, test } from "vitest";
import { specifiedFigures } from "#calculations/figures/example-figures.ts";
import type { SiteInfo } from "#contract/page-context.ts";
import { defaultInputs } from "#web/answer-page/inputs.ts";
import { imageLines } from "./sensitivity-table.tsx";

test("the exported picture names loan, term, rate, date and site", () => {
  const site = { productName: "Ikhaya", siteUrl: "https://ikhaya.example" } as SiteInfo;
  const inputs = { ...defaultInputs(specifiedFigures), downPayment: 500_000, loanTerm: 25 };
  const lines = imageLines(inputs, { today: "2026-11-22", site });
  expect(lines.map((line) => line.replaceAll("\u00a0", " "))).toEqual([
    "Loan of R1 500 000 over 25 years at 10.75%",
    "22 November 2026 · Ikhaya, https://ikhaya.example/calculator/sensitivity",
  ]);
});
