import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { currentFigures, specifiedFigures } from "#calculations/figures/example-figures.ts";
import { currentPrimeRate, defaultLoanRate } from "#calculations/prime-rate/prime-rate.ts";

/** Amounts and rates of the tables that nothing else in the pages could mean. */
const figures = [specifiedFigures, currentFigures].flatMap((tables) => [
  ...tables.transferDuty.flatMap(({ rows }) => rows.flatMap(({ upTo, base }) => [upTo, base])),
  ...tables.deedsOffice.transfer.map(({ fee }) => fee),
  ...tables.attorneyFees.rows.flatMap(({ base, perStep }) => [base, perStep]),
  tables.initiationFee.initiationFee,
  tables.firstHomeFinance.incomeFrom,
  tables.firstHomeFinance.highestSubsidy,
]);
const amounts = new Set(
  figures.filter((amount) => Number.isFinite(amount) && amount % 100 !== 0 && amount > 500),
);
const rates = new Set(
  [specifiedFigures, currentFigures]
    .map(({ prime }) => prime)
    .flatMap((prime) => [currentPrimeRate(prime), defaultLoanRate(prime)]),
);

const source = fileURLToPath(new URL("..", import.meta.url));
const files = globSync("**/*.{ts,tsx,astro}", { cwd: source }).filter((path) => !/\.test\.tsx?$/.test(path));
/** Without comments, which may give examples. */
const codeOf = (path: string) =>
  readFileSync(`${source}/${path}`, "utf8").replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, "");

test("no page or component types a figure that a table has", () => {
  expect(files.length).toBeGreaterThan(200);
  for (const path of files) {
    const code = codeOf(path);
    // "R1 646", "1_646", "1,646" and "1646" are one number.
    const numbers = code.match(/\d{1,3}(?:[_, \u00a0]\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?/g) ?? [];
    const typed = numbers.map((text) => Number(text.replaceAll(/[_, \u00a0]/g, "")));
    expect(
      typed.filter((number) => amounts.has(number)),
      path,
    ).toEqual([]);
    const percents = code.match(/\d+\.\d+(?=\s*%)/g) ?? [];
    expect(
      percents.filter((text) => rates.has(Number(text))),
      path,
    ).toEqual([]);
    expect(code, path).not.toMatch(/\bR69\b/);
  }
});
