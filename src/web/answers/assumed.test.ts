import { expect, test } from "vitest";
import { movingTable } from "#calculations/tools/cash-needed/sale-times.table.ts";
import { startingPointsTable } from "#calculations/tools/market-defaults.table.ts";
import { rand } from "#web/format/rand.ts";
import { chosenToLet, chosenToRentOrBuy, chosenToSave } from "./assumed.ts";
import { chosenForCash } from "./cash-needed/cash-needed.words.ts";
import { switchYourBond } from "./switch-your-bond/switch-your-bond.tsx";

const named = [chosenForCash, chosenToLet, chosenToRentOrBuy, chosenToSave, switchYourBond.chosen]
  .flat()
  .join("; ");

test("every starting point that we chose is named as ours by a tool", () => {
  const chosen = { ...startingPointsTable, ...movingTable };
  const numbers = Object.entries(chosen).filter(([, value]) => typeof value === "number");
  expect(numbers.length).toBeGreaterThan(14);
  for (const [name, value] of numbers) {
    const told = Number(value) >= 100 ? rand(Number(value)) : `${value}%`;
    expect(named, name).toContain(told);
  }
});
