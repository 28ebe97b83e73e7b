import fc from "fast-check";
import { expect, test } from "vitest";
import { attorneyFeeTables } from "../figures/attorney-fees.table.ts";
import { specifiedFigures } from "../figures/example-figures.ts";
import { attorneyFee } from "./attorney-fees.ts";

const { attorneyFees: attorneyFeeTable } = specifiedFigures;

// Edge of a bracket, its fee, and the fee one rand above, where the next step has begun.
test.each([
  [100_000, 6_435, 7_460],
  [150_000, 7_460, 8_485],
  [500_000, 14_635, 16_620],
  [600_000, 16_620, 18_605],
  [1_000_000, 24_560, 26_545],
  [1_200_000, 26_545, 28_530],
  [5_000_000, 64_260, 69_260],
  [6_000_000, 69_260, 74_260],
])("R%i pays R%i, one rand more R%i", (edge, fee, next) => {
  expect(attorneyFee(edge, attorneyFeeTable)).toBe(fee);
  expect(attorneyFee(edge - 1, attorneyFeeTable)).toBe(fee);
  expect(attorneyFee(edge + 1, attorneyFeeTable)).toBe(next);
});

test("each bracket of every edition begins with the fee at the top of the one below", () => {
  for (const table of attorneyFeeTables) {
    for (const [index, row] of table.rows.slice(1).entries()) {
      expect(row.over).toBe(table.rows[index]!.upTo);
      expect(row.base, `${table.from} over ${row.over}`).toBe(attorneyFee(row.over, table));
    }
  }
});

test("a higher value never pays less", () => {
  const values = fc.double({ min: 0, max: 20_000_000, noNaN: true });
  fc.assert(
    fc.property(values, values, (one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      expect(attorneyFee(high, attorneyFeeTable)).toBeGreaterThanOrEqual(attorneyFee(low, attorneyFeeTable));
    }),
  );
});

test("nothing registered costs nothing", () => {
  expect(attorneyFee(0, attorneyFeeTable)).toBe(0);
  expect(attorneyFee(1, attorneyFeeTable)).toBe(6_435);
});
