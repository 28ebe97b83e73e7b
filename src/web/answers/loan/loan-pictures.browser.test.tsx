import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { specifiedFigures } from "#calculations/figures/example-figures.ts";
import { loan } from "#calculations/loan/loan.ts";
import { LoanCoursePicture, PaymentPictures } from "./loan-pictures.tsx";

const result = loan({
  purchasePrice: 2_000_000,
  propertyValue: 2_000_000,
  downPayment: 0,
  interestRate: 10.75,
  loanTerm: 20,
  today: "2026-11-21",
  figures: specifiedFigures,
});

test("the hundred cents follow the year that one reads, and begin with the first instalment", async () => {
  const screen = await render(<PaymentPictures result={result} />);
  await expect.element(screen.getByText(/87 cents pay interest and 13 cents repay the loan/)).toBeVisible();
  screen.getByRole("slider").element().focus();
  await userEvent.keyboard("{End}");
  await expect.element(screen.getByRole("heading", { name: "Each rand paid in year 20" })).toBeVisible();
  await expect.element(screen.getByText(/5 cents pay interest and 95 cents repay the loan/)).toBeVisible();
  await userEvent.keyboard("{Home}");
  await expect.element(screen.getByRole("heading", { name: "Each rand paid in year 1" })).toBeVisible();
});

test("before anybody reads, the readout is on the year in which half is repaid, and says so", async () => {
  const screen = await render(<LoanCoursePicture result={result} />);
  await expect.element(screen.getByText("Year 15, in which half is repaid")).toBeVisible();
});
