import { expect, test } from "vitest";
import { currentFigures, specifiedFigures } from "#calculations/figures/example-figures.ts";
import { cashToBuy } from "#calculations/property-costs/cash-to-buy.ts";
import { costBreakdown } from "#calculations/property-costs/cost-breakdown.ts";
import { differences, vectorsOf } from "#calculations/tools/vectors.ts";
import { rand } from "#web/format/rand.ts";
import { toolContext, toolOpened, toolStarted } from "#web/testing/tool-opened.ts";
import { cashNeeded } from "./cash-needed.tsx";

const context = toolContext("2027-01-18", specifiedFigures);
const opened = (link: string | object, holidays: readonly string[] = []) =>
  toolOpened(cashNeeded, link, { ...context, declaredHolidays: holidays });

test.each(vectorsOf("cash-needed"))(
  "a link with the inputs of $id gives its figures",
  ({ inputs, expected }) => {
    const { declaredHolidays } = inputs as { declaredHolidays?: string[] };
    expect(differences(opened(inputs, declaredHolidays).result, expected)).toEqual([]);
  },
);

test("the sentence names the sum, what is paid before the keys, and the first payment with its day", () => {
  const { answer } = opened("price=1500000&deposit=150000&ratesAndTaxes=1200&interestRate=10.5");
  expect(`${answer.figure} ${answer.sentence}`.replaceAll("\u00a0", " ")).toBe(
    "R246 982 in all, R229 894 of it before the keys, the first R150 000 by Monday 25 January 2027",
  );
  const atOnce = opened("price=1500000").answer;
  expect(atOnce.sentence.replaceAll("\u00a0", " ")).toBe("in all, R82 176 of it by Tuesday 2 March 2027");
  expect(answer.cards.map(({ label }) => label)).toEqual([
    "Registration, about",
    "First instalment",
    "Of it to move in",
    "At today’s fees, about",
    "Most on one day",
  ]);
});

test("what newer fees make of the sum is the newer tables' own sum", () => {
  const link = "price=1500000&deposit=150000";
  const newest = { ...specifiedFigures, ...specifiedFigures.newest };
  const later = toolOpened(cashNeeded, link, { ...context, figures: newest }).result;
  const { answer, result } = opened(link);
  expect(later.mostCash).toBeGreaterThan(result.mostCash);
  expect(answer.cards.find(({ label }) => label === "At today’s fees, about")?.value).toBe(
    rand(later.mostCash),
  );
});

test("the cash to buy is what the costs of the purchase come to, and the rest is to move in", () => {
  const [price, deposit] = [1_500_000, 150_000];
  const { result } = opened(`price=${price}&deposit=${deposit}`);
  const costs = costBreakdown({
    purchasePrice: price,
    loanAmount: price - deposit,
    date: context.today,
    figures: specifiedFigures,
  });
  const toBuy = cashToBuy(deposit, costs).total;
  const toMoveIn = (link: string) =>
    opened(link).answer.cards.find(({ label }) => label === "Of it to move in");
  expect(toMoveIn(`price=${price}&deposit=${deposit}`)).toMatchObject({
    value: rand(result.mostCash - toBuy),
    note: `the other ${rand(toBuy)} is to buy`,
  });
  expect(toMoveIn(`price=${price}&deposit=${deposit}&subsidy=50000`)).toBeUndefined();
});

test("the lodgement fee of each deed is in the newest tariff, and not in the specified one", () => {
  const starts = [specifiedFigures, currentFigures].map(
    (figures) => toolStarted(cashNeeded, { ...context, figures }).values.lodgementFee,
  );
  expect(starts).toEqual([0, 52]);
});

test("without a price it asks for one", () => {
  const { answer } = opened("price=0");
  expect(answer.figure).toBeUndefined();
  expect(answer.problem).toBe("Enter a purchase price to see what you need.");
});

test("occupational rent starts at the usual part of the price once there is a day to move in", () => {
  expect(opened("price=1500000&occupation=2027-03-01").values.occupationalRent).toBe(12_000);
  expect(toolStarted(cashNeeded, context).values.occupationalRent).toBe(0);
});

test("a subsidy comes with the keys: the sentence says what is left after it, and a card shows it", () => {
  const { answer, result } = opened("price=600000&subsidy=60000&ratesAndTaxes=800");
  expect(answer.cards.map(({ label }) => label)).toContain("After the subsidy");
  expect(answer.figure).toBe(rand(result.mostCash));
  expect(result.total).toBeLessThan(result.mostCash);
  expect(answer.sentence.endsWith(`; ${rand(result.total)} once the subsidy has come`)).toBe(true);
});
