import { expect, test } from "vitest";
import { deedsOfficeTables } from "../figures/deeds-office-fees.table.ts";
import { specifiedFigures } from "../figures/example-figures.ts";
import { deedsBondFee, deedsTransferFee } from "./deeds-office-fees.ts";

const { deedsOffice: deedsOfficeTable } = specifiedFigures;
const thousand = 1000;
const million = 1_000_000;

// Top of the band, its fee, and the fee one rand above.
const transferEdges = [
  [100 * thousand, 50, 114],
  [200 * thousand, 114, 727],
  [300 * thousand, 727, 906],
  [600 * thousand, 906, 1275],
  [800 * thousand, 1275, 1464],
  [million, 1464, 1646],
  [2 * million, 1646, 2281],
  [4 * million, 2281, 2767],
  [6 * million, 2767, 3296],
  [8 * million, 3296, 3853],
  [10 * million, 3853, 4587],
  [15 * million, 4587, 5510],
  [20 * million, 5510, 7340],
] as const;

const bondEdges = [
  [150 * thousand, 561, 727],
  [300 * thousand, 727, 906],
  ...transferEdges.slice(3, -1),
  [20 * million, 5510, 6422],
  [30 * million, 6422, 9176],
] as const;

test.each(transferEdges)("a transfer at R%i costs R%i, one rand more R%i", (edge, fee, next) => {
  expect(deedsTransferFee(edge - 1, deedsOfficeTable)).toBe(fee);
  expect(deedsTransferFee(edge, deedsOfficeTable)).toBe(fee);
  expect(deedsTransferFee(edge + 1, deedsOfficeTable)).toBe(next);
});

test.each(bondEdges)("a bond of R%i costs R%i, one rand more R%i", (edge, fee, next) => {
  expect(deedsBondFee(edge - 1, deedsOfficeTable)).toBe(fee);
  expect(deedsBondFee(edge, deedsOfficeTable)).toBe(fee);
  expect(deedsBondFee(edge + 1, deedsOfficeTable)).toBe(next);
});

test("every edition has the bands that were tried, and its columns rise", () => {
  const finite = (bands: readonly { upTo: number }[]) => bands.map((band) => band.upTo).slice(0, -1);
  for (const { transfer, bond } of deedsOfficeTables) {
    expect(finite(transfer)).toEqual(transferEdges.map(([edge]) => edge));
    expect(finite(bond)).toEqual(bondEdges.map(([edge]) => edge));
    for (const bands of [transfer, bond]) {
      const fees = bands.map((band) => band.fee);
      expect(fees).toEqual(fees.toSorted((a, b) => a - b));
      expect(bands.at(-1)!.upTo).toBe(Number.POSITIVE_INFINITY);
    }
  }
});

test("the smallest bond pays the first band, and nothing registered costs nothing", () => {
  expect(deedsBondFee(1, deedsOfficeTable)).toBe(561);
  expect(deedsTransferFee(1, deedsOfficeTable)).toBe(50);
  expect(deedsBondFee(0, deedsOfficeTable)).toBe(0);
  expect(deedsTransferFee(0, deedsOfficeTable)).toBe(0);
});
