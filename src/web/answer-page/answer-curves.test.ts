import { expect, test } from "vitest";
import { shownWith } from "#web/testing/example-page.ts";
import { answerCurves, curveSource } from "./answer-curves.tsx";
import { described } from "./described.ts";
import { count, growth, input, money } from "./fields.ts";
import { inputsLoanAmount } from "./inputs.ts";

const slider = { min: 0, max: 10, step: 1, ticks: [0, 10] };
const answer = described({
  id: "cash-needed",
  asks: {
    main: {
      price: input("purchasePrice", "Price"),
      downPayment: input("downPayment", "Deposit"),
      loanTerm: input("loanTerm", "Term"),
      loanAmount: input("loanAmount", "Loan"),
      grossIncome: input("grossIncome", "Income"),
      rates: money("Rates"),
      priceGrowth: growth("Growth", { slider }),
      years: count("Years", { default: 5, min: 1, max: 30, slider: { ...slider, min: 1, max: 20 } }),
    },
    more: { rentGrowth: growth("Rent", { slider }) },
  },
  calculate: ({ priceGrowth }, { inputs }) => inputsLoanAmount(inputs) * (1 + priceGrowth),
  answer: () => ({ figure: undefined, sentence: "" }),
  curve: () => ({
    name: "Loan",
    of: (result) => result(),
    tips: { priceGrowth: { value: 11.2, words: "11.2%" }, years: { value: 0.4, words: "5 months" } },
  }),
});
const shown = shownWith(answer, { price: 2_000_000, downPayment: 200_000 });
const curves = answerCurves(curveSource(answer, { ...shown, entered: {} })!);

function curve(name: string) {
  const found = curves.get(name);
  if (!found) throw new Error(`No curve of ${name}`);
  return found;
}

test("each field in sight with a slider has a curve, by its own name, and no other field", () => {
  expect([...curves.keys()]).toEqual([
    "price",
    "downPayment",
    "loanTerm",
    "loanAmount",
    "priceGrowth",
    "years",
  ]);
});

test("a curve is the answer along its field while all else stays as it is", () => {
  const price = curve("price").answers;
  expect([price[0], price.at(-1)]).toEqual([0, 5_000_000 - 200_000]);
  const deposit = curve("downPayment").answers;
  // Up to half of the price.
  expect([deposit[0], deposit.at(-1)]).toEqual([2_000_000, 1_000_000]);
});

test("a field of the answer's own is moved as the shared ones are", () => {
  const { answers } = curve("priceGrowth");
  expect([answers[0], answers.at(-1)]).toEqual([1_800_000, 13 * 1_800_000]);
});

test("a field that does not matter has a flat curve", () => {
  expect(new Set(curve("loanTerm").answers)).toEqual(new Set([1_800_000]));
});

test("the loan amount is moved as its own field moves it: the price follows", () => {
  const { answers } = curve("loanAmount");
  expect([answers[0], answers.at(-1)]).toEqual([0, 5_000_000]);
});

test("the kept numbers have their curve at the same places, where the curve is the picture, and their place on each", () => {
  const answered = { ...answer, answer: () => ({ figure: "R1", sentence: "" }) };
  const sided = {
    ...answered,
    curve: () => ({
      ...answer.curve!(shown),
      sides: { names: ["Less", "More"], Curve: () => null } as const,
    }),
  };
  const kept = { ...shownWith(answered, { price: 3_000_000, downPayment: 200_000 }), entered: {} };
  const source = (one: typeof answered) => curveSource(one, { ...shown, entered: {}, kept })!;
  const drawn = (one: typeof answered) => answerCurves(source(one)).get("priceGrowth");
  expect(drawn(sided)?.kept?.[0]).toBe(2_800_000);
  expect(drawn(sided)?.kept).toHaveLength(21);
  expect(drawn(answered)?.kept).toBeUndefined();
  expect(source(answered).kept?.placeOf("price")).toBe(3_000_000);
});

test("what is counted is divided at its own steps", () => {
  expect(curve("years").answers).toHaveLength(20);
  expect(curve("priceGrowth").answers).toHaveLength(21);
});

test("a curve with corners has more places, and what is counted its own steps", () => {
  const cornered = { ...answer, curve: () => ({ ...answer.curve!(shown), cornered: true as const }) };
  const drawn = answerCurves(curveSource(cornered, { ...shown, entered: {} })!);
  expect(drawn.get("priceGrowth")?.answers).toHaveLength(81);
  expect(drawn.get("years")?.answers).toHaveLength(20);
});

test("stairs have a tread for each step of their field", () => {
  const stairs = {
    ...answer,
    curve: () => ({ ...answer.curve!(shown), stairs: ["priceGrowth"] }),
  };
  const drawn = answerCurves(curveSource(stairs, { ...shown, entered: {} })!);
  expect(drawn.get("priceGrowth")?.answers).toHaveLength(13);
});

test("a curve reaches to where it tips, if its field can hold that", () => {
  expect([curve("priceGrowth").min, curve("priceGrowth").max]).toEqual([0, 12]);
  expect([curve("years").min, curve("years").max]).toEqual([1, 20]);
});
