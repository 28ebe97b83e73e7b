import { expect, test } from "vitest";
import { specifiedFigures } from "#calculations/figures/example-figures.ts";
import type { Answer } from "#web/answer-page/described.ts";
import type { Fields } from "#web/answer-page/fields.ts";
import { defaultInputs, inputsLoanAmount } from "#web/answer-page/inputs.ts";
import { inputsOfText } from "#web/answer-page/numbers.ts";
import { calculatorTabs } from "#web/site/addresses.ts";
import { letterWith } from "#web/testing/example-page.ts";
import { affordability } from "./affordability/affordability.tsx";
import { extraPayments } from "./extra-payments/extra-payments.tsx";
import { loan } from "./loan/loan.tsx";
import { rateSensitivity } from "./rate-sensitivity/rate-sensitivity.tsx";

const defaults = defaultInputs(specifiedFigures);
const incomes = { grossIncome: 51_523, netIncome: 38_642, monthlyExpenses: 12_457, savings: 98_765 };

const plain = (text: string) => text.replaceAll("\u00a0", " ");
const rowsOf = (rows: readonly { label: string; value: string }[] = []) =>
  rows.map(({ label, value }) => [plain(label), plain(value)]);
const amount = (value = "") => Number(value.replace(/\D/g, ""));

test("the loan's letter says the loan, what a bank would quote and the cash line by line", async () => {
  const letter = await letterWith(loan, { downPayment: 200_000 });
  expect(plain(`${letter.about}: ${letter.figure} ${letter.sentence}`)).toBe(
    "Home loan of R1 800 000 at 10.75%: R17 674 a month for 20 years",
  );
  expect(plain(letter.quoted ?? "")).toBe("R18 274");
  expect(rowsOf(letter.rows)).toEqual([
    ["Deposit on R2 000 000", "R200 000"],
    ["Transfer fees", "R41 304"],
    ["Transfer duty", "R33 786"],
    ["Bond fees", "R39 021"],
    ["Initiation fee", "R6 038"],
    ["Cash you need", "R320 149"],
    ["At today’s fees, about", "R325 674"],
  ]);
  expect(rowsOf(letter.fewRows)).toEqual([
    ["Deposit on R2 000 000", "R200 000"],
    ["Transfer fees and duty", "R75 090"],
    ["Bond and initiation fees", "R45 059"],
    ["Cash you need", "R320 149"],
    ["At today’s fees, about", "R325 674"],
  ]);
  expect([letter.name, letter.picture]).toEqual(["home-loan", { drawing: expect.anything() }]);
});

test("whatever the price and the deposit, the lines of the cash add up to its total", async () => {
  for (const purchasePrice of [100_000, 1_234_567, 8_765_432, 100_000_000, 1_000_000_000])
    for (const downPayment of [0, 33_333, 2_000_000_000]) {
      const { rows, fewRows = [] } = await letterWith(loan, { purchasePrice, downPayment });
      for (const lines of [rows, fewRows]) {
        const total = lines.findIndex((line) => line.total);
        const parts = lines.slice(0, total).map(({ value }) => amount(value));
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount(lines[total]?.value));
      }
    }
});

test("who needs no loan gets the cash as the answer, without a curve", async () => {
  const paid = await letterWith(loan, { downPayment: 2_000_000 });
  expect(plain(`${paid.about}: ${paid.figure} ${paid.sentence}`)).toBe(
    "A home of R2 000 000 without a loan: R2 075 090 in cash, for the whole price and the costs of transfer",
  );
  expect([paid.picture, paid.quoted]).toEqual([undefined, undefined]);
  expect(rowsOf(paid.fewRows).map(([label]) => label)).toEqual([
    "Price",
    "Transfer fees and duty",
    "Cash you need",
    "At today’s fees, about",
  ]);
});

const answers = [affordability, loan, rateSensitivity, extraPayments];

test.each(answers as unknown as Answer<Fields, unknown>[])(
  "a link in the letter of $id opens its loan, and never says what anybody earns, spends or has saved",
  async (answer) => {
    const { link } = await letterWith(answer, {
      ...incomes,
      purchasePrice: 1_357_911,
      downPayment: 246_813,
      loanTerm: 25,
      extraPayment: 2_531,
    });
    const { hash, origin } = new URL(link);
    expect(origin).toBe("https://ikhaya.example");
    expect(inputsLoanAmount(inputsOfText(hash.slice(1), defaults)!)).not.toBe(inputsLoanAmount(defaults));
    for (const own of Object.values(incomes)) expect(link).not.toContain(String(own));
    expect(link).not.toMatch(/income|expenses|savings/i);
  },
);

test("the letter of extra payments opens them on their own page", async () => {
  const { link } = await letterWith(extraPayments, { purchasePrice: 1_357_911, extraPayment: 2_531 });
  const { pathname, hash } = new URL(link);
  expect(pathname).toBe(calculatorTabs["extra-payment"].path);
  expect(inputsOfText(hash.slice(1), defaults)).toMatchObject({
    purchasePrice: 1_357_911,
    extraPayment: 2_531,
  });
});

test("affordability opens what its loan costs to buy with, at its own rate and term", async () => {
  const { link, rows } = await letterWith(affordability, {
    grossIncome: 28_000,
    netIncome: 21_000,
    monthlyExpenses: 9_000,
    affordabilityTerm: 25,
    downPayment: 50_000,
  });
  const { pathname, hash } = new URL(link);
  expect(pathname).toBe(calculatorTabs.calculator.path);
  const opened = inputsOfText(hash.slice(1), defaults) ?? defaults;
  expect([opened.interestRate, opened.loanTerm]).toEqual([10.5, 25]);
  const limit = Math.min(...rows.map(({ value }) => amount(value)));
  expect(inputsLoanAmount(opened)).toBe(limit);
  expect(rows.filter(({ total }) => total).map(({ value }) => amount(value))).toEqual([limit, limit]);
});

test("rate sensitivity and extra payments say their own figures, with what banks would quote", async () => {
  const sensitivity = await letterWith(rateSensitivity, {});
  expect(rowsOf(sensitivity.rows)).toEqual([
    ["A month at 7.75%", "R16 097"],
    ["A month now, at 10.75%", "R19 638"],
    ["What banks would quote you now", "R20 305"],
    ["A month at 15.75%", "R25 917"],
  ]);
  const extra = await letterWith(extraPayments, { extraPayment: 2_000, extraPaymentDuration: 60 });
  expect(plain(extra.about)).toBe(
    "Home loan of R2 000 000 over 20 years at 10.75%, with R2 000 extra a month for 5 years",
  );
  expect(rowsOf(extra.rows).at(-1)).toEqual(["Interest with extra", "R2 203 276"]);
});
