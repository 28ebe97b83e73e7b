import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { CostEstimator } from "./cost-estimator.tsx";

test("a whole deposit, none and no price each have their own sentence", async () => {
  await render(<CostEstimator today="2026-11-21" edition="specification" />);
  await expect
    .element(page.getByText(/R320.149 in cash: your deposit and the costs\./).first())
    .toBeVisible();
  const deposit = page.getByLabelText("Deposit (%)", { exact: true });
  await deposit.fill("100");
  await expect
    .element(page.getByText(/R2.075.090 in cash: the whole price and the costs of transfer\./).first())
    .toBeVisible();
  await deposit.fill("0");
  await expect
    .element(page.getByText(/R122.432 in cash: the costs alone, with no deposit\./).first())
    .toBeVisible();
  await page.getByLabelText("Property Price", { exact: true }).fill("");
  await expect.element(page.getByText(/^Enter a property price to see the costs/).first()).toBeVisible();
  await expect.element(page.getByLabelText("Cash you need")).not.toBeInTheDocument();
});
