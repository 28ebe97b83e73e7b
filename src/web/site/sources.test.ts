import { expect, test } from "vitest";
import { sources } from "./sources.table.ts";

test("every source is written once, in alphabetical order, with a day on which it was checked", () => {
  const rows = Object.values(sources);
  const urls = rows.map(({ url }) => url);
  expect(new Set(urls).size).toBe(urls.length);
  expect(Object.keys(sources)).toEqual(Object.keys(sources).sort());
  for (const { url, checked } of rows) {
    expect(url).toMatch(/^https?:\/\//);
    expect(checked, url).toMatch(/^20\d\d-\d\d-\d\d$/);
  }
});
