import { beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { renderAnswer } from "#web/testing/numbers-around.tsx";
import { loan } from "./loan.tsx";

beforeEach(() => sessionStorage.clear());

const kept = { purchasePrice: 2_000_000, downPayment: 0, interestRate: 10.75, loanTerm: 20 };

test("a key moves the door by about a year, and the term follows it up to both ends", async () => {
  const { screen, numbers } = await renderAnswer(loan, { kept });
  const door = screen.getByRole("slider", { name: /^When half is yours/ });
  const words = () => door.element().getAttribute("aria-valuetext")?.replaceAll("\u00a0", " ");
  await expect.poll(words).toBe("Half yours after 14 years, 5 months, and all of it after 20 years");
  (door.element() as HTMLInputElement).focus();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.poll(words).toBe("Half yours after 13 years, 7 months, and all of it after 19 years");
  expect(numbers().inputs.loanTerm).toBe(19);
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(() => numbers().inputs.loanTerm).toBe(20);
  await userEvent.keyboard("{End}");
  await expect.poll(() => numbers().inputs.loanTerm).toBe(30);
  await userEvent.keyboard("{Home}");
  await expect.poll(() => numbers().inputs.loanTerm).toBe(1);
});

test("where half is yours from the start there is no door to move", async () => {
  const { screen } = await renderAnswer(loan, { kept: { ...kept, downPayment: 1_200_000 } });
  await expect.element(screen.getByText(/half of the home is yours from the start/)).toBeInTheDocument();
  await expect.element(screen.getByText(/Drag the door/)).not.toBeInTheDocument();
});
