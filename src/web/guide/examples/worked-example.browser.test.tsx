import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { specifiedFigures } from "#calculations/figures/example-figures.ts";
import { LettingExample } from "./letting-example.tsx";
import { SwitchingExample } from "./switching-example.tsx";

test("what was typed early stays within its limit, like what is typed later", async () => {
  window.entered = { "letting-example-deposit": "150" };
  const screen = await render(<LettingExample rules={specifiedFigures.capitalGains} />);
  delete window.entered;
  await expect.element(screen.getByLabelText("Deposit")).toHaveValue("100");
});

test("an example follows what is typed, and what was typed before it was there", async () => {
  window.entered = { "switching-example-newRate": "8,75", "switching-example-owed": "1,2m" };
  const screen = await render(<SwitchingExample today="2026-11-21" edition="specification" />);
  delete window.entered;
  await expect.element(screen.getByLabelText("New rate")).toHaveValue("8.75");
  await expect.element(screen.getByLabelText("What you still owe")).toHaveValue("1,200,000");
  await expect
    .element(screen.getByRole("link"))
    .toHaveAttribute("href", expect.stringContaining("newRate=8.75"));
  await screen.getByLabelText("What you still owe").fill("2000000");
  await expect
    .element(screen.getByRole("link"))
    .toHaveAttribute("href", expect.stringContaining("balance=2000000"));
  await screen.getByLabelText("New rate").fill("12");
  await expect.element(screen.getByText(/does this switch pay for itself/)).toBeVisible();
});
