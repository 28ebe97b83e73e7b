import { expect, test } from "vitest";
import { specifiedFigures } from "#calculations/figures/example-figures.ts";
import { differences, vectorsOf } from "#calculations/tools/vectors.ts";
import { rand } from "#web/format/rand.ts";
import { shownWith } from "#web/testing/example-page.ts";
import { toolContext, toolOpened, toolStarted } from "#web/testing/tool-opened.ts";
import { compareOffers } from "./compare-offers.tsx";
import {
  differenceItems,
  foldedLines,
  moreText,
  offerHints,
  savingOf,
  tableLines,
  turnHints,
} from "./compare-offers.words.ts";
import { turnOf } from "./offers.ts";

const context = toolContext("2026-11-22", specifiedFigures);
type Convention = "nominal" | "effective";
const opened = (link: string | object, convention: Convention = "nominal") =>
  toolOpened(compareOffers, link, { ...context, convention });
const said = ({ answer }: ReturnType<typeof opened>) =>
  `${answer.figure} ${answer.sentence}`.replaceAll("\u00a0", " ");

test.each(vectorsOf("compare-offers"))(
  "a link with the inputs of $id gives its figures",
  ({ inputs, expected }) => {
    const { convention } = inputs as { convention?: Convention };
    expect(differences(opened(inputs, convention).result, expected)).toEqual([]);
  },
);

/** Two banks with their costs, and one of the first one's rate that pays for the bond. */
const threeOffers = {
  price: 1_500_000,
  deposit: 150_000,
  interestRate: 10.5,
  termYears: 20,
  offersCompared: 3,
  "offers.2.interestRate": 10.5,
  "offers.2.bondCosts": 0,
  "offers.2.name": "My bank",
};
const bond = "price=1500000&deposit=150000&interestRate=10.5&termYears=20";

test("the sentence says which offer costs how much less, and when the home is sold", () => {
  expect(said(opened(bond))).toBe("R23 769 less with Offer B than with Offer A, if you sell after 7 years");
});

test("of three offers the cheapest is set against the next one, and the month is told in which their order turns", () => {
  const three = opened(`${bond}&offers.2.interestRate=10.5&offers.2.bondCosts=0&offers.2.name=My bank`);
  expect(said(three)).toBe("R10 687 less with My bank than with Offer B, if you sell after 7 years");
  expect(turnHints(three.result)).toEqual([
    "Until month 123 My bank costs less than Offer B. If you sell in month 124 (10\u00a0years, 4\u00a0months) or later, Offer B costs less.",
  ]);
});

test("each offer says how much more it costs than the cheapest", () => {
  const said = (link: string) => {
    const { result } = opened(link);
    return result.offers.map((offer) => moreText(result, offer).replaceAll("\u00a0", " "));
  };
  expect(said(bond)).toEqual(["R23 769 more", "costs least"]);
  expect(said(`${bond}&offers.1.interestRate=10.5`)).toEqual(["the same", "the same"]);
  expect(said(`${bond}&offersCompared=1`)).toEqual([""]);
  const tied = `${bond}&offers.1.interestRate=10.5&offers.2.interestRate=11`;
  expect(said(tied)).toEqual(["costs least", "costs least", expect.stringMatching(/^R\d+ \d+ more$/)]);
});

