import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { typeOver } from "#web/testing/typing.ts";
import { FirstHomeFinanceCheck } from "./first-home-finance-check.tsx";

const context = { today: "2026-11-22", edition: "specification", addedPrimeRates: [] } as const;

async function renderCheck() {
  const screen = await render(<FirstHomeFinanceCheck {...context} />);
  const income = (text: string) =>
    typeOver(screen.getByRole("textbox", { name: "Gross income of the household a month" }), text);
  return { screen, income };
}

test("an income in the band gives an estimate to the thousand, and a link that takes it along", async () => {
  const { screen, income } = await renderCheck();
  await income("15000");
  await expect
    .element(screen.getByText("With R15\u00a0000 a month you may qualify for about R88\u00a0000.").first())
    .toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "See what it does to the cash you need" }))
    .toHaveAttribute("href", "/tools/cash-needed#subsidy=88000");
  screen.getByRole("slider", { name: "Household income a month, slider" }).element().focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect
    .element(screen.getByRole("textbox", { name: "Gross income of the household a month" }))
    .toHaveValue("15,100");
});

afterEach(() => sessionStorage.clear());

test("income and ticks are there again after a reload", async () => {
  const { screen, income } = await renderCheck();
  await income("15000");
  await screen.getByRole("checkbox", { name: "This is my first home" }).click();
  await screen.unmount();
  const { screen: again } = await renderCheck();
  await expect.element(again.getByRole("checkbox", { name: "This is my first home" })).not.toBeChecked();
  await expect.element(again.getByRole("checkbox", { name: "I am 18 or older" })).toBeChecked();
  await expect
    .element(again.getByRole("textbox", { name: "Gross income of the household a month" }))
    .toHaveValue("15,000");
});

test("what was typed and unticked before it was there to hear it counts", async () => {
  window.entered = { "subsidy-income": "15000", "subsidy-firstHome": "0" };
  const { screen } = await renderCheck();
  delete window.entered;
  await expect
    .element(screen.getByRole("textbox", { name: "Gross income of the household a month" }))
    .toHaveValue("15,000");
  await expect.element(screen.getByRole("checkbox", { name: "This is my first home" })).not.toBeChecked();
  await expect
    .element(screen.getByText("You may not qualify: it is for a first home.").first())
    .toBeVisible();
});

test("what speaks against it is said in words, all of it", async () => {
  const { screen, income } = await renderCheck();
  await income("22001");
  await screen.getByRole("checkbox", { name: "This is my first home" }).click();
  await expect
    .element(
      screen
        .getByText(
          "You may not qualify: it is for a first home; the household may earn at most R22\u00a0000 a month.",
        )
        .first(),
    )
    .toBeVisible();
  await income("3500");
  await expect.element(screen.getByText(/must earn at least R3\u00a0501 a month/).first()).toBeVisible();
});

test("without an income it shows both ends of the scale", async () => {
  const { screen, income } = await renderCheck();
  await income("0");
  await expect.element(screen.getByText(/from R38\u00a0911 to R169\u00a0265/).first()).toBeVisible();
});
