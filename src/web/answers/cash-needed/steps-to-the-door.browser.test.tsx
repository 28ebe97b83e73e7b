import { beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { renderAnswer } from "#web/testing/numbers-around.tsx";
import { cashNeeded } from "./cash-needed.tsx";

beforeEach(() => sessionStorage.clear());

test("the way back from the door leads to the price before the first of its moves", async () => {
  const { screen, numbers } = await renderAnswer(cashNeeded, { kept: { purchasePrice: 2_000_000 } });
  const price = () => numbers().inputs.purchasePrice;
  const resting = screen.getByText("Drag the door to the cash you have.");
  await expect.element(resting).toBeVisible();
  (screen.getByRole("slider", { name: /^The cash you have/ }).element() as HTMLInputElement).focus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.poll(price).toBeLessThan(2_000_000);
  const once = price();
  await userEvent.keyboard("{ArrowDown}");
  await expect.poll(price).toBeLessThan(once);
  await screen.getByRole("button", { name: /^Back to R2.000.000$/ }).click();
  expect(price()).toBe(2_000_000);
  await expect.element(resting).toHaveFocus();
});
