import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Bar, Bars } from "./bars.tsx";

const drawn = (bars: Bar[]) => renderToStaticMarkup(<Bars id="test" label="Amounts" bars={bars} />);
const lengths = (markup: string) =>
  [...markup.matchAll(/ x="([^"]+)" width="([^"]+)" height="100%"/g)].map(([, x, width]) => [x, width]);

test("the largest amount takes the whole width and the others their share of it", () => {
  const markup = drawn([
    { name: "One", amount: 50, value: "R50" },
    { name: "Two", amount: 200, value: "R200" },
    { name: "None", amount: 0, value: "R0" },
  ]);
  expect(lengths(markup)).toEqual([
    ["0.00%", "25.00%"],
    ["0.00%", "100.00%"],
  ]);
  expect(markup).toContain("R0");
});

test("without any amount there is no bar, and no NaN", () => {
  const markup = drawn([{ name: "One", amount: 0, value: "R0" }]);
  expect(lengths(markup)).toEqual([]);
  expect(markup).not.toContain("NaN");
});

test("the parts of a bar follow one another, and what is hatched finds its own pattern", () => {
  const parts = [
    { amount: 50, tone: "main" },
    { amount: 30, tone: "soft" },
    { amount: 0, tone: "notice" },
    { amount: 20, tone: "notice" },
  ] as const;
  const markup = drawn([{ name: "Shares", amount: 100, value: "100", parts }]);
  expect(lengths(markup)).toEqual([
    ["0.00%", "50.00%"],
    ["50.00%", "30.00%"],
    ["80.00%", "20.00%"],
  ]);
  expect(markup).toContain('<pattern id="test-hatch"');
  expect(markup).toContain('fill="url(#test-hatch)"');
});

test("bars below zero end at a line, from which the others begin", () => {
  const markup = drawn([
    { name: "Less", amount: -50, value: "−R50" },
    { name: "Same", amount: 0, value: "R0" },
    { name: "More", amount: 150, value: "R150" },
  ]);
  expect(lengths(markup)).toEqual([
    ["0.00%", "25.00%"],
    ["25.00%", "75.00%"],
  ]);
  expect(markup).toMatch(/<line[^>]* x1="25.00%" x2="25.00%"/);
  expect(drawn([{ name: "More", amount: 1, value: "R1" }])).not.toContain("_zero");
});
