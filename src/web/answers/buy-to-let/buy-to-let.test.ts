import { expect, test } from "vitest";
import { currentFigures, specifiedFigures } from "#calculations/figures/example-figures.ts";
import { differences, vectorsOf } from "#calculations/tools/vectors.ts";
import { toolContext, toolOpened, toolStarted } from "#web/testing/tool-opened.ts";
import { linkOfVector } from "#web/testing/vector-link.ts";
import { buyToLet } from "./buy-to-let.tsx";
import { letLesson, letReturn } from "./buy-to-let.words.ts";

const context = toolContext("2026-11-21", currentFigures);
const opened = (link: string | object) => toolOpened(buyToLet, link, context);

// The sale lies in the future: whichever figures the site shows, the gain is taxed by the newest rules.
test.each(vectorsOf("buy-to-let"))(
  "a link with the inputs of $id gives its figures in both editions",
  ({ inputs, expected }) => {
    for (const figures of [specifiedFigures, currentFigures]) {
      const { result } = toolOpened(buyToLet, inputs, { ...context, figures });
      expect(differences(result, expected), figures.edition).toEqual([]);
    }
  },
);

/** The worked example, some of its numbers changed. */
function example(changed: Record<string, string | number> = {}) {
  const numbers = new URLSearchParams(linkOfVector(vectorsOf("buy-to-let")[0]!.inputs));
  for (const [name, value] of Object.entries(changed)) numbers.set(name, String(value));
  return opened(numbers.toString());
}
/** The sentence, and what is under it. */
const said = (changed: Record<string, string | number> = {}) => {
  const { answer, result, values } = example(changed);
  const under = `${letLesson(result, values) ?? ""} ${letReturn(result, values)}`;
  return `${answer.figure} ${answer.sentence}. ${under.trim()}`.replaceAll("\u00a0", " ").trim();
};

test("the sentence says what to add a month, and the line under it what the money earns", () => {
  expect(said()).toBe(
    "You add R3 080 a month at first, before income tax. Your money earns 5.3% a year after tax; the bond costs 11%.",
  );
  expect(said({ deposit: 1_000_000 })).toBe(
    "You keep R5 246 a month at first, before income tax. Over 10 years your money earns 7.1% a year after tax.",
  );
  expect(said({ interestRate: 4 })).toMatch(/after tax; the bond costs 4%\.$/);
  expect(said({ marginalPercent: 0 })).toMatch(
    /^You add R3 080 a month at first\. .* 6\.0% a year before tax/,
  );
});

test("the cards have the first month as a sum, both yields, cash on cash, the rent that pays for it and the return", () => {
  expect(example().answer.cards.map(({ value }) => value.replaceAll("\u00a0", " "))).toEqual([
    "R5 247",
    "−R8 327",
    "R3 080",
    "11.4%",
    "5.9%",
    "−14.2%",
    "R13 122",
    "R260 700",
    "5.3%",
  ]);
});

test("never let, no rent pays for it, and the money is lost", () => {
  const { answer } = example({ vacancyPercent: 100 });
  expect(answer.cards[6]).toMatchObject({ value: "None", note: "no rent comes in" });
  expect(said({ vacancyPercent: 100 })).toContain("Your money loses 16.1% a year");
});

test("where the price falls, the sentence says what to bring to the sale", () => {
  expect(said({ priceGrowth: -8, deposit: 0 })).toMatch(
    /you get none of your money back\. The sale does not pay off the bond: you bring R\d/,
  );
});

test("with no money put in there is no return to show", () => {
  const nothing = { deposit: 0, transferCosts: 0, bondCosts: 0, initiationFee: 0 };
  expect(said(nothing)).toContain("there is no return to show");
  const { cards } = example(nothing).answer;
  expect(cards.at(-1)!.value).toBe("None");
  expect(cards[5]!.value).toBe("None");
});

test("a bond that ends within the years and a rent that just pays for it have an answer", () => {
  expect(example({ years: 25 }).result.rows.at(-1)!.owed).toBe(0);
  const { breakEvenRent } = example().result;
  expect(said({ rent: breakEvenRent!.toFixed(2) })).toMatch(/^Nothing to add a month at first/);
});

test("it starts with a fifth of the price as the deposit, costs by the tables and a usual rent", () => {
  const { values, answer } = toolStarted(buyToLet, context);
  expect(values).toMatchObject({ price: 2_000_000, deposit: 400_000, rent: 16_000, marginalPercent: "31" });
  expect(answer.figure).toBeDefined();
  const without = opened("price=2000000&deposit=0").values;
  expect(without.deposit).toBe(0);
  expect(without.bondCosts).toBeGreaterThan(values.bondCosts);
  expect(opened("price=0").answer.figure).toBeUndefined();
});
