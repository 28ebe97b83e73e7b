import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { specifiedFigures } from "#calculations/figures/example-figures.ts";
import { loan } from "#calculations/loan/loan.ts";
import { defaultInputs } from "#web/answer-page/inputs.ts";
import { PremiumBanner } from "./loan.tsx";

const inputs = defaultInputs(specifiedFigures);

/** The banner for a price of R2 000 000 and a property value of one's own. */
function banner(propertyValue: number): string {
  const values = { ...inputs, propertyValue, today: "2026-11-21", figures: specifiedFigures };
  return renderToStaticMarkup(<PremiumBanner result={loan(values)} />).replaceAll("\u00a0", " ");
}

test("more than R1 000 above or below the property value is said, with its share", () => {
  expect(banner(1_998_999)).toContain("Property Premium: R1 001 (0.1%)");
  expect(banner(2_500_000)).toContain("Property Discount: R500 000 (20.0%)");
  expect(banner(1_999_000)).toBe("");
});

test("a property value of 0 counts as not given", () => {
  expect(banner(0)).toBe("");
});