test("where the cheapest offer is cheaper adds up to what it saves, to the rand", () => {
  const lines = (link: string) => {
    const { result, values } = opened(link);
    return differenceItems(result, values.savingsRate).map(({ label, value }) =>
      `${label}: ${value}`.replaceAll("\u00a0", " "),
    );
  };
  const { offers } = opened(bond).result;
  const [dearer, best] = [offers[0]!, offers[1]!];
  const instalments = 84 * (dearer.monthlyPayment - best.monthlyPayment);
  const owed = Math.round(dearer.owedAtHorizon) - Math.round(best.owedAtHorizon);
  expect(Math.abs(savingOf(opened(bond).result) - owed - instalments)).toBeLessThan(1.5);
  expect(lines(bond)).toEqual([
    `Instalments: ${rand(savingOf(opened(bond).result) - owed).replaceAll("\u00a0", " ")} less`,
    `Still owed after 7 years: ${rand(owed).replaceAll("\u00a0", " ")} less`,
    "Cash at the start: the same",
    "Net cost of Offer B: R23 769 less",
  ]);
  expect(lines(`${bond}&offers.1.bondCosts=0`)[2]).toBe("Cash at the start: R34 456 less");
  expect(lines(`${bond}&savingsRate=5`)[0]).toMatch(/^Instalments, and what money would earn: R/);
  expect(lines(`${bond}&offers.1.price=1600000`)[2]).toMatch(/^Cash at the start, without the price: R/);
  expect(lines(`${bond}&offers.1.interestRate=10.5`)).toEqual([]);
});

test("prime starts as the newest one that was published, which our table need not have", () => {
  expect(toolStarted(compareOffers, context).values.prime).toBe(10.75);
  expect(specifiedFigures.prime[0]?.rate).toBe(10.5);
});

test("a comparison and a letter have the figures of the cheapest offer", () => {
  const { answer, result } = opened(bond);
  expect(answer.cards?.[0]).toEqual({
    label: "A month, fee included",
    value: rand(result.ranked[0]!.monthlyPayment),
  });
});

test("the table ends with what decides, and what explains it is folded", () => {
  const { result } = opened(bond);
  const names = (lines: readonly { name: string }[]) =>
    lines.map(({ name }) => name.replaceAll("\u00a0", " "));
  expect(names(tableLines(result))).toEqual(["A month, fee included", "Net cost after 7 years"]);
  expect(names(foldedLines(result))).toEqual([
    "Effective cost a year until then",
    "Cash at the start",
    "Still owed after 7 years",
  ]);
});

test("an offer linked to prime follows the prime rate", () => {
  const { values, result } = opened(`${bond}&prime=10.75&offers.0.margin=-0.5&offers.1.margin=0`);
  expect([values.prime, ...result.offers.map((offer) => offer.interestRatePercent)]).toEqual([
    10.75, 10.25, 10.75,
  ]);
});

test("equal offers make no difference, and one alone has its net cost", () => {
  expect(said(opened(`${bond}&offers.1.interestRate=10.5`))).toBe(
    "No difference between Offer A and Offer B if you sell after 7 years",
  );
  expect(said(opened(`${bond}&offersCompared=1`))).toBe(
    "R1 018 528 is the net cost of Offer A if you sell after 7 years",
  );
  const third = opened(`${bond}&offers.1.interestRate=10.5&offers.2.interestRate=11`);
  expect(said(third)).toMatch(
    /^R\d+ \d+ less with Offer A or Offer B, which cost the same, than with Offer C, if you sell after 7 years$/,
  );
});

test("an offer starts with the shared rate, the costs of this purchase and the bank's fees", () => {
  const { values } = opened(bond);
  expect(values).toMatchObject({
    "offers.0.interestRate": 10.5,
    "offers.1.interestRate": 10.25,
    "offers.0.bondCosts": 34_456,
    "offers.0.otherCosts": 45_438,
    "offers.0.initiationFee": 6_037.5,
    "offers.0.serviceFee": 69,
  });
  expect(opened(`${bond}&offers.1.deposit=300000`).values).toMatchObject({
    "offers.0.bondCosts": 34_456,
    "offers.1.bondCosts": 32_173,
  });
});

