import { expect, test } from "vitest";
import { currentFigures, specifiedFigures } from "#calculations/figures/example-figures.ts";
import { differences, vectorsOf } from "#calculations/tools/vectors.ts";
import { toolContext, toolOpened, toolStarted } from "#web/testing/tool-opened.ts";
import { linkOfVector } from "#web/testing/vector-link.ts";
import { rentOrBuy, tippingSentence } from "./rent-or-buy.tsx";

const context = toolContext("2026-11-21", currentFigures);
const opened = (link: string | object, changed: object = {}) =>
  toolOpened(rentOrBuy, link, { ...context, ...changed });

// The sale lies in the future: whichever figures the site shows, the gain is taxed by the newest rules.
test.each(vectorsOf("rent-or-buy"))(
  "a link with the inputs of $id gives its figures in both editions",
  ({ inputs, expected }) => {
    const { convention = "nominal" } = inputs as { convention?: string };
    for (const figures of [specifiedFigures, currentFigures]) {
      const { result } = opened(inputs, { convention, figures });
      const years = Object.fromEntries(result.rows.map((row) => [row.year, row]));
      expect(differences({ ...result, years }, expected), figures.edition).toEqual([]);
    }
  },
);

/** The worked example, some of its numbers changed. */
function example(changed: Record<string, string | number> = {}) {
  const numbers = new URLSearchParams(linkOfVector(vectorsOf("rent-or-buy")[0]!.inputs));
  for (const [name, value] of Object.entries(changed)) numbers.set(name, String(value));
  return opened(numbers.toString());
}
const said = (changed: Record<string, string | number> = {}) => {
  const { answer, result } = example(changed);
  return `${answer.figure} ${answer.sentence}. ${tippingSentence(result).join("")}`.replaceAll("\u00a0", " ");
};

test("the sentence says who is better off, by how much, and the break-even rent", () => {
  expect(said()).toBe(
    "R80 143 better off after 10 years if you rent. Buying wins above a rent of R11 365 a month.",
  );
  expect(said({ years: 20 })).toBe(
    "R1 082 967 better off after 20 years if you buy. Renting wins below a rent of R9 699 a month.",
  );
  expect(said({ investedSharePercent: 0 })).toContain("Buying wins at any rent");
  expect(said({ investedSharePercent: 0, priceGrowth: -20 })).toContain(
    "No usual rent would make buying better",
  );
});

test("what is nearly even is not said as if it were certain", () => {
  const close = "hardly a difference";
  expect(said({ rent: 11_000 })).not.toContain(close);
  expect(said({ rent: 11_300 })).toMatch(
    /^R\d+ \d+ better off after 10 years if you rent, hardly a difference\. /,
  );
  expect(said({ rent: 11_400 })).toContain("if you buy, hardly a difference");
});

test("the cards have both sides, the break-even, the tipping rent and the first month", () => {
  const shown = (changed = {}) =>
    example(changed).answer.cards.map(({ value }) => value.replaceAll("\u00a0", " "));
  expect(shown()).toEqual(["R1 083 835", "R1 163 977", "Not yet", "R11 365", "R16 447", "R11 000"]);
  expect(shown({ years: 20 })[2]).toBe("From year 12");
});

test("a buyer who is ahead for a time and behind at the end is told both", () => {
  expect(said({ rent: 30_000, rentGrowth: -20, investmentReturn: 15, years: 30 })).toMatch(
    /better off after 30 years if you rent, although buying is ahead for a time from year \d/,
  );
});

test("where the price falls and the home is sold soon, the figure says that it is owed", () => {
  const { answer } = example({ priceGrowth: -15, years: 2, deposit: 0 });
  expect(answer.cards[0]).toMatchObject({
    value: expect.stringMatching(/^−R/),
    note: "home sold: you still owe it",
  });
});

test("a home bought in cash, a bond that ends early and no growth at all have an answer", () => {
  expect(example({ deposit: 1_500_000 }).result.owed).toBe(0);
  expect(example({ termYears: 5 }).result.rows.at(-1)!.owed).toBe(0);
  expect(said({ priceGrowth: 0, rentGrowth: 0, costGrowth: 0, investmentReturn: 0 })).toMatch(/^R/);
});

test("it starts with the calculators' price, its costs by the tables and a usual rent", () => {
  const { values, answer } = toolStarted(rentOrBuy, context);
  expect(values).toMatchObject({ price: 2_000_000, rent: 14_000, vatPercent: 15, years: 10 });
  expect(values.transferCosts).toBeGreaterThan(values.bondCosts);
  expect(answer.figure).toBeDefined();
  expect(opened("price=0").answer.figure).toBeUndefined();
});
