import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { pageIds } from "#contract/page-ids.ts";
import { toolIds } from "#contract/tools.ts";
import { calculatorTab, calculatorTabs, canonicalUrl, guideSections, home, notFound } from "./addresses.ts";
import { site } from "./example-site.ts";
import { addresses, breadcrumbTrail } from "./site-addresses.ts";

test("no two addresses share a path, a title or a description", () => {
  for (const property of ["path", "title", "description"] as const) {
    const values = addresses.map((address) => address[property]);
    expect(new Set(values).size).toBe(addresses.length);
  }
});

test("every description has the length that search engines show", () => {
  for (const { description } of [...addresses, notFound]) {
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
  }
});

test("every tab and section has the path of its id", () => {
  for (const [id, { path }] of Object.entries(calculatorTabs)) expect(path).toBe(`/calculator/${id}`);
  for (const [id, { path }] of Object.entries(guideSections)) expect(path).toBe(`/education/${id}`);
});

test("an unknown id means the first tab", () => {
  expect(calculatorTab("nonsense")).toBe("affordability");
});

test("a canonical address is absolute and has one form", () => {
  expect(canonicalUrl(site, "/")).toBe("https://ikhaya.example/");
  expect(canonicalUrl(site, "/legal")).toBe("https://ikhaya.example/legal");
});

test("a breadcrumb trail goes from the front page through the room to the page, each step once", () => {
  expect(breadcrumbTrail(home).map(({ path }) => path)).toEqual(["/"]);
  expect(breadcrumbTrail(guideSections["loan-process"]).map(({ label }) => label)).toEqual([
    "Home",
    "Buyer Guide",
    "The South African Mortgage Loan Process",
  ]);
  for (const address of addresses) {
    const paths = breadcrumbTrail(address).map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.at(-1)).toBe(address.path);
  }
});

test("the server knows the ids of every folder that has a page for any id", () => {
  const pages = new URL("../pages/", import.meta.url);
  const folders = readdirSync(pages, { recursive: true, encoding: "utf8" })
    .filter((file) => file.includes("["))
    .map((file) => file.split("/", 1)[0]);
  // The tools' pages stand in their folders, and get their addresses from the contract; a frame has a page of its own each.
  expect([...new Set([...folders, "tools", "embed"])].sort()).toEqual(Object.keys(pageIds).sort());
  expect(pageIds.tools).toEqual(toolIds);
  expect(pageIds.calculator).toEqual(Object.keys(calculatorTabs));
  expect(pageIds.education).toEqual(Object.keys(guideSections));
});
