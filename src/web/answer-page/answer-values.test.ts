import { expect, test } from "vitest";
import { specifiedFigures } from "#calculations/figures/example-figures.ts";
import { shownOf, valueProblem } from "./answer-values.ts";
import { described } from "./described.ts";
import { count, type Entered, input, money, months, rate } from "./fields.ts";
import { changedInputs, defaultInputs } from "./inputs.ts";

const page = {
  today: "2027-01-18",
  figures: specifiedFigures,
  addedAnnouncementDates: [],
  declaredHolidays: [],
};
const inputs = changedInputs(defaultInputs(specifiedFigures), { purchasePrice: 1_000_000 });

const answer = described({
  id: "cash-needed",
  asks: {
    main: {
      price: input("purchasePrice", "Price"),
      rates: money("Rates"),
      fee: money("Fee", { default: 7 }),
    },
    more: { days: count("Days", { max: 365 }), moving: money("Moving", { default: 500 }) },
  },
  defaults: ({ price, fee }, _, entered) => ({ rates: price / 1_000 + fee, moving: entered.fee ? 0 : 600 }),
  calculate: ({ price, rates, fee, moving }) => price + rates + fee + moving,
  answer: (total, { price }) => ({ figure: price > 0 ? String(total) : undefined, sentence: "in cash" }),
});

const shown = (entered: Entered, changed = {}) =>
  shownOf(answer, { inputs: changedInputs(inputs, changed), entered }, page);

test("what was entered counts over what follows from it, over what all answers share and over the field's own start", () => {
  expect(shown({})).toMatchObject({
    values: { price: 1_000_000, rates: 1_007, fee: 7, days: 0, moving: 600 },
    result: 1_001_614,
    text: { figure: "1001614" },
    answered: true,
  });
  expect(shown({ fee: 9, rates: 3 })).toMatchObject({
    values: { rates: 3, fee: 9, moving: 0 },
    defaults: { rates: 1_009, fee: 7, moving: 0 },
  });
});

test("a number that no answer can be worked out from leaves none", () => {
  expect(shown({}, { purchasePrice: 2_000_000_000 })).toMatchObject({ usable: false, answered: false });
  expect(shown({ days: 9_999 })).toMatchObject({ usable: false, answered: false });
  expect(shown({ days: 365 })).toMatchObject({ usable: true, answered: true });
  expect(shown({}, { purchasePrice: 0 })).toMatchObject({ usable: true, answered: false });
});

test("what is wrong with a value is said in words", () => {
  const term = input("loanTerm", "Term");
  expect([0, 41].map((years) => valueProblem(term, years))).toEqual(
    Array(2).fill("Enter a term of 1 to 40 years."),
  );
  expect([1, 40].map((years) => valueProblem(term, years))).toEqual([undefined, undefined]);
  expect(valueProblem(money("Price"), 1_000_000_001)?.replaceAll("\u00a0", " ")).toBe(
    "Enter an amount up to R1 000 000 000.",
  );
  expect(valueProblem(months("Left"), 0)).toBe("Enter a time of 1 month to 40 years.");
  expect(valueProblem(count("Days", { max: 365 }), 366)).toBe("Enter a number from 0 to 365.");
});

test("a rate from another answer may be higher than this one's field takes, and counts all the same", () => {
  expect(valueProblem(rate("Rate", { max: 25 }), 30)).toBeUndefined();
});
