import { beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { rand } from "#web/format/rand.ts";
import { renderAnswer } from "#web/testing/numbers-around.tsx";
import { cashNeeded } from "./cash-needed.tsx";

beforeEach(() => sessionStorage.clear());

test("the way back from the door leads to the price before the first of its moves", async () => {
  const { screen, numbers } = await renderAnswer(cashNeeded, { kept: { purchasePrice: 2_000_000 } });
  const price = () => numbers().inputs.purchasePrice;
  const resting = screen.getByText("Drag the door to the cash you have.");
  await expect.element(resting).toBeVisible();
  const door = screen.getByRole("slider", { name: /^The cash you have/ }).element() as HTMLInputElement;
  door.focus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.poll(price).toBeLessThan(2_000_000);
  const once = price();
  await expect.poll(() => door.ariaValueText).toContain(rand(once));
  await userEvent.keyboard("{ArrowDown}");
  await expect.poll(price).toBeLessThan(once);
  await screen.getByRole("button", { name: /^Back to R2.000.000$/ }).click();
  expect(price()).toBe(2_000_000);
  await expect.element(resting).toHaveFocus();
});

test.each([2_000_000, 1_100_000])(
  "each key moves the door, and with it the price and the cash, from R%i",
  async (start) => {
    const { screen } = await renderAnswer(cashNeeded, { kept: { purchasePrice: start } });
    const door = screen.getByRole("slider", { name: /^The cash you have/ }).element() as HTMLInputElement;
    door.focus();
    await expect.poll(() => door.ariaValueText).toContain(rand(start));
    let said = door.ariaValueText;
    for (const key of ["ArrowUp", "ArrowRight", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowDown", "End"]) {
      await userEvent.keyboard(`{${key}}`);
      await expect.poll(() => door.ariaValueText).not.toBe(said);
      said = door.ariaValueText;
    }
    // At the bottom nothing follows, and the door is where it is drawn.
    await userEvent.keyboard("{Home}");
    await expect.poll(() => door.ariaValueText).toContain(rand(100_000));
    const bottom = [door.ariaValueText, door.value];
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    expect([door.ariaValueText, door.value]).toEqual(bottom);
  },
);
