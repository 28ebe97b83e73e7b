import { expect, test } from "vitest";
import { matchesSearch } from "./matches-search.ts";

test("the search is trimmed, ignores case and looks into title and category", () => {
  const article = ["Fees You’re Likely to Overlook", "Legal & Costs"];
  expect(matchesSearch(article, "  LIKELY to ")).toBe(true);
  expect(matchesSearch(article, "& costs")).toBe(true);
  expect(matchesSearch(article, "you're")).toBe(true);
  expect(matchesSearch(article, "  ")).toBe(true);
  expect(matchesSearch(article, "fees overtime")).toBe(false);
});

test("the words of a search may be in any order, in both texts and in the plural", () => {
  const article = ["Home Finance Planning the Cost of a 100 Percent Bond", "Financial Planning"];
  for (const query of ["bond cost", "costs of bonds", "financial bond"])
    expect(matchesSearch(article, query), query).toBe(true);
  expect(matchesSearch(article, "bond duty")).toBe(false);
  for (const query of ["duty", "duties"])
    for (const title of ["Transfer duty", "A landlord’s duties"])
      expect(matchesSearch([title], query), `${query} in ${title}`).toBe(true);
  expect(matchesSearch(["A Pass for Access"], "access gas")).toBe(false);
});
