import { expect, test } from "vitest";
import { bars, days, shares } from "./operator-charts.tsx";

const element = '<script>alert("1")</script>';

test("bars are as long as their amounts, and what visitors chose is text", () => {
  const markup = bars({
    id: "pages",
    label: "Pages",
    bars: [
      { name: element, amount: 40, value: "40" },
      { name: "/legal", amount: 10, value: "10" },
    ],
  });
  expect(markup).toContain("&lt;script&gt;");
  expect(markup).not.toMatch(/<script|style=|on[a-z]+=/);
  expect([...markup.matchAll(/ width="([\d.]+%)" height="100%"/g)].map(([, width]) => width)).toEqual([
    "100.00%",
    "25.00%",
  ]);
});

test("shares are hatched in the middle, so that they are told apart without colour", () => {
  const page = { name: "/", value: "2 000, good", good: 70, middle: 20, poor: 10 };
  const markup = shares({ id: "speed", label: "LCP", caption: "From the left", bars: [page] });
  expect(
    [...markup.matchAll(/ x="([\d.]+%)" width="([\d.]+%)" height="100%"/g)].map((found) => found.slice(1)),
  ).toEqual([
    ["0.00%", "70.00%"],
    ["70.00%", "20.00%"],
    ["90.00%", "10.00%"],
  ]);
  expect(markup.match(/url\(#speed-hatch\)/g)).toHaveLength(1);
  expect(markup).toContain("<figcaption>From the left</figcaption>");
});

const someDays = (count: number, amount: (index: number) => number) =>
  Array.from({ length: count }, (_, index) => ({
    day: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    amount: amount(index),
  }));
const drawn = (count: number, amount: (index: number) => number) =>
  days({ id: "views", label: "Views by day", title: "Views", caption: "c", days: someDays(count, amount) });
const texts = (markup: string) => [...markup.matchAll(/>([^<]+)<\/text>/g)].map(([, text]) => text);

test("days are steps from zero, with whole numbers and round days at the axes", () => {
  const markup = drawn(30, (index) => (index % 2 ? 5 : 0));
  expect(texts(markup)).toEqual(["0", "2", "4", "6", "1 Jan", "11 Jan", "21 Jan"]);
  expect(markup).toContain('role="img" aria-label="Views by day"');
  expect(markup).toMatch(/ d="M0,1L0.0333,1L0.0333,0.2/);
  expect(markup).not.toMatch(/NaN|style=/);
});

test("one day, no visitor at all and more than a year can be drawn", () => {
  expect(texts(drawn(1, () => 3))).toEqual(["0", "1", "2", "3", "1 Jan"]);
  expect(texts(drawn(7, () => 0))).toEqual(["0", "1", "1 Jan", "3 Jan", "5 Jan", "7 Jan"]);
  expect(texts(drawn(500, () => 1_200)).at(-1)).toMatch(/^\d+ [A-Z][a-z]{2} 2027$/);
});
