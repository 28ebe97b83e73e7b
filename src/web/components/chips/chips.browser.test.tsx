import { useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Chips } from "./chips.tsx";

const options = [
  { value: "any", label: "Any time" },
  { value: "morning", label: "8–11" },
  { value: "evening", label: "17–20" },
] as const;

type Time = (typeof options)[number]["value"];

function Times() {
  const [value, setValue] = useState<Time>("any");
  return <Chips name="time" legend="Time to call" {...{ options, value }} onChange={setValue} />;
}

test("the chips are radio buttons in a group with a name; a press or an arrow key chooses one", async () => {
  const screen = await render(<Times />);
  const chip = (name: string) =>
    screen.getByRole("group", { name: "Time to call" }).getByRole("radio", { name, exact: true });
  await expect.element(chip("Any time")).toBeChecked();
  await chip("8–11").click();
  await expect.element(chip("8–11")).toBeChecked();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(chip("17–20")).toBeChecked();
  await expect.element(chip("17–20")).toHaveFocus();
});

test("each chip is high enough for a finger", async () => {
  const screen = await render(<Times />);
  for (const radio of screen.getByRole("radio").all())
    expect(radio.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});
