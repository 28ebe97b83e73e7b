import { expect, test } from "vitest";
import { chapters, neighboursOf, sectionOf } from "./chapters.ts";

test("the chapters are in the specification's order, numbered from one without the articles", () => {
  expect(chapters.map(({ id, number }) => [number, id])).toEqual([
    [1, "getting-started"],
    [2, "financial-preparation"],
    [3, "understanding-costs"],
    [4, "loan-process"],
    [5, "investment-basics"],
    [6, "tips-tricks"],
  ]);
  expect(sectionOf("articles").number).toBeUndefined();
});

test("each chapter leads to its neighbours, and the last to the articles", () => {
  const around = (id: Parameters<typeof sectionOf>[0]) => {
    const { previous, next } = neighboursOf(sectionOf(id));
    return [previous?.id, next?.id];
  };
  expect(around("getting-started")).toEqual([undefined, "financial-preparation"]);
  expect(around("loan-process")).toEqual(["understanding-costs", "investment-basics"]);
  expect(around("tips-tricks")).toEqual(["investment-basics", "articles"]);
});
