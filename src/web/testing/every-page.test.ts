import { expect, test, vi } from "vitest";
import { type FiguresEdition, figuresEditions } from "#calculations/figures/figures.ts";
import type { AddedPrimeRate } from "#contract/page-context.ts";
import { chapterFigures } from "#web/guide/chapter-figures.ts";
import { chapters } from "#web/guide/chapters.ts";
import { calculatorTabs, guideSections, home } from "#web/site/addresses.ts";
import { site } from "#web/site/example-site.ts";
import { pagesOf } from "./built-pages.ts";

// The whole site is rendered six times: five seconds of a processor, and minutes of a busy one.
vi.setConfig({ testTimeout: 300_000 });

/** The day after an announcement whose decision no table has. */
const today = "2026-11-20";

type Added = readonly AddedPrimeRate[];
const rendered = new Map<string, ReturnType<typeof pagesOf>>();

/** All pages by an edition; each once, however many tests read them. */
function pages(edition: FiguresEdition, day = today, addedPrimeRates: Added = []) {
  const key = JSON.stringify([edition, day, addedPrimeRates]);
  if (!rendered.has(key)) rendered.set(key, pagesOf({ edition, today: day, addedPrimeRates }));
  return rendered.get(key)!;
}

const chapterPaths = chapters.map(({ path }) => path);

/** Amounts of the chapters by the tables of an edition, for the purchases that they speak of. */
function amountsOf(edition: FiguresEdition) {
  const figures = chapterFigures({ site, edition, today, addedPrimeRates: [] });
  const prices = [500_000, 1_000_000, 1_200_000, 1_500_000, 1_600_000, 1_800_000, 2_000_000, 2_500_000];
  const plain = (texts: string[]) => texts.map((text) => text.replaceAll("\u00a0", " "));
  return {
    totals: plain([
      ...prices.map((price) => figures.total(price, 10)),
      ...prices.flatMap((price) => [figures.cash(price, 10), figures.cash(price, 10, 20_000)]),
      ...prices.flatMap((price) => [figures.fees(price, 10), figures.tenthOfAttorneys(price, 10)]),
      figures.switching(1_000_000),
    ]),
    parts: plain([
      ...prices.flatMap((price) => [figures.attorney(price), figures.deedsFee(price)]),
      figures.aboutCosts(1_200_000, 20),
      figures.aboutCash(1_200_000, 20),
    ]),
  };
}
const amounts = { specification: amountsOf("specification"), current: amountsOf("current") };
const without = (some: readonly string[], others: readonly string[]) =>
  some.filter((amount) => !others.includes(amount));

/** The amounts of which a text has one, and not as a part of a longer one. */
const found = (text: string, some: readonly string[]) =>
  some.filter((amount) => new RegExp(`${amount}(?![ ]?\\d)`).test(text));

/** What no page says by the current figures: the days, tables and differences of the specified ones. */
const olderWords = [
  /May 2024/,
  /(?:deeds|tariff|fees?)[^.;,]{0,40}April 2025/i,
  /newer attorney guidelines|raised its fees in 2026|middle column|Our newest table is/,
  /first R2 million/,
];

test("by the current figures no page says an amount, a day or a table of the specified ones", async () => {
  const read = await pages("current");
  const { specification, current } = amounts;
  const older = [
    ...without(specification.totals, current.totals),
    ...without(specification.parts, current.parts),
  ];
  expect(older.length).toBeGreaterThan(40);
  for (const [path, text] of read) {
    expect(found(text, older), path).toEqual([]);
    for (const words of olderWords) expect(text, path).not.toMatch(words);
  }
  for (const path of chapterPaths) expect(read.get(path), path).not.toMatch(/\bour (?:fee )?tables?\b/i);
  const costs = read.get(guideSections["understanding-costs"].path)!;
  expect(found(costs, current.totals).length).toBeGreaterThan(5);
});

test("by the specified figures no page gives a total of the newest, but where it says what is newer", async () => {
  const read = await pages("specification");
  const { specification, current } = amounts;
  const newer = without(current.totals, specification.totals);
  for (const [path, text] of read) {
    const ours = text.replace(
      /(?:The current total is|At today’s fees it is|At today’s fees,) about R[\d ]+/g,
      "",
    );
    expect(found(ours, newer), path).toEqual([]);
  }
  const costs = read.get(guideSections["understanding-costs"].path)!;
  expect(found(costs, specification.totals).length).toBeGreaterThan(5);
  expect(costs).toContain("So a quote today will be higher.");
});

/** "10.75% since 25 September 2026", wherever a page says it of the prime rate of now. */
const primeOfNow = /since 25 September 2026(?: \(our table: [\d.]+%\))?(?=(.{0,60}))/g;
const entered = [{ date: "2026-11-20", rate: 10.75 }];
const notEntered = "; the decision of 19 November 2026 is not in it yet";

test.for(figuresEditions)(
  "with the %s figures every page that says what prime is says too that a decision is not entered",
  async (edition) => {
    const said = async (day: string, addedPrimeRates: Added) =>
      new Map(
        [...(await pages(edition, day, addedPrimeRates))].map(([path, text]) => [
          path,
          [...text.matchAll(primeOfNow)].map(([, after = ""]) => after.startsWith(notEntered)),
        ]),
      );
    const calculators = Object.values(calculatorTabs).map(({ path }) => path);
    const after = await said(today, []);
    for (const [path, places] of after) expect(places, path).not.toContain(false);
    for (const path of [home.path, ...chapterPaths, ...calculators])
      expect(after.get(path), path).toContain(true);
    // On the day itself nothing is decided yet when the page is rendered.
    for (const none of [await said("2026-11-19", []), await said(today, entered)]) {
      for (const [path, places] of none) expect(places, path).not.toContain(true);
      expect(none.get(home.path)).toEqual([false]);
    }
  },
);
