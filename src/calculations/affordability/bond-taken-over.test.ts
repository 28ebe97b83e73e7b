import { expect, test } from "vitest";
import { bondTakenOver, takenOverDefaults } from "./bond-taken-over.ts";

test("half of a R1 500 000 home with R900 000 owed costs R300 000, and a bond of R1 200 000 with it", () => {
  const { paidOut, bond, instalment, grossIncome } = bondTakenOver(takenOverDefaults);
  expect([paidOut, bond]).toEqual([300_000, 1_200_000]);
  // 1 200 000 × r ÷ (1 − (1 + r)^−240), r = 10.75 % ÷ 12
  expect(instalment).toBeCloseTo(12_182.75, 2);
  expect(grossIncome).toBeCloseTo(instalment / 0.3, 6);
});

test("who is left with a debt above the home's value pays nothing out, and owes what is owed", () => {
  expect(bondTakenOver({ ...takenOverDefaults, value: 800_000 })).toMatchObject({
    paidOut: 0,
    bond: 900_000,
  });
});

test("a share above the whole counts as the whole", () => {
  expect(bondTakenOver({ ...takenOverDefaults, sharePercent: 150 }).paidOut).toBe(0);
});
