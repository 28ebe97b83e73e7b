import { beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
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

test("pressing a usual amount fills it in, and the answer is the saving that it says rounded", async () => {
  const { screen, type, numbers } = await renderAnswer(extraPayments);
  const usual = screen.getByRole("button", { name: /^R1.000 saves R/ });
  expect(usual.element().querySelector("small")?.textContent).toBe("R443k");
  await usual.click();
  await expect.poll(answer).toContain("R442 513 saved in interest");
  expect(numbers().inputs.extraPayment).toBe(1_000);
  // Without a loan the fields below the picture stay where they are.
  const picture = () => document.querySelector("figure")?.textContent.replaceAll("\u00a0", " ");
  await expect.poll(picture).toContain("R1 000 extra");
  await type("Loan Amount (R)", "0");
  await expect.element(screen.getByRole("region", { name: "With and without" })).not.toBeInTheDocument();
  expect(picture()).toContain("R1 000 extra");
  // The last picture only keeps its room, and what is pressed under it.
  const kept = () => document.querySelector("figure")!.closest("[inert]")?.querySelectorAll("button").length;
  await expect.poll(kept).toBe(3);
  await expect
    .element(screen.getByRole("textbox", { name: "Extra Monthly Payment (R)" }))
    .toHaveValue("1,000");
});

test("moving the door of the picture finds the extra payment for that month, and none at its right end", async () => {
  const { screen, numbers } = await renderAnswer(extraPayments);
  const door = screen.getByRole("slider", { name: /^When the loan is paid off/ });
  const words = () => door.element().getAttribute("aria-valuetext")?.replaceAll("\u00a0", " ");
  expect(words()).toBe("Paid off after 18 years, 6 months: R500 more a month");
  (door.element() as HTMLInputElement).focus();
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
  await expect.poll(words).toMatch(/^Paid off after 18 years, 4 months: R5\d\d more a month$/);
  await userEvent.keyboard("{End}");
  await expect.poll(words).toBe("Paid off after 20 years: R0 more a month");
  expect(numbers().inputs.extraPayment).toBe(0);
  await userEvent.keyboard("{Home}");
  await expect.poll(words).toMatch(/^Paid off after 1 month: R1 9\d\d \d\d\d more a month$/);
});
