import { beforeEach, expect, test } from "vitest";
import { affordabilityExample as example } from "#calculations/affordability/affordability-defaults.ts";
import { renderPart } from "#web/testing/numbers-around.tsx";
import { loan } from "../loan/loan.tsx";
import { AffordableNote } from "./affordable-note.tsx";

beforeEach(() => sessionStorage.clear());

const nurse = { grossIncome: 28_000, netIncome: 21_000, monthlyExpenses: 9_000 };

test("what the income pays for becomes the loan with one press", async () => {
  const { screen, numbers } = await renderPart(loan, <AffordableNote />, { kept: nurse });
  await expect
    .element(screen.getByText(/^This is our example\. Your income could pay for a loan of R841.363\./))
    .toBeVisible();
  await screen.getByRole("button", { name: "Use that" }).click();
  expect(numbers().inputs).toMatchObject({ purchasePrice: 841_363, downPayment: 0, interestRate: 10.5 });
  await expect.element(screen.getByText(/our example/)).not.toBeInTheDocument();
});

test.for([
  ["a price of one's own", { ...nurse, purchasePrice: 900_000 }],
  ["no income", {}],
  ["the income of our example", example],
] as const)("it is not offered with %s", async ([, kept]) => {
  const { screen } = await renderPart(loan, <AffordableNote />, { kept });
  await expect.element(screen.getByText(/our example/)).not.toBeInTheDocument();
});
