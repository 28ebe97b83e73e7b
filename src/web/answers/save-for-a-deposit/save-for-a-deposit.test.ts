import { expect, test } from "vitest";
import { specifiedFigures } from "#calculations/figures/example-figures.ts";
import { differences, vectorsOf } from "#calculations/tools/vectors.ts";
import { toolContext, toolOpened, toolStarted } from "#web/testing/tool-opened.ts";
import { saveForADeposit } from "./save-for-a-deposit.tsx";
import { byMonthProblem } from "./save-for-a-deposit.words.ts";

const context = toolContext("2026-11-21", specifiedFigures);
const opened = (link: string | object) => toolOpened(saveForADeposit, link, context);
const said = (link: string) => {
  const { figure, sentence } = opened(link).answer;
  return `${figure} ${sentence}`.replaceAll("\u00a0", " ");
};

test.each(vectorsOf("save-for-a-deposit"))(
  "a link with the inputs of $id gives its figures",
  ({ inputs, expected }) => {
    expect(differences(opened(inputs).result, expected)).toEqual([]);
  },
);

const plan = "price=1200000&savedNow=40000&monthlySaving=6000";

test("the sentence says how long it takes, and in which month it is there", () => {
  expect(said(plan)).toBe("2 years, 4 months until you have the deposit and all costs, in March 2029");
  expect(said(`${plan}&withCosts=0&otherCash=0`)).toBe(
    "1 year, 2 months until you have the deposit, in January 2028",
  );
  expect(said(`${plan}&depositPercent=0`)).toContain("until you have all costs, in July 2027");
});

test("the cards are the sum of what is saved, beside what is needed then", () => {
  const { cards } = opened(`${plan}&taxPercent=26&interestExemption=0`).answer;
  expect(cards.map(({ label, value }) => `${label}: ${value}`.replaceAll("\u00a0", " "))).toEqual([
    "Your own money: R208 000",
    "Interest: + R15 392",
    "Saved by March 2029: R223 392",
  ]);
  expect(cards[1]!.note?.replaceAll("\u00a0", " ")).toBe("after R5 408 of tax");
  expect(cards[2]!.note?.replaceAll("\u00a0", " ")).toBe(
    "you need R222 317: deposit R131 500, costs R75 817, other R15 000",
  );
});

test("with a month it says how much a month", () => {
  expect(said(`${plan}&byMonth=2028-12`)).toBe(
    "R6 500 a month to have the R220 648 that you need by December 2028",
  );
  expect(opened(`${plan}&byMonth=2028-12`).answer.cards[2]).toMatchObject({ value: "March 2029" });
  expect(said("price=1200000&savedNow=300000&byMonth=2027-06")).toContain("Nothing more to save each month");
  expect(said(`${plan}&byMonth=2026-11`)).toBe(
    "R165 384 is still missing, and November 2026 is this month: choose a later one",
  );
});

test("a month that has passed, or is not one, is asked for again, and the rest is answered", () => {
  const passed = opened(`${plan}&byMonth=2026-10`);
  expect(passed.answer.figure).toBe("2\u00a0years, 4\u00a0months");
  expect(byMonthProblem("2026-10", passed.result.needThen)).toContain("Choose a month");
  expect(byMonthProblem("2028-1", undefined)).toContain("Write the month");
  expect(byMonthProblem("", undefined)).toBeUndefined();
});

test("what is there already is enough today", () => {
  expect(said("price=1200000&savedNow=300000")).toBe(
    "R300 000 is enough today: you need R205 384 for the deposit and all costs",
  );
  expect(said(`${plan}&subsidy=900000`)).toBe("Nothing to save: the subsidy pays for all of it");
});

test("a target that steps away again a month later is named", () => {
  expect(said("price=1200000&savedNow=205384&monthlySaving=0&savingsRate=0")).toContain(
    "A month later the costs pass a step of the tariffs, and you would be short again",
  );
});

test("what is never there has its reason", () => {
  expect(said("price=3000000&savedNow=40000&priceGrowth=12&monthlySaving=2000")).toBe(
    "Not within 50 years at R2 000 a month: you would have R12 207 358 of R208 532 268",
  );
  expect(said("price=3000000&priceGrowth=0&savingsRate=0&monthlySaving=100")).toBe(
    "Not within 50 years at R100 a month: you would have R60 000 of R532 817",
  );
  expect(said("price=1200000&savedNow=0&monthlySaving=0")).toContain("Enter what you save");
});

test("a home bought in cash needs no bond costs", () => {
  const { costsToday } = opened("price=600000&depositPercent=100").result;
  expect(costsToday).toBe(20_019);
});

test("without a price it asks for one; it starts with the calculators' price", () => {
  expect(opened("price=0").answer.figure).toBeUndefined();
  expect(toolStarted(saveForADeposit, context).result.months).toBeGreaterThan(0);
});
