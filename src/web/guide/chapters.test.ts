import { expect, test } from "vitest";
import { chapterOf, chapters, neighboursOf } from "./chapters.ts";

test("the chapters stand in the specification's order, numbered from one", () => {
  expect(chapters.map(({ id, number }) => [number, id])).toEqual([
    [1, "articles"],
    [2, "getting-started"],
    [3, "financial-preparation"],
    [4, "understanding-costs"],
    [5, "loan-process"],
    [6, "investment-basics"],
    [7, "tips-tricks"],
  ]);
});

test("each chapter leads to its neighbours, the first and the last to one", () => {
  const around = (id: Parameters<typeof chapterOf>[0]) => {
    const { previous, next } = neighboursOf(chapterOf(id));
    return [previous?.id, next?.id];
  };
  expect(around("articles")).toEqual([undefined, "getting-started"]);
  expect(around("loan-process")).toEqual(["understanding-costs", "investment-basics"]);
  expect(around("tips-tricks")).toEqual(["investment-basics", undefined]);
});
