import { beforeEach, expect, test } from "vitest";
import { loan } from "#web/answers/loan/loan.tsx";
import { rentOrBuy } from "#web/answers/rent-or-buy/rent-or-buy.tsx";
import { renderAnswer } from "#web/testing/numbers-around.tsx";

beforeEach(() => sessionStorage.clear());

const note = /^With your/;

test("a number from another page is named, with the way back to ours", async () => {
  const { screen } = await renderAnswer(rentOrBuy, { kept: { interestRate: 15 } });
  await expect
    .element(screen.getByText(note))
    .toHaveTextContent("With your interest rate of 15.00%. Use ours");
  await screen.getByRole("button", { name: "Use ours" }).click();
  await expect.element(screen.getByText(note)).not.toBeInTheDocument();
});

test("a value that only follows the price is not: the visitor never entered it", async () => {
  const { screen, type } = await renderAnswer(loan);
  await type("Purchase Price (R)", "3500000");
  await expect.element(screen.getByText(/a month for 20\syears/).first()).toBeVisible();
  await expect.element(screen.getByText(note)).not.toBeInTheDocument();
});
