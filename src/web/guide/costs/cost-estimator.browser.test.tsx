import { beforeEach, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { keptInputsPlace } from "#web/answer-page/kept-numbers.ts";
import { CostEstimator } from "./cost-estimator.tsx";

const context = { today: "2026-11-21", edition: "specification", addedPrimeRates: [] } as const;

beforeEach(() => sessionStorage.clear());

test("price and deposit are those of the calculators, and what changes here changes there", async () => {
  sessionStorage.setItem(keptInputsPlace, "purchasePrice=3000000&downPayment=250000&interestRate=11");
  await render(<CostEstimator {...context} />);
  const price = page.getByLabelText("Property Price", { exact: true });
  const deposit = page.getByLabelText("Deposit (%)", { exact: true });
  await expect.element(price).toHaveValue("3,000,000");
  await expect.element(page.getByLabelText("Bond Amount (calculated)")).toHaveValue("2,750,000");
  await deposit.fill("10");
  await price.fill("1234567");
  await expect.element(deposit).toHaveValue("10");
  await expect
    .poll(() => sessionStorage.getItem(keptInputsPlace))
    .toContain("purchasePrice=1234567&linkedValue=1&downPayment=123457&interestRate=11");
});

test("a link that was saved when the estimator had a price of its own opens with it", async () => {
  const address = location.href;
  onTestFinished(() => history.replaceState(history.state, "", address));
  history.replaceState(history.state, "", "#estimatorPrice=1477000&estimatorDeposit=20");
  await render(<CostEstimator {...context} />);
  await expect.element(page.getByLabelText("Property Price", { exact: true })).toHaveValue("1,477,000");
  await expect.element(page.getByLabelText("Bond Amount (calculated)")).toHaveValue("1,181,600");
});

test("a price alone leaves the calculators without a deposit, as they were", async () => {
  await render(<CostEstimator {...context} />);
  await page.getByLabelText("Property Price", { exact: true }).fill("1500000");
  await expect
    .poll(() => sessionStorage.getItem(keptInputsPlace))
    .toContain("purchasePrice=1500000&linkedValue=1&downPayment=0");
  await expect.element(page.getByLabelText("Bond Amount (calculated)")).toHaveValue("1,350,000");
});

test("a whole deposit, none and no price each have their own sentence", async () => {
  await render(<CostEstimator {...context} />);
  await expect
    .element(page.getByText(/R320.149 in cash for this home: your deposit and the costs\./).first())
    .toBeVisible();
  const deposit = page.getByLabelText("Deposit (%)", { exact: true });
  await deposit.fill("100");
  await expect
    .element(
      page.getByText(/R2.075.090 in cash for this home: the whole price and the costs of transfer\./).first(),
    )
    .toBeVisible();
  await deposit.fill("0");
  await expect
    .element(page.getByText(/R122.432 in cash for this home: the costs alone, with no deposit\./).first())
    .toBeVisible();
  await page.getByLabelText("Property Price", { exact: true }).fill("");
  await expect.element(page.getByText(/^Enter a property price to see the costs/).first()).toBeVisible();
  await expect.element(page.getByRole("link", { name: /^Deposit/ })).not.toBeInTheDocument();
});

test("the house is pulled to its price, up to what was typed, and from the ground up again", async () => {
  await render(<CostEstimator {...context} />);
  const price = page.getByLabelText("Property Price", { exact: true });
  const slider = page.getByRole("slider", { name: "Price, slider" });
  await price.fill("2000000");
  slider.element().focus();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(price).toHaveValue("2,050,000");
  await userEvent.keyboard("{Home}");
  await expect.element(page.getByText(/^Enter a property price/).first()).toBeVisible();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(price).toHaveValue("50,000");
  await price.fill("4200000");
  await expect.element(slider).toHaveAttribute("max", "4200000");
});

test("the special cases of duty: a seller who charges VAT, a fair value above the price, and the day of the offer", async () => {
  await render(<CostEstimator {...context} />);
  await page.getByLabelText("Property Price", { exact: true }).fill("2000000");
  await page.getByText("Upfront & Statutory Costs").first().click();
  await page.getByText(/^Special cases/).click();
  const duty = page.getByRole("row", { name: /^Transfer Duty/ });
  await expect.element(duty).toMatchTextContent(/R33\D*786$/);

  const vat = page.getByLabelText("I buy from a developer or another VAT vendor");
  await vat.click();
  await expect.element(duty).toMatchTextContent(/None: the price includes R260\D*870 of VAT.*R0$/);
  await vat.click();

  const fairValue = page.getByLabelText("Fair value, if the price is lower", { exact: true });
  await page.getByLabelText("Property Price", { exact: true }).fill("1200000");
  await expect.element(duty).toMatchTextContent(/R0$/);
  await fairValue.fill("1600000");
  await expect
    .element(duty)
    .toMatchTextContent(/On the fair value of R1\D*600\D*000, SARS sliding scale.*R11\D*700$/);
  await fairValue.fill("");

  await page.getByLabelText("Property Price", { exact: true }).fill("2000000");
  await page.getByLabelText("Offer signed on (optional)").fill("2025-03-31");
  await expect.element(duty).toMatchTextContent(/2024\/25.*R41\D*625$/);
});