test("offers that are not alike have their hints", () => {
  const hints = (link: string) => offerHints(opened(link).result);
  expect(hints(bond)).toEqual([]);
  expect(hints("price=1500000&deposit=0&offers.1.initiationPaid=loan")).toEqual([
    "With its fee added, Offer B is a loan of more than the price: the bank must agree to lend that much.",
  ]);
  expect(hints(`${bond}&offers.0.termYears=5`)).toEqual([
    "Offer A is repaid after 5\u00a0years; nothing more is paid on it after that.",
  ]);
  const free = "price=2000000&deposit=0&interestRate=10.75&offers.1.interestRate=11&offers.1.bondCosts=0";
  expect(hints(`${free}&horizonYears=20`)).toEqual([
    "Offer B has the lower effective cost a year, yet costs more rand than Offer A: a yearly rate counts what is paid at the start for more than what is paid later.",
  ]);
  expect(hints(`${free}&horizonYears=3`)).toEqual([]);
  expect(hints(`${bond}&offers.1.price=1600000`)).toEqual([
    "The prices differ. What each home may gain in value is not counted.",
  ]);
  expect(hints(`${bond}&offers.0.deposit=1500000`)).toEqual([
    "Offer A needs no loan, so it has no instalment and no effective cost.",
  ]);
});

test("without a price it asks for one", () => {
  const { answer } = opened("price=0");
  expect(answer.figure).toBeUndefined();
  expect(answer.problem).toBe("Enter a purchase price to compare offers.");
});

test("two offers of one name are told apart", () => {
  const { offers } = opened("offers.0.name=ABSA&offers.1.name=ABSA").result;
  expect(offers.map(({ name }) => name)).toEqual(["ABSA", "ABSA (B)"]);
});

test("to begin with two offers are compared, at the calculators' own purchase", () => {
  const { result, answer } = toolStarted(compareOffers, context);
  expect(result.offers.map(({ loan }) => loan)).toEqual([2_000_000, 2_000_000]);
  expect(answer.cards).toHaveLength(5);
  for (const { value } of answer.cards) expect(value).not.toMatch(/NaN|undefined|e\+/);
});

test("the curve is how much the second cheapest offer costs more, and says where another one becomes the cheapest", () => {
  const shownFor = (horizonYears: number) => shownWith(compareOffers, { ...threeOffers, horizonYears });
  const shown = shownFor(7);
  const curve = compareOffers.curve!(shown);
  const after = (years: number) =>
    curve.of(() => shownFor(years).result, shown.values, shown.context, "horizonYears");
  expect([after(7), after(20)]).toEqual([10_687, 19_770]);
  expect(curve.tips?.horizonYears).toEqual({ value: 124 / 12, words: "10\u00a0years, 4\u00a0months" });
});

test("each offer has a line over the cheapest of its year, also past the end of its term", () => {
  const shown = shownWith(compareOffers, { ...threeOffers, termYears: 10 });
  const { lines } = compareOffers.curve!(shown).over!;
  expect(lines.map(({ name }) => name)).toEqual(["My bank", "Offer B", "Offer A"]);
  const costs = (years: number) =>
    lines.map(({ points }) => Math.round(points.find(([value]) => value === years)![1]));
  expect(costs(7)[0]).toBe(0);
  expect(costs(7)[1]).toBe(savingOf(shown.result));
  expect(costs(30)).toEqual(costs(10));
});

test("the door is where another offer becomes the cheapest, not where two dearer ones change places", () => {
  const offers = {
    ...threeOffers,
    "offers.0.interestRate": 10.25,
    "offers.1.interestRate": 10.5,
    "offers.1.bondCosts": 17_228,
    "offers.2.interestRate": 10.75,
    "offers.2.initiationFee": 0,
  };
  const { result } = shownWith(compareOffers, offers);
  const turns = result.crossings.map(({ changesInMonth }) => changesInMonth!).toSorted((a, b) => a - b);
  expect(turns).toHaveLength(3);
  const doorAt = (horizonMonths: number) => turnOf({ ...result, horizonMonths });
  expect([doorAt(1), doorAt(240)]).toEqual([turns[1], turns[1]]);
});
