import { expect, test } from "vitest";
import { currentFigures } from "#calculations/figures/example-figures.ts";
import { answerCurves, curveSource } from "#web/answer-page/answer-curves.tsx";
import { shownWith } from "#web/testing/example-page.ts";
import { toolContext, toolOpened } from "#web/testing/tool-opened.ts";
import { rentLine } from "./rent-chart.tsx";
import { rentOrBuy } from "./rent-or-buy.tsx";

const context = toolContext("2026-11-21", currentFigures);
const lineOf = (link: string) => {
  const { values, result } = toolOpened(rentOrBuy, link, context);
  return { line: rentLine(values, result, context), result };
};

test("the line stays where it is while only the rent changes, so that a thumb on it stays under the finger", () => {
  const { line } = lineOf("rent=9000");
  expect(lineOf("rent=18000").line).toEqual(line);
});

test("the line rises with the rent and is at zero where the answer tips", () => {
  const { line, result } = lineOf("rent=14000");
  expect(line.tipping).toBe(result.tippingRent);
  expect([line.from < result.tippingRent!, line.to > result.tippingRent!]).toEqual([true, true]);
  for (const [index, { rent, ahead }] of line.points.entries()) {
    expect(ahead).toBeGreaterThan(line.points[index - 1]?.ahead ?? Number.NEGATIVE_INFINITY);
    expect(ahead < 0).toBe(rent < result.tippingRent!);
  }
});

test("a rent beyond the line makes it longer, and a home of nearly nothing has one too", () => {
  expect(lineOf("rent=90000").line.to).toBeGreaterThanOrEqual(90_000);
  expect(lineOf("price=1&rent=0").line.to).toBeGreaterThan(0);
});

test.each([{}, { rent: 90_000 }, { purchasePrice: 6_000_000, rent: 5_000 }])(
  "the picture has the ends of the rent's own curve: %o",
  (values) => {
    const shown = shownWith(rentOrBuy, values);
    const { min, max } = curveSource(rentOrBuy, { ...shown, entered: values })!.ranges.rent!;
    const { from, to } = rentLine(shown.values, shown.result, shown.context);
    expect([from, to]).toEqual([min, max]);
  },
);

test("where the rent follows the price, a dearer home is always better rented: its steps are not in the curve", () => {
  const shown = shownWith(rentOrBuy, {});
  const { answers } = answerCurves(curveSource(rentOrBuy, { ...shown, entered: {} })!).get("price")!;
  for (const [place, ahead] of answers.entries())
    expect(ahead).toBeLessThan(answers[place - 1] ?? Number.POSITIVE_INFINITY);
});
