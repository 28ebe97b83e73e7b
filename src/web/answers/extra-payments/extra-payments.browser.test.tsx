import { beforeEach, expect, test } from "vitest";
import { renderAnswer } from "#web/testing/numbers-around.tsx";
import { extraPayments } from "./extra-payments.tsx";

beforeEach(() => sessionStorage.clear());

const answer = () => document.querySelector("#answer")?.textContent.replaceAll("\u00a0", " ");

test("a rate from another calculator that is above this one's limit is reckoned with, and the field says so", async () => {
  const { screen, type, numbers } = await renderAnswer(extraPayments, { kept: { interestRate: 30 } });
  await expect.poll(answer).toMatch(/R[\d ]+ saved in interest, and the loan ends .* sooner/);
  const rate = screen.getByRole("textbox", { name: "Interest Rate (%)" });
  await expect
    .element(rate)
    .toHaveAccessibleDescription(
      "30% comes from another tab, and we use it here. The highest rate you can type here is 25%.",
    );
  await type("Interest Rate (%)", "31");
  expect(numbers().inputs.interestRate).toBe(25);
});

test("pressing a usual amount fills it in, and the answer is the saving shown under it", async () => {
  const { screen, numbers } = await renderAnswer(extraPayments);
  const usual = screen.getByRole("button", { name: /^R1.000 saves R/ });
  const saved = usual.element().querySelector("small")?.textContent.replaceAll("\u00a0", " ");
  await usual.click();
  await expect.poll(answer).toContain(`${saved} saved in interest`);
  expect(numbers().inputs.extraPayment).toBe(1_000);
  await expect
    .element(screen.getByRole("textbox", { name: "Extra Monthly Payment (R)" }))
    .toHaveValue("1,000");
});
