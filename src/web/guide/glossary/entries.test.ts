import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { entryFor, entryId, explained, letters, sentence } from "./entries.ts";
import { findEntries } from "./find-entries.ts";
import { glossary } from "./glossary.table.ts";

test("the glossary explains at least 80 words, in alphabetical order", () => {
  const names = glossary.map(({ name }) => name);
  expect(names.length).toBeGreaterThanOrEqual(80);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, "en")));
  expect(letters.flatMap(({ entries }) => entries)).toEqual(glossary);
});

test("no word and no short form is explained twice, and no two share an anchor", () => {
  const words = glossary.flatMap(({ name, also = [] }) => [name, ...also]).map((word) => word.toLowerCase());
  expect(words.toSorted()).toEqual([...new Set(words)].toSorted());
  const ids = glossary.map(entryId);
  expect(new Set(ids).size).toBe(ids.length);
  // The page's own anchors.
  for (const id of ids)
    expect(["main", "contact-details", "glossary-search", "first-words", "letters"]).not.toContain(id);
});

test("each explanation is one sentence of 30 words or less, in the form in which a note goes on", () => {
  for (const entry of glossary) {
    expect(entry.meaning, entry.name).not.toMatch(/^[A-Z]|\.$|[.!?] /);
    expect(sentence(entry), entry.name).toMatch(/^[A-Z].*\.$/);
    expect(sentence(entry).split(" ").length, entry.name).toBeLessThanOrEqual(30);
  }
});

test("a word is found in any case, in the plural and with its short form in brackets", () => {
  for (const [word, name] of [
    ["Prime", "prime"],
    ["conveyancers", "conveyancer"],
    ["levies", "levy"],
    ["Offer to Purchase (OTP)", "offer to purchase"],
    ["otp", "offer to purchase"],
    ["debt-service ratio (DSR)", "debt-service ratio"],
    ["latent defects", "latent defects"],
  ] as const)
    expect(entryFor(word)?.name).toBe(name);
  expect(entryFor("nonsense")).toBeUndefined();
});

test("an explanation leads once to each other word that it needs, and not to itself", () => {
  for (const entry of glossary) {
    const pieces = explained(entry);
    expect(pieces.map(({ words }) => words).join("")).toBe(sentence(entry));
    const others = pieces.flatMap(({ other }) => other ?? []);
    expect(others).not.toContain(entry);
    expect(new Set(others).size).toBe(others.length);
  }
  const linked = (word: string) => explained(entryFor(word)!).flatMap(({ other }) => other?.name ?? []);
  expect(linked("bond attorney")).toEqual(["conveyancer"]);
  expect(linked("body corporate")).toEqual(["sectional title"]);
  // To draw money again is not the draw of a building loan, and nor is every rate municipal.
  expect(linked("access bond")).toEqual(["instalment"]);
});

test("a search by a whole question finds what it asks for, what is called so first", () => {
  const found = (query: string) => findEntries(query).found.map(({ name }) => name);
  expect(found("How much deposit?")).toEqual(["deposit"]);
  expect(found("who pays transfer duty")[0]).toBe("transfer duty");
  expect(found("what is a bond").slice(0, 2)).toEqual(["bond", "access bond"]);
  expect(found("OTP")).toEqual(["offer to purchase"]);
  expect(found("levies")[0]).toBe("levy");
  expect(found("three months' warning")).toEqual(["ninety-day notice"]);
  // A word that no entry has is passed over; the small ones alone ask for nothing.
  expect(found("do I get my deposit back")).toEqual(["deposit"]);
  expect(found("how much")).toEqual([]);
  expect(found("no such word")).toEqual([]);
});

test.for([
  ["voetsoots", "voetstoots"],
  ["conveyencer", "conveyancer"],
  ["what is a bond orignator", "originator"],
  ["Morgage", "mortgage"],
])("%s is known as a mistyped %s", ([query, meant]) => {
  const entries = findEntries(query!);
  expect(entries.meant).toBe(meant);
  expect(entries.found[0]).toBe(findEntries(query!.replace(/\S+$/, meant!)).found[0]);
  expect(entries.found).not.toEqual([]);
});

test("every word that the guide explains in its text is in the glossary", () => {
  const texts = globSync(join(import.meta.dirname, "../**/*.mdx"));
  expect(texts.length).toBeGreaterThan(5);
  const missing = texts.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/<Term name="([^"]+)"/g)]
      .map(([, name = ""]) => name)
      .filter((name) => !entryFor(name)),
  );
  expect(missing).toEqual([]);
});
