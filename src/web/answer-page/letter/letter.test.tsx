import { expect, test } from "vitest";
import { specifiedFigures } from "#calculations/figures/example-figures.ts";
import { site } from "#web/site/example-site.ts";
import { defaultInputs, inputsLoanAmount } from "../inputs.ts";
import { inputsOfText } from "../numbers.ts";
import { letterOf } from "./letter.tsx";

const page = { site, today: "2026-11-22", figures: specifiedFigures };
const defaults = defaultInputs(specifiedFigures);
const link = "https://ikhaya.example/tools/a-tool#price=5";
const said = { figure: "R17 674", sentence: "a month for 20 years", name: "a-tool", link };
const rows = [{ label: "In month 1", value: "R5" }];

test("a letter says when it was worked out, of which day its figures are, and where it is from", () => {
  expect(letterOf({ about: "A home", rows }, said, page)).toMatchObject({
    ...said,
    ...{ about: "A home", rows, productName: site.productName, host: "ikhaya.example" },
    dates: expect.stringMatching(
      /^Worked out on 22 November 2026\. Our table’s newest prime rate: 10\.5%, dated .*A guide, not an offer from a bank\.$/,
    ),
    fewDates: expect.stringMatching(/^Worked out on 22 November 2026\. Prime has been /),
  });
});

test("a letter with words and a name of its own says those", () => {
  const own = { name: "home-loan", figure: "R2 075 090", sentence: "in cash" };
  expect(letterOf({ about: "A home", rows, ...own }, said, page)).toMatchObject(own);
});

test("where a letter opens other numbers, its link has them and nobody's income", () => {
  const incomes = { grossIncome: 51_523, netIncome: 38_642, monthlyExpenses: 12_457, savings: 98_765 };
  const inputs = { ...defaults, ...incomes, purchasePrice: 1_357_911, downPayment: 246_813 };
  const opens = { path: "/calculator/calculator", inputs };
  const { pathname, hash } = new URL(letterOf({ about: "", rows, opens }, said, page).link);
  expect(pathname).toBe("/calculator/calculator");
  const opened = inputsOfText(hash.slice(1), defaults)!;
  expect(inputsLoanAmount(opened)).toBe(1_357_911 - 246_813);
  expect(hash).not.toMatch(/income|expenses|savings/i);
  for (const income of Object.values(incomes)) expect(hash).not.toContain(String(income));
});

test("a letter has the picture of its page, unless it says otherwise", () => {
  const drawing = <p>A picture</p>;
  expect(letterOf({ about: "A home", rows }, said, page, drawing).picture).toEqual({ drawing });
  expect(letterOf({ about: "A home", rows }, said, page, false).picture).toBe(undefined);
  const picture = { title: "What each rule allows" };
  expect(letterOf({ about: "A home", rows, picture }, said, page, drawing).picture).toEqual(picture);
});
