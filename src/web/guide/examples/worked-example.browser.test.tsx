import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { SwitchingExample } from "./switching-example.tsx";

test("an example follows what is typed, and what was typed before it was there", async () => {
  window.entered = { "switching-example-newRate": "8,75" };
  const screen = await render(<SwitchingExample today="2026-11-21" edition="specification" />);
  delete window.entered;
  await expect.element(screen.getByLabelText("New rate")).toHaveValue("8.75");
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
