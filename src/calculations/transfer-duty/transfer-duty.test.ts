import fc from "fast-check";
import { expect, test } from "vitest";
import { specifiedFigures } from "../figures/example-figures.ts";
import { type TransferDutyTable, transferDutyTables } from "../figures/transfer-duty.table.ts";
import { transferDuty, transferDutyExemption, transferDutyTableAt } from "./transfer-duty.ts";

const [newest, newer, older] = transferDutyTables;

test.each([
  [800_000, 0],
  [1_200_000, 0],
  [1_500_000, 8_700],
  [2_000_000, 33_786],
  [3_000_000, 107_356],
])("the guide's example of R%i pays R%i", (price, duty) => {
  expect(transferDuty(price, newest)).toBe(duty);
});

test("R2,000,000 under the table before 1 April 2025 pays R41,625", () => {
  expect(transferDuty(2_000_000, older!)).toBe(41_625);
});

// One rand past an edge pays the next bracket's rate on that rand.
test.each([
  [newest, 1_210_000, 0, 3],
  [newest, 1_663_800, 13_614, 6],
  [newest, 2_329_300, 53_544, 8],
  [newest, 2_994_800, 106_784, 11],
  [newest, 13_310_000, 1_241_456, 13],
  [newer!, 1_210_000, 0, 3],
  [newer!, 1_663_800, 13_614, 6],
  [newer!, 2_329_300, 53_544, 8],
  [newer!, 2_994_800, 106_784, 11],
  [newer!, 13_310_000, 1_241_456, 13],
  [older!, 1_100_000, 0, 3],
  [older!, 1_512_500, 12_375, 6],
  [older!, 2_117_500, 48_675, 8],
  [older!, 2_722_500, 97_075, 11],
  [older!, 12_100_000, 1_128_600, 13],
])("each edge of $tableYear is exact to the rand: R%i", (table, edge, duty, nextPercent) => {
  const index = table.rows.findIndex((row) => row.upTo === edge);
  expect(transferDuty(edge, table)).toBe(duty);
  expect(transferDuty(edge + 1, table)).toBeCloseTo(duty + nextPercent / 100, 9);
  expect(transferDuty(edge - 1, table)).toBeCloseTo(duty - table.rows[index]!.ratePercent / 100, 9);
});

test("each base is the duty at the top of the bracket below", () => {
  for (const { rows } of transferDutyTables) {
    for (const [index, row] of rows.entries()) {
      const below = rows[index - 1];
      if (below === undefined || row.over === 0) continue;
      expect(row.over).toBe(below.upTo);
      expect(row.base).toBe(below.base + ((below.upTo - below.over) * below.ratePercent) / 100);
    }
  }
});

test("a higher price never pays less duty", () => {
  const prices = fc.double({ min: 0, max: 50_000_000, noNaN: true });
  fc.assert(
    fc.property(prices, prices, fc.constantFrom(...transferDutyTables), (one, other, table) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      expect(transferDuty(high, table)).toBeGreaterThanOrEqual(transferDuty(low, table));
    }),
  );
});

test("the tables are newest first, and the date picks one", () => {
  const dates = transferDutyTables.map((table) => table.from);
  expect(dates).toEqual(dates.toSorted().reverse());
  const yearAt = (date: string, tables: readonly TransferDutyTable[]) =>
    transferDutyTableAt(date, tables).tableYear;
  expect(yearAt("2025-03-31", transferDutyTables)).toBe("2024/25");
  expect(yearAt("2025-04-01", transferDutyTables)).toBe("2025/26");
  expect(yearAt("2026-04-01", transferDutyTables)).toBe("2026/27");
  expect(yearAt("1999-01-01", transferDutyTables)).toBe("2024/25");
  expect(yearAt("2031-01-01", specifiedFigures.transferDuty)).toBe("2025/26");
});

test("the exemption is the top of the first bracket", () => {
  expect(transferDutyExemption(newest)).toBe(1_210_000);
  expect(transferDutyExemption(older!)).toBe(1_100_000);
});
